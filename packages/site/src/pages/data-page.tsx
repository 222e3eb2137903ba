import { Page } from '../page.tsx';
import type { PageContext } from '../page-context.tsx';
import { ownPath } from '../parts/addresses.tsx';
import { Breadcrumbs } from '../parts/frame/breadcrumbs.tsx';
import { Fixed, textsOf } from '../texts.tsx';

interface DataPageProps extends PageContext {
  sets: readonly {
    name: string;
    title: string;
    fields: readonly { name: string; description: string }[];
  }[];
}

/** The whole bulletin for programs: files of the day, and operations that are asked. */
export function DataPage({ sets, ...page }: DataPageProps) {
  const code = page.frame.site.language.isoCode;
  return (
    <Page {...page} title={textsOf(page.frame)('Dane do pobrania')} isPolish>
      <Breadcrumbs isoCode={code} />
      <h1>
        <Fixed text="Dane do pobrania" />
      </h1>
      <p className="lead">Wszystko, co jest w biuletynie, w postaci dla programów. Pliki powstają raz dziennie.</p>
      {sets.map(({ name, title, fields }) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name}>{title}</h2>
          <p className="downloads">
            <a href={`/dane/${name}.csv`}>{title}: CSV</a>
            <a href={`/dane/${name}.ndjson`}>{title}: NDJSON</a>
          </p>
          <details>
            <summary>Pola</summary>
            <dl className="facts-list">
              {fields.map((field) => (
                <div key={field.name}>
                  <dt>
                    <code>{field.name}</code>
                  </dt>
                  <dd>{field.description}</dd>
                </div>
              ))}
            </dl>
          </details>
        </section>
      ))}
      <h2>Opis i licencja</h2>
      <p>
        Dane można wykorzystywać bez warunków, na zasadach{' '}
        <a href="https://creativecommons.org/publicdomain/zero/1.0/deed.pl">CC0 1.0</a>. Opis dla programów:{' '}
        <a href="/dane/datapackage.json">datapackage.json</a>.
      </p>
      <h2>Zapytania</h2>
      <ul>
        <li>
          <a href={`/api/public/${code}/articles?size=1000`}>Opublikowane artykuły</a>, po 1000 na stronę
        </li>
        <li>
          <a href={ownPath(code, '/zmiany.json')}>Zmiany</a>, od wskazanego dnia:{' '}
          <code>/zmiany.json?od=2026-11-01</code>
        </li>
        <li>
          <a href={`/api/public/${code}/categories`}>Kategorie</a>
        </li>
        <li>
          <a href={ownPath(code, '/sitemap.xml')}>Mapa strony dla wyszukiwarek</a>
        </li>
      </ul>
    </Page>
  );
}
