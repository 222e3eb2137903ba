import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import type { SiteCategory } from '@redakcja/generated/model/siteCategory';
import { type CSSProperties, type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { EditedContext } from './place.tsx';

/** Beside a form the links of the page are no tab stops. */
function useTabIndex(): -1 | undefined {
  return use(EditedContext) === null ? undefined : -1;
}

/** HTML that the server has sanitised, or unsaved HTML of an editor; the frame runs no scripts. */
export function CleanHtml({ html, className }: { html: string; className?: string }) {
  const element = useRef<HTMLDivElement>(null);
  const tabIndex = useTabIndex();
  useLayoutEffect(() => {
    if (!element.current) return;
    element.current.innerHTML = html;
    if (tabIndex === undefined) return;
    for (const link of element.current.querySelectorAll<HTMLElement>('a, [tabindex], iframe')) link.tabIndex = tabIndex;
  }, [html, tabIndex]);
  return <div ref={element} className={className} />;
}

interface SiteLinkProps {
  /** Null for an internal page, which is not in the preview and is shown without a link. */
  url: string | null;
  title: string;
  target?: LinkTarget;
  style?: CSSProperties;
  children: ReactNode;
}

export function SiteLink({ url, title, target, style, children }: SiteLinkProps) {
  const tabIndex = useTabIndex();
  if (url === null) {
    return (
      <span className="place" style={style}>
        {children}
      </span>
    );
  }
  return (
    <a href={url} title={title} style={style} target="_blank" rel="noopener noreferrer" tabIndex={tabIndex}>
      {children}
      {target === LinkTarget.NewTab && <span className="hint"> (nowa karta)</span>}
    </a>
  );
}

/** A menu of two levels. */
export function SiteMenu({ label, className, items }: { label: string; className: string; items: SiteCategory[] }) {
  const inside = (parent: number | null) => items.filter(({ parentId }) => parentId === parent);
  const entry = (item: SiteCategory) => {
    const children = inside(item.id);
    return (
      <li key={item.id}>
        <SiteLink {...item}>{item.displayText}</SiteLink>
        {children.length > 0 && <ul>{children.map(entry)}</ul>}
      </li>
    );
  };
  if (items.length === 0) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul>{inside(null).map(entry)}</ul>
    </nav>
  );
}
