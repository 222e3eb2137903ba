import { useLayoutEffect, useState } from 'react';

/** On each side of what is magnified, px of the page. */
const margin = 32;

interface ZoomOptions {
  page: Document | undefined;
  /** Id of what is magnified; the whole width is shown without one. */
  place: string | undefined;
  /** Of the page, px. */
  width: number;
  /** Of the room for it, px. */
  available: number;
}

/** How much the page is scaled, and how many of its pixels are left out at the left. It is never larger than for a visitor. */
export function useZoom({ page, place, width, available }: ZoomOptions): { scale: number; left: number } {
  const [box, setBox] = useState<{ left: number; width: number }>();
  useLayoutEffect(() => {
    if (!page || place === undefined) return setBox(undefined);
    const measure = () => {
      const found = page.getElementById(place)?.getBoundingClientRect();
      setBox((before) => {
        if (!found) return undefined;
        return before?.left === found.left && before.width === found.width
          ? before
          : { left: found.left, width: found.width };
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(page.body);
    measure();
    return () => observer.disconnect();
  }, [page, place]);
  return zoomOf(width, available, box);
}

export function zoomOf(width: number, available: number, box: { left: number; width: number } | undefined) {
  const whole = available > 0 ? Math.min(1, available / width) : 1;
  if (box === undefined || box.width === 0) return { scale: whole, left: 0 };
  const scale = Math.min(1, Math.max(whole, available / (box.width + 2 * margin)));
  const middle = box.left + box.width / 2;
  return { scale, left: Math.min(Math.max(0, middle - available / scale / 2), Math.max(0, width - available / scale)) };
}
