import { countOf, nouns } from '@redakcja/domain/shared/polish-plural';
import type { PublicCategory } from '@redakcja/generated/model/publicCategory';
import { Page } from '../page.tsx';
import type { PageContext } from '../page-context.tsx';
import { ownPath, pages } from '../parts/addresses.tsx';
import { ArticleList } from '../parts/article-list.tsx';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { PagesNav } from '../parts/pages-nav.tsx';
import type { ListedPage } from './category-page.tsx';

interface SearchPageProps extends PageContext {
  /** Empty shows everything that is published. */
  phrase: string;
  query: URLSearchParams;
  categories: readonly PublicCategory[];
  list: ListedPage;
}

/** A plain form: what was searched is the address of the page. */
export function SearchPage({ phrase, query, categories, list, ...page }: SearchPageProps) {
  const { isoCode } = page.frame.site.language;
  const own = ownPath(isoCode, pages.search);
  const addressOf = (number: number) => {
    const next = new URLSearchParams(query);
    next.set('strona', String(number));
    return `${own}?${next}`;
  };
  const title = phrase === '' ? 'Wszystkie publikacje' : `Wyniki dla „${phrase}”`;
  return (
    <Page {...page} title={title} isIndexed={false}>
      <Breadcrumbs isoCode={isoCode} />
      <h1>{title}</h1>
      <form className="filters" method="get" action={own} aria-label="Zawężenie wyników">
        <label className="phrase">
          Szukane słowa <input type="search" name="q" defaultValue={phrase} maxLength={200} />
        </label>
        <label>
          Kategoria{' '}
          <select name="kategoria" defaultValue={query.get('kategoria') ?? ''}>
            <option value="">wszystkie</option>
            {categories.map(({ id, level, displayText }) => (
              <option key={id} value={id}>
                {'– '.repeat(level - 1) + displayText}
              </option>
            ))}
          </select>
        </label>
        <label>
          Od <input type="date" name="od" defaultValue={query.get('od') ?? ''} />
        </label>
        <label>
          Do <input type="date" name="do" defaultValue={query.get('do') ?? ''} />
        </label>
        <button type="submit">Szukaj</button>
      </form>
      <p className="hint" role="status">
        {list.total === 0
          ? 'Nic nie znaleziono. Spróbuj krótszego słowa albo innej kategorii.'
          : countOf(list.total, nouns.article)}
      </p>
      <ArticleList rows={list.rows} />
      <PagesNav {...list} addressOf={addressOf} />
    </Page>
  );
}
