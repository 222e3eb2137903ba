import { categoryAddress } from '@redakcja/domain/shared/addresses/public-address';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { PublicFrame } from '@redakcja/generated/model/publicFrame';
import type { SiteCategory } from '@redakcja/generated/model/siteCategory';
import type { ReactNode } from 'react';
import { useText } from '../../texts.tsx';
import { ownPath, pages } from '../addresses.tsx';
import { OutwardLink } from '../outward-link.tsx';

interface SubjectMenuProps {
  frame: PublicFrame;
  /** Categories that the page is in. */
  trail: readonly number[];
  path: string;
  counts?: ReadonlyMap<number, number> | undefined;
}

/** The subject menu, open where the reader is, and the registers under it. On a narrow screen they open by a press, without a script. */
export function SubjectMenu({ frame, trail, path, counts }: SubjectMenuProps) {
  const t = useText();
  const { verticalMenu, language } = frame.site;
  const { isoCode } = language;
  const hasSubjects = verticalMenu.length > 0;
  return (
    <div className="side">
      <details>
        <summary>{t(hasSubjects ? 'Menu przedmiotowe' : 'Rejestry i dane')}</summary>
        {hasSubjects && (
          <Part title={t('Menu przedmiotowe')}>
            <Level items={verticalMenu} parent={null} {...{ trail, path, counts, isoCode }} />
          </Part>
        )}
        <Part title={t('Rejestry i dane')}>
          <ul>
            <Own isoCode={isoCode} path={path} address={pages.changes} text={t('Rejestr zmian')} />
            <Own isoCode={isoCode} path={path} address={pages.feeds} text={t('Kanały RSS')} />
            <Own isoCode={isoCode} path={path} address={pages.data} text={t('Dane do pobrania')} />
            {frame.pages
              .filter(({ type }) => !shownElsewhere.has(type))
              .map((page) => (
                <li key={page.type}>
                  <a href={page.path} aria-current={page.path === path ? 'page' : undefined}>
                    {page.title}
                  </a>
                </li>
              ))}
          </ul>
        </Part>
      </details>
    </div>
  );
}

/** System articles with a place of their own: in the header, in the footer, or as a page that the bulletin makes itself. */
const shownElsewhere: ReadonlySet<ArticleType> = new Set([
  ArticleType.Instruction,
  ArticleType.Rss,
  ArticleType.ChangeLog,
  ArticleType.Search,
  ArticleType.Sitemap,
  ArticleType.ClientData,
]);

/** Its title is seen where the summary does not say it. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <p className="title" aria-hidden="true">
        {title}
      </p>
      {children}
    </nav>
  );
}

interface LevelProps extends Omit<SubjectMenuProps, 'frame'> {
  items: readonly SiteCategory[];
  parent: number | null;
  isoCode: string;
}

function Level({ items, parent, ...place }: LevelProps) {
  const { trail, path, counts, isoCode } = place;
  const own = items.filter(({ parentId }) => parentId === parent);
  if (own.length === 0) return null;
  return (
    <ul>
      {own.map(({ id, slug, url, displayText, title, target }) => {
        const address = ownPath(isoCode, categoryAddress({ id, slug }));
        return (
          <li key={id} className={trail.includes(id) ? 'open' : undefined}>
            <OutwardLink
              address={url || address}
              text={displayText}
              title={title}
              target={target}
              isCurrent={path === address}
            />
            {parent !== null && <Count articles={counts?.get(id) ?? 0} />}
            {trail.includes(id) && <Level items={items} parent={id} {...place} />}
          </li>
        );
      })}
    </ul>
  );
}

function Count({ articles }: { articles: number }) {
  return articles === 0 ? null : <span className="count">{articles}</span>;
}

function Own({ isoCode, path, address, text }: { isoCode: string; path: string; address: string; text: string }) {
  const own = ownPath(isoCode, address);
  return (
    <li>
      <a href={own} aria-current={own === path ? 'page' : undefined}>
        {text}
      </a>
    </li>
  );
}
