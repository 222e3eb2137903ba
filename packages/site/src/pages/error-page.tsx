import { Page } from '../page.tsx';
import type { PageContext } from '../page-context.tsx';
import { ownPath, pages } from '../parts/addresses.tsx';
import { Fixed } from '../texts.tsx';

interface ErrorPageProps extends PageContext {
  status: number;
  title: string;
  reasons: readonly string[];
}

const advice: Readonly<Record<number, string>> = {
  400: 'Popraw adres albo wyszukaj jeszcze raz.',
  404: 'Informacja mogła zmienić adres. Poszukaj jej w wyszukiwarce albo na mapie strony.',
  410: 'Pozostałe informacje znajdziesz w wyszukiwarce albo na mapie strony.',
};

/** What is not there, and what is there no more and why. */
export function ErrorPage({ status, title, reasons, ...page }: ErrorPageProps) {
  const { isoCode } = page.frame.site.language;
  return (
    <Page {...page} title={title} isIndexed={false} isPolish>
      <h1>{title}</h1>
      {reasons.map((reason) => (
        <p key={reason} className="lead">
          {status === 410 ? `Powód: ${reason}` : reason}
        </p>
      ))}
      <p>{advice[status] ?? 'Spróbuj ponownie za chwilę.'}</p>
      <ul>
        <li>
          <a href={ownPath(isoCode, pages.search)}>Wyszukiwarka</a>
        </li>
        <li>
          <a href={ownPath(isoCode, pages.map)}>
            <Fixed text="Mapa strony" />
          </a>
        </li>
        <li>
          <a href={ownPath(isoCode, pages.home)}>
            <Fixed text="Strona główna" />
          </a>
        </li>
      </ul>
    </Page>
  );
}
