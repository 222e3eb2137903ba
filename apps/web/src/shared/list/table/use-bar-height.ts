import { useEffect, useRef } from 'react';

/** Tells the sheet how high the bar of the list is, so that the headings of the columns stick right under it, however its buttons wrap. */
export function useBarHeight() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      element.parentElement?.style.setProperty('--list-bar-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return bar;
}
