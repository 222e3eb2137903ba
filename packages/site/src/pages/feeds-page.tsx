import { Page } from '../page.tsx';
import type { PageContext } from '../page-context.tsx';
import { atomPath, ownPath, pages, subscriptionsPath } from '../parts/addresses.tsx';
import { Breadcrumbs } from '../parts/frame/breadcrumbs.tsx';
import { Fixed, textsOf, Written } from '../texts.tsx';

/** Feeds for readers, and addresses for programs. */
export function FeedsPage(page: PageContext) {
  const { rssChannels, language } = page.frame.site;
  const code = language.isoCode;
  return (
    <Page {...page} title={textsOf(page.frame)('Kanały RSS')} isPolish>
      <Breadcrumbs isoCode={code} />
      <h1>
        <Fixed text="Kanały RSS" />
      </h1>
      <p>Kanał powiadamia o nowych informacjach. Jego adres dodaje się do czytnika wiadomości.</p>
      <h2>Kanały redakcji</h2>
      <ul>
        {rssChannels.map(({ id, displayText, title }) => (
          <li key={id} id={`rss-${id}`}>
            <a href={ownPath(code, `/rss/${id}`)} title={title}>
              <Written>{displayText}</Written>
            </a>
          </li>
        ))}
        {rssChannels.length === 0 && <li>Redakcja nie prowadzi własnych kanałów.</li>}
      </ul>
      <h2>
        <Fixed text="Wszystkie publikacje" />
      </h2>
      <ul>
        <li>
          <a href={atomPath(code)}>Atom</a>
        </li>
        <li>
          <a href={ownPath(code, '/feed.json')}>JSON Feed</a>
        </li>
        <li>
          Jednej kategorii: <code>{atomPath(code)}?kategoria=3</code>, zmian jednej informacji:{' '}
          <code>{atomPath(code)}?artykul=187</code>. Numer jest w adresie strony; <code>/feed.json</code> ma je tak
          samo.
        </li>
        {page.frame.hasSubscriptions && (
          <li>
            <a href={subscriptionsPath(code)}>
              <Fixed text="Powiadomienia e-mail" />
            </a>
          </li>
        )}
      </ul>
      <p>
        Programy, które potrzebują wszystkiego, znajdą to w <a href={ownPath(code, pages.data)}>danych do pobrania</a>.
      </p>
    </Page>
  );
}
