import './site-preview.css';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { siteStyle } from './site-style.ts';

interface SiteFrameProps {
  /** Of the language of the site, for screen readers. */
  lang: string;
  /** Pixels the site believes to have; it is shown smaller where there is less room. */
  width: number;
  children: ReactNode;
}

/** A document of its own, in which no script runs: nothing of this application shows through, and the site cannot reach it. */
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
        // some browsers put another document in when it has loaded
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
