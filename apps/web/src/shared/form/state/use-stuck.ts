import { type RefObject, useEffect } from 'react';

/**
 * Marks a sticky bar with `data-stuck` while what is above it is out of sight, so that it can take less room then. Its place in the page keeps the
 * height it had: nothing moves under the cursor, and the page does not scroll by itself.
 */
export function useStuck(bar: RefObject<HTMLElement | null>, above: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const [element, mark] = [bar.current, above.current];
    if (element === null || mark === null) return;
    const stick = (isStuck: boolean) => {
      if (isStuck === 'stuck' in element.dataset) return;
      const { height } = element.getBoundingClientRect();
      if (isStuck) {
        element.dataset.stuck = '';
        element.style.marginBottom = `${height - element.getBoundingClientRect().height}px`;
      } else {
        delete element.dataset.stuck;
        element.style.marginBottom = '';
      }
    };
    let observer: IntersectionObserver | undefined;
    let measured = '';
    // A lower window has another sticky offset, a narrower one another height of the bar; the address bar of a phone changes neither.
    const measure = () => {
      const { top } = getComputedStyle(element);
      if (measured === `${top} ${window.innerWidth}`) return;
      measured = `${top} ${window.innerWidth}`;
      observer?.disconnect();
      stick(false);
      observer = new IntersectionObserver(([entry]) => entry && stick(!entry.isIntersecting), {
        rootMargin: `${-Number.parseFloat(top) || 0}px 0px 0px`,
      });
      observer.observe(mark);
    };
    // with the layout of the first frame: measured now, the page would be laid out before its editors have their texts, and again after
    const first = requestAnimationFrame(measure);
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('resize', measure);
      observer?.disconnect();
    };
  }, [bar, above]);
}
