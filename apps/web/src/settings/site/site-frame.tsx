import './site-frame.css';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { EditedPlace } from './site-draft.ts';
import { useZoom } from './use-zoom.ts';

interface SiteFrameProps {
  /** Viewport width of the site, px; it is scaled down on narrower screens. */
  width: number;
  edited: EditedPlace | null;
  /** What is edited is shown as large as there is room for it. */
  isZoomed: boolean;
  /** Address of the bulletin. */
  origin: string;
  /** A whole document, without contexts of this application. */
  children: ReactNode;
}

/** An iframe without scripts, which isolates the site from the styles and data of this application. */
export function SiteFrame({ width, edited, isZoomed, origin, children }: SiteFrameProps) {
  const [page, setPage] = useState<Document>();
  const room = useRef<HTMLDivElement>(null);
  const available = useSize(room);
  const place = isZoomed ? edited?.place : undefined;
  const { scale, left } = useZoom({ page, place, width, available: available.width });
  useLayoutEffect(() => page?.documentElement.style.setProperty('--scale', String(scale)), [page, scale]);
  // a portal has no place for a document
  const root = useMemo(() => page && createRoot(page), [page]);
  useLayoutEffect(() => {
    if (!page || !root) return;
    root.render(
      <Marked page={page} edited={edited}>
        {children}
      </Marked>,
    );
  }, [page, root, edited, children]);
  useLinksInTabs(page, origin);
  useEditedInView(page, edited?.place, `${width} ${scale} ${available.height}`);
  return (
    <div ref={room} className="site-frame overflow-hidden">
      <iframe
        ref={(frame) => setPage(frame?.contentDocument ?? undefined)}
        // some browsers replace the document when the frame has loaded
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
        title="Podgląd strony"
        sandbox="allow-same-origin"
        style={{ width, height: available.height / scale, transform: `translateX(${-left * scale}px) scale(${scale})` }}
      />
    </div>
  );
}

/** What is edited is marked whenever the document has been rendered: its elements may be others then. */
function Marked({ page, edited, children }: { page: Document; edited: EditedPlace | null; children: ReactNode }) {
  useLayoutEffect(() => markEdited(page, edited));
  return children;
}

/** Outlines and marks it. Beside a form the links of the page are no tab stops: the page is the only one, to be scrolled by keys. */
function markEdited(page: Document, edited: EditedPlace | null): void {
  for (const former of page.querySelectorAll('[data-edited]')) former.removeAttribute('data-edited');
  for (const former of page.querySelectorAll('.edited-mark')) former.remove();
  if (edited === null) return;
  const element = page.getElementById(edited.place);
  element?.setAttribute('data-edited', '');
  if (element && edited.mark !== '') addMark(element, edited.mark);
  for (const one of page.body.querySelectorAll<HTMLElement>('a, button, input, summary, [tabindex]')) one.tabIndex = -1;
  page.body.tabIndex = 0;
}

/** A text of the page, because what a style sheet writes is not read by every screen reader. A list has only its items in it. */
function addMark(element: HTMLElement, text: string): void {
  const mark = element.ownerDocument.createElement('div');
  mark.className = 'edited-mark';
  mark.textContent = text;
  if (element.tagName === 'UL') element.before(mark);
  else element.prepend(mark);
}

/** Links lead into the bulletin, and not to a page of this application. */
function useLinksInTabs(page: Document | undefined, origin: string): void {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const address = (event.target as Element | null)?.closest('a')?.getAttribute('href');
      if (!address || address.startsWith('#')) return;
      event.preventDefault();
      window.open(new URL(address, origin), '_blank', 'noopener');
    };
    page?.addEventListener('click', open);
    return () => page?.removeEventListener('click', open);
  }, [page, origin]);
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
