import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import type { SiteCategory } from '@redakcja/generated/model/siteCategory';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';

/** HTML that the server has sanitised; the frame runs no scripts. */
export function CleanHtml({ html, className }: { html: string; className?: string }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) element.current.innerHTML = html;
  }, [html]);
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
  if (url === null) {
    return (
      <span className="place" style={style}>
        {children}
      </span>
    );
  }
  return (
    <a href={url} title={title} style={style} target="_blank" rel="noopener noreferrer">
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
