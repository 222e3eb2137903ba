import type { FixedText } from '@redakcja/domain/settings/languages/fixed-texts';
import { Page } from '../../page.tsx';
import type { PageContext } from '../../page-context.tsx';
import { subscriptionSteps } from '../../parts/addresses.tsx';
import { Breadcrumbs } from '../../parts/frame/breadcrumbs.tsx';
import { textsOf } from '../../texts.tsx';

/** After the form, and behind the links of mails. A link alone does nothing, since programs that check mails follow it. */
export type SubscriptionAnswer = 'asked' | 'unconfirmed' | 'confirmed' | 'left' | 'void';

interface Said {
  text: FixedText;
  button?: { text: FixedText; step: string };
}

const leave = { text: 'Zrezygnuj z powiadomień', step: subscriptionSteps.leave } as const;
const answers: Readonly<Record<SubscriptionAnswer, Said>> = {
  asked: {
    text: 'Wysłaliśmy wiadomość z linkiem. Otwórz go w ciągu 48 godzin i potwierdź zamówienie',
  },
  unconfirmed: {
    text: 'Jeżeli to nie Twoja prośba, nic nie rób: adres usuniemy po 48 godzinach',
    button: { text: 'Potwierdź powiadomienia', step: subscriptionSteps.confirm },
  },
  confirmed: { text: 'Powiadomienia są zamówione', button: leave },
  left: { text: 'Powiadomień już nie będzie, a adres jest usunięty' },
  void: { text: 'Ten link nie jest już ważny' },
};

export function SubscriptionAnswerPage({ answer, ...page }: PageContext & { answer: SubscriptionAnswer }) {
  const t = textsOf(page.frame);
  const { text, button } = answers[answer];
  return (
    <Page {...page} title={t('Powiadomienia e-mail')} isIndexed={false}>
      <Breadcrumbs isoCode={page.frame.site.language.isoCode} />
      <h1>{t('Powiadomienia e-mail')}</h1>
      <p role="status">{t(text)}.</p>
      {button !== undefined && (
        <form method="post" action={`${page.path}?${page.query}`}>
          <button type="submit" name={subscriptionSteps.field} value={button.step}>
            {t(button.text)}
          </button>
        </form>
      )}
    </Page>
  );
}
