// What mails to subscribers say, in the words of the bulletin in their language, as the register of changes is when they are sent.
import { createHmac } from 'node:crypto';
import { changeKindTexts } from '@redakcja/domain/settings/languages/change-kind-texts';
import type { FixedText } from '@redakcja/domain/settings/languages/fixed-texts';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import { languageTag } from '@redakcja/domain/shared/formats/language-tag';
import { ownPath, pages, subscriptionPages, subscriptionSteps } from '@redakcja/site/parts/addresses';
import { sql } from 'drizzle-orm';
import type { SystemServices } from '../../call/services.ts';
import { boolean, integer, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { loadKeys } from '../../identity/provider/keys.ts';
import type { Part } from '../../mail/letter.ts';
import type { Mail } from '../../mail/queue.ts';
import type { Addressed, MakeMail } from '../../mail/send-mails.ts';
import { readFrame } from '../operations/public-frame.ts';
import { readNews, Scope } from './queue-news.ts';
import { hashOf } from './subscription-calls.ts';

const subscriber = rowShape({
  id: integer('s.id'),
  key: text('s.key::text'),
  email: text('s.email'),
  lang: text('l.iso_code'),
  scope: oneOf(Scope, 's.scope'),
  item: integer('s.item'),
  isConfirmed: boolean('s.confirmed_at is not null'),
});

/** The one token of a subscription, for confirming and for leaving. Its hash alone is stored, so that the bulletin finds it. */
async function tokenOf({ db }: Pick<SystemServices, 'db'>, { id, key }: { id: number; key: string }): Promise<string> {
  const { secret } = await loadKeys(db);
  const token = createHmac('sha256', secret).update(`subscription ${id} ${key}`).digest('base64url');
  const hash = hashOf(token);
  await db.execute(
    sql`update subscriptions set token_hash = ${hash} where id = ${id} and token_hash is distinct from ${hash}`,
  );
  return token;
}

async function open(services: SystemServices, { subscriptionId }: Mail) {
  const { db, config } = services;
  const [one] = await db.rows(
    subscriber,
    sql`${subscriber.select} from subscriptions s join public_languages l on l.id = s.language_id where s.id = ${subscriptionId}`,
  );
  const frame = one === undefined ? null : await readFrame(db, one.lang);
  if (one === undefined || frame === null) return null;
  const known = new Map(frame.texts.map(({ name, text: words }) => [name, words]));
  const token = await tokenOf(services, one);
  return {
    one,
    t: (polish: FixedText) => known.get(polish) ?? polish,
    officeName: frame.site.officeName,
    address: (path: string) => config.site.url + path,
    link: `${config.site.url}${ownPath(one.lang, subscriptionPages.link)}?${subscriptionSteps.token}=${token}`,
  };
}

type Opened = NonNullable<Awaited<ReturnType<typeof open>>>;

function addressed({ one, t, officeName, link }: Opened, subject: FixedText, parts: readonly Part[]): Addressed {
  return {
    to: one.email,
    letter: { lang: languageTag(one.lang), subject: `${t(subject)} – ${officeName}`, parts },
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

const leave = ({ t, link }: Opened) => ({ text: t('Zrezygnuj z powiadomień'), url: link });

export const confirmationMail: MakeMail = async (services, mail) => {
  const opened = await open(services, mail);
  if (opened === null) return null;
  const { one, t, link } = opened;
  if (one.isConfirmed)
    return addressed(opened, 'Powiadomienia e-mail', [`${t('Powiadomienia są zamówione')}.`, leave(opened)]);
  return addressed(opened, 'Potwierdź powiadomienia', [
    { text: t('Potwierdź powiadomienia'), url: link },
    `${t('Jeżeli to nie Twoja prośba, nic nie rób: adres usuniemy po 48 godzinach')}.`,
  ]);
};

/** Beyond them the mail leads to the register. */
const mostChanges = 50;

export const newsMail: MakeMail = async (services, mail) => {
  const opened = await open(services, mail);
  if (opened === null || !opened.one.isConfirmed) return null;
  const { one, t, address } = opened;
  const period = { from: new Date(String(mail.facts.from)), until: new Date(String(mail.facts.until)) };
  const news = await readNews(services.db, one, period, mostChanges + 1);
  if (news.length === 0) return null;
  const changes = news.slice(0, mostChanges).map((change) => ({
    text: change.title ?? `${t('Informacja')} ${change.articleId}`,
    url: address(change.path),
    note: [
      `${t(changeKindTexts[change.kind])}, ${formatDateTime(change.changeDate)}`,
      ...(change.reason ? [`${t('Powód')}: ${change.reason}`] : []),
    ].join('. '),
  }));
  const register = { text: t('Rejestr zmian'), url: address(ownPath(one.lang, pages.changes)) };
  return addressed(opened, 'Zmiany w biuletynie', [
    changes,
    ...(news.length > mostChanges ? [register] : []),
    leave(opened),
  ]);
};
