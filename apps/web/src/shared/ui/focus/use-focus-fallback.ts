import { type RefObject, useEffect } from 'react';

/**
 * When a focused control disappears or is disabled (a finished action), another control of the same region gets the focus; otherwise the browser
 * would drop it, and the next Tab would start at the top of the page.
 */
export function useFocusFallback(
  region: RefObject<HTMLElement | null>,
  fallback: string,
  end: 'gone' | 'off' = 'gone',
): void {
  useEffect(() => {
    const element = region.current;
    if (element === null) return;
    let last: EventTarget | null = null;
    const remember = (event: FocusEvent) => {
      last = event.target;
    };
    const observer = new MutationObserver(() => {
      if (!(last instanceof Element) || !(end === 'gone' ? !last.isConnected : last.matches(':disabled'))) return;
      // One that is switched off has the focus until the next picture is drawn.
      const isLost = document.activeElement === document.body || document.activeElement === last;
      last = null;
      if (isLost) element.querySelector<HTMLElement>(fallback)?.focus();
    });
    element.addEventListener('focusin', remember);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      element.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [region, fallback, end]);
}
