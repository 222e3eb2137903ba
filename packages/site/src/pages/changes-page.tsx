import { changeKindTexts } from '@redakcja/domain/settings/languages/change-kind-texts';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { PublicChange } from '@redakcja/generated/model/publicChange';
import { Page } from '../page.tsx';
import type { PageContext } from '../page-context.tsx';
import { ownPath, pages, subscriptionsPath } from '../parts/addresses.tsx';
import { Breadcrumbs } from '../parts/frame/breadcrumbs.tsx';
import { PagesNav, pageAddresses } from '../parts/frame/pages-nav.tsx';
import { textsOf } from '../texts.tsx';

interface ChangesPageProps extends PageContext {
  /** What the list is narrowed by. */
  query: URLSearchParams;
  list: { rows: readonly PublicChange[]; total: number; page: number; size: number };
}

/** The register of changes: of everything, or of one category. */
export function ChangesPage({ query, list, ...page }: ChangesPageProps) {
  const t = textsOf(page.frame);
  const { isoCode } = page.frame.site.language;
  const own = ownPath(isoCode, pages.changes);
  const category = query.get('kategoria');
  const isNarrowed = query.has('od') || query.has('do') || category !== null;
  return (
    <Page {...page} query={query} title={t('Rejestr zmian')}>
      <Breadcrumbs isoCode={isoCode} />
      <h1>{t('Rejestr zmian')}</h1>
      <form className="filters" method="get" action={own}>
        {category && <input type="hidden" name="kategoria" value={category} />}
        <label>
          {t('Od')} <input type="date" name="od" defaultValue={query.get('od') ?? ''} />
        </label>
        <label>
          {t('Do')} <input type="date" name="do" defaultValue={query.get('do') ?? ''} />
        </label>
        <button type="submit">{t('Pokaż')}</button>
        {page.frame.hasSubscriptions && (
          <a href={subscriptionsPath(isoCode, category ? { kategoria: Number(category) } : {})}>
            {t('Powiadomienia e-mail')}
          </a>
        )}
      </form>
      {list.total === 0 ? (
        <p>{t(isNarrowed ? 'Nie ma zmian w tym okresie' : 'Jeszcze nic nie opublikowano')}.</p>
      ) : (
        <div className="wide">
          <table className="changes">
            <thead>
              <tr>
                <th scope="col">{t('Kiedy')}</th>
                <th scope="col">{t('Co')}</th>
                <th scope="col">{t('Informacja')}</th>
                <th scope="col">{t('Wytworzył lub odpowiada za treść')}</th>
                <th scope="col">{t('Powód')}</th>
              </tr>
            </thead>
            <tbody>
              {list.rows.map((change) => (
                <tr key={`${change.articleId}-${change.kind}-${change.changeDate}-${change.reason}`}>
                  <td>{formatDateTime(change.changeDate)}</td>
                  <td>{t(changeKindTexts[change.kind])}</td>
                  <td>
                    <a href={change.path}>{change.title ?? `${t('Informacja').toLowerCase()} ${change.articleId}`}</a>
                    {change.titleRemovalReason !== null && <span className="hint"> ({change.titleRemovalReason})</span>}
                    {change.version > 1 && (
                      <span className="hint"> {`${t('Wersja').toLowerCase()} ${change.version}`}</span>
                    )}
                  </td>
                  <td>{change.authorName}</td>
                  <td>{change.reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <PagesNav {...list} addressOf={pageAddresses(own, query)} />
    </Page>
  );
}
