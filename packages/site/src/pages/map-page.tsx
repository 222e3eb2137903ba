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

export function MapPage({ categories, ...page }: PageContext & { categories: readonly PublicCategory[] }) {
  const t = textsOf(page.frame);
  const { isoCode } = page.frame.site.language;
  return (
    <Page {...page} title={t('Mapa strony')}>
      <Breadcrumbs isoCode={isoCode} />
      <h1>{t('Mapa strony')}</h1>
      {menus.map(([type, title]) => (
        <section key={type} className="map">
          <h2>{t(title)}</h2>
          <Branch items={categories.filter(({ menuType }) => menuType === type)} parent={null} />
        </section>
      ))}
      <section className="map">
        <h2>{t('Biuletyn Informacji Publicznej')}</h2>
        <ul>
          {page.frame.pages.map(({ type, title, path }) => (
            <li key={type}>
              <a href={path}>{title}</a>
            </li>
          ))}
          <li>
            <a href={ownPath(isoCode, pages.office)}>{t('Kontakt')}</a>
          </li>
          <li>
            <a href={ownPath(isoCode, pages.search)}>{t('Wszystkie publikacje')}</a>
          </li>
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
