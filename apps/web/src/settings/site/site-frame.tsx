import './site-preview.css';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { siteStyle } from './site-style.ts';

interface SiteFrameProps {
  /** Of the language of the site, for screen readers. */
  lang: string;
  /** Viewport width of the site, px; it is scaled down on narrower screens. */
  width: number;
  children: ReactNode;
}

/** An iframe without scripts, which isolates the site from the styles and data of this application. */
export function SiteFrame({ lang, width, children }: SiteFrameProps) {
  const [page, setPage] = useState<Document>();
  const room = useRef<HTMLDivElement>(null);
  const available = useWidth(room);
  const scale = available > 0 ? Math.min(1, available / width) : 1;
  useLayoutEffect(() => {
    if (!page) return;
    page.documentElement.lang = lang;
    page.title = 'Podgląd strony';
  }, [page, lang]);
  return (
    <div ref={room} className="site-frame overflow-hidden" style={{ height: frameHeight }}>
      <iframe
        ref={(frame) => setPage(frame?.contentDocument ?? undefined)}
        // some browsers replace the document when the frame has loaded
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
        title="Podgląd strony"
        sandbox="allow-same-origin allow-popups"
        style={{ width, height: frameHeight / scale, transform: `scale(${scale})` }}
      />
      {page &&
        createPortal(
          <>
            <base target="_blank" />
            <style>{siteStyle}</style>
          </>,
          page.head,
        )}
      {page && createPortal(children, page.body)}
    </div>
  );
}

/** px */
const frameHeight = 720;

function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    setWidth(current.clientWidth);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
