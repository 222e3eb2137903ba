import { ArticleType } from '@redakcja/generated/model/articleType';
import { MenuType } from '@redakcja/generated/model/menuType';
import type { PublicCategory } from '@redakcja/generated/model/publicCategory';
import { Page } from '../page.tsx';
import type { PageContext } from '../page-context.tsx';
import { ownPath, pages } from '../parts/addresses.tsx';
import { Breadcrumbs } from '../parts/frame/breadcrumbs.tsx';
import { textsOf } from '../texts.tsx';

const menus = [
  [MenuType.Horizontal, 'Menu'],
  [MenuType.Vertical, 'Menu przedmiotowe'],
] as const;

/** Pages of the bulletin whose system article may not be published. */
const own = [
  [ArticleType.ClientData, pages.office, 'Kontakt'],
  [ArticleType.Search, pages.search, 'Wszystkie publikacje'],
] as const;

export function MapPage({ categories, ...page }: PageContext & { categories: readonly PublicCategory[] }) {
  const t = textsOf(page.frame);
  const { site, pages: systemPages } = page.frame;
  const { isoCode } = site.language;
  return (
    <Page {...page} title={t('Mapa strony')}>
      <Breadcrumbs isoCode={isoCode} />
      <h1>{t('Mapa strony')}</h1>
      {menus.map(([type, title]) => {
        const items = categories.filter(({ menuType }) => menuType === type);
        if (items.length === 0) return null;
        return (
          <section key={type} className="map">
            <h2>{t(title)}</h2>
            <Branch items={items} parent={null} />
          </section>
        );
      })}
      <section className="map">
        <h2>{t('Biuletyn Informacji Publicznej')}</h2>
        <ul>
          {systemPages.map(({ type, title, path }) => (
            <li key={type}>
              <a href={path}>{title}</a>
            </li>
          ))}
          {own.map(([type, path, text]) =>
            systemPages.some((one) => one.type === type) ? null : (
              <li key={path}>
                <a href={ownPath(isoCode, path)}>{t(text)}</a>
              </li>
            ),
          )}
        </ul>
      </section>
    </Page>
  );
}

function Branch({ items, parent }: { items: readonly PublicCategory[]; parent: number | null }) {
  const own = items.filter(({ parentId }) => parentId === parent);
  if (own.length === 0) return null;
  return (
    <ul>
      {own.map(({ id, displayText, address, articles }) => (
        <li key={id}>
          <a href={address}>{displayText}</a>
          {articles > 0 && <span className="count"> {articles}</span>}
          <Branch items={items} parent={id} />
        </li>
      ))}
    </ul>
  );
}
