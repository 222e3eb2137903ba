import { Page } from '../../page.tsx';
import type { PageContext } from '../../page-context.tsx';
import { ownPath, subscriptionFields, subscriptionPages } from '../../parts/addresses.tsx';
import { CategoryChoice, type ChosenCategory } from '../../parts/category-choice.tsx';
import { Breadcrumbs } from '../../parts/frame/breadcrumbs.tsx';
import { textsOf } from '../../texts.tsx';

interface SubscriptionsPageProps extends PageContext {
  categories: readonly ChosenCategory[];
  /** The article that the form is for; the categories can be chosen from otherwise. */
  article: { id: number; title: string } | null;
  category: number | null;
  /** What was typed, when it is no address. */
  refused: string | null;
}

/** A plain form: whoever sends it gets a mail with a link to confirm. */
export function SubscriptionsPage({ categories, article, category, refused, ...page }: SubscriptionsPageProps) {
  const t = textsOf(page.frame);
  const { isoCode } = page.frame.site.language;
  const { email, frequency, atOnce, ...of } = subscriptionFields;
  return (
    <Page {...page} title={t('Powiadomienia e-mail')}>
      <Breadcrumbs isoCode={isoCode} />
      <h1>{t('Powiadomienia e-mail')}</h1>
      <form className="filters subscribe" method="post" action={ownPath(isoCode, subscriptionPages.form)}>
        {article === null ? (
          <CategoryChoice name={of.category} categories={categories} chosen={category} />
        ) : (
          <p>
            <input type="hidden" name={of.article} value={article.id} />
            {t('O czym')}: <strong>{article.title}</strong>
          </p>
        )}
        <label>
          {t('Adres e-mail')}{' '}
          <input
            type="email"
            name={email}
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={refused ?? ''}
            aria-invalid={refused !== null || undefined}
            aria-describedby={refused === null ? undefined : 'zly-adres'}
          />
        </label>
        {refused !== null && (
          <p className="error" id="zly-adres" role="alert">
            {t('To nie jest adres e-mail')}
          </p>
        )}
        <fieldset>
          <legend>{t('Jak często')}</legend>
          <label>
            <input type="radio" name={frequency} value="" defaultChecked /> {t('raz dziennie')}
          </label>
          <label>
            <input type="radio" name={frequency} value={atOnce} /> {t('od razu')}
          </label>
        </fieldset>
        <button type="submit">{t('Zamów powiadomienia')}</button>
      </form>
      <p className="hint">{t('Adres służy tylko do wysyłania tych powiadomień. Nie sprawdzamy, czy są czytane')}.</p>
    </Page>
  );
}
