import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import { PublicPageKind } from '@redakcja/generated/model/publicPageKind';
import type { PublicPageViews } from '@redakcja/generated/model/publicPageViews';
import type { ReactNode } from 'react';
import { Page } from '../page.tsx';
import type { PageContext } from '../page-context.tsx';
import { ownPath, pages } from '../parts/addresses.tsx';
import { Breadcrumbs } from '../parts/frame/breadcrumbs.tsx';
import { PagesNav } from '../parts/frame/pages-nav.tsx';
import { Fixed, Written } from '../texts.tsx';

interface StatisticsPageProps extends PageContext {
  /** As `2026-11`. */
  month: string;
  list: { rows: readonly PublicPageViews[]; total: number; page: number; size: number };
}

/** Pages that have no title of their own. */
const titles: Readonly<Partial<Record<PublicPageKind, readonly [title: ReactNode, path: string]>>> = {
  [PublicPageKind.Home]: [<Fixed key="home" text="Strona główna" />, pages.home],
  [PublicPageKind.Search]: ['Wyszukiwarka', pages.search],
  [PublicPageKind.Changes]: [<Fixed key="changes" text="Rejestr zmian" />, pages.changes],
  [PublicPageKind.Map]: [<Fixed key="map" text="Mapa strony" />, pages.map],
  [PublicPageKind.Office]: ['Dane urzędu', pages.office],
  [PublicPageKind.Feeds]: ['Kanały RSS i dane do pobrania', pages.feeds],
  [PublicPageKind.Statistics]: ['Statystyka', pages.statistics],
};

/** How often pages were read in a month, without anything of who read them. */
export function StatisticsPage({ month, list, ...page }: StatisticsPageProps) {
  const { isoCode } = page.frame.site.language;
  const own = ownPath(isoCode, pages.statistics);
  return (
    <Page {...page} title="Statystyka odwiedzin" isPolish>
      <Breadcrumbs isoCode={isoCode} />
      <h1>Statystyka odwiedzin</h1>
      <p>
        Wyświetlenia stron liczy serwer biuletynu, bez plików cookie i adresów IP. Liczy każdą stronę, o którą prosi
        przeglądarka; programy, które podają inną nazwę, i strony wczytane na zapas nie są liczone.
      </p>
      <form className="filters" method="get" action={own}>
        <label>
          Miesiąc <input type="month" name="miesiac" defaultValue={month} />
        </label>
        <button type="submit">
          <Fixed text="Pokaż" />
        </button>
      </form>
      <p>
        <a href={`/statystyka.csv?miesiac=${month}`}>Pobierz jako CSV</a>
      </p>
      {list.total > 0 && (
        <div className="wide">
          <table>
            <thead>
              <tr>
                <th scope="col">Strona</th>
                <th scope="col">Wyświetlenia</th>
              </tr>
            </thead>
            <tbody>
              {list.rows.map(({ kind, title, path, views }) => {
                const named = title === null ? 'Zakładka' : <Written>{title}</Written>;
                const [text, address] = titles[kind] ?? [named, path];
                return (
                  <tr key={`${kind} ${path}`}>
                    <td>{address === null ? text : <a href={path ?? ownPath(isoCode, address)}>{text}</a>}</td>
                    <td>{views.toLocaleString('pl')}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <p className="hint">
        {list.total === 0 ? 'W tym miesiącu nie policzono jeszcze wyświetleń.' : countOf(list.total, nouns.page)}
      </p>
      <PagesNav {...list} addressOf={(number) => `${own}?miesiac=${month}&strona=${number}`} />
    </Page>
  );
}
