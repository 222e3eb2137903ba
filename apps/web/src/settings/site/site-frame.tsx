import './site-frame.css';
import { type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { EditedContext } from './place.tsx';
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
  const available = useSize(room);
  const scale = available.width > 0 ? Math.min(1, available.width / width) : 1;
  const place = use(EditedContext)?.place;
  useLayoutEffect(() => {
    if (!page) return;
    page.documentElement.lang = lang;
    page.title = 'Podgląd strony';
    page.documentElement.style.setProperty('--scale', String(scale));
    // beside a form its links are no tab stops: the page is the only one, to be scrolled by keys
    if (place === undefined) page.body.removeAttribute('tabindex');
    else page.body.tabIndex = 0;
  }, [page, lang, scale, place]);
  useEditedInView(page, place, `${width} ${available.width} ${available.height}`);
  return (
    <div ref={room} className="site-frame overflow-hidden">
      <iframe
        ref={(frame) => setPage(frame?.contentDocument ?? undefined)}
        // some browsers replace the document when the frame has loaded
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
        title="Podgląd strony"
        sandbox="allow-same-origin allow-popups"
        style={{ width, height: available.height / scale, transform: `scale(${scale})` }}
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

/** Scrolls the page, and not the screen around it, to what is edited: at first, at another size, and when the page gets longer or shorter. */
function useEditedInView(page: Document | undefined, place: string | undefined, size: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another size it lies elsewhere
  useEffect(() => {
    if (!page || place === undefined) return;
    const observer = new ResizeObserver(() => bringIntoView(page));
    observer.observe(page.body);
    bringIntoView(page);
    return () => observer.disconnect();
  }, [page, place, size]);
}

/** The document of a frame has no doctype, so it is not its root that scrolls. */
function bringIntoView({ body, scrollingElement, defaultView }: Document): void {
  const edited = body.querySelector('[data-edited]');
  if (!edited || !scrollingElement || !defaultView) return;
  const { top, bottom, height } = edited.getBoundingClientRect();
  if (top >= 0 && bottom <= defaultView.innerHeight) return;
  scrollingElement.scrollTop += top - Math.max(24, (defaultView.innerHeight - height) / 2);
}

function useSize(element: { current: HTMLElement | null }): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return size;
}
