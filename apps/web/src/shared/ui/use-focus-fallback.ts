import { type RefObject, useEffect } from 'react';

/**
 * A control that goes away, or is switched off, with the focus on it (a button that has done its work) leaves it to another of the same region; the browser
 * would leave it to nobody, and the next Tab would begin at the top of the page.
 */
export function useFocusFallback(
  region: RefObject<HTMLElement | null>,
  heir: string,
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
      if (isLost) element.querySelector<HTMLElement>(heir)?.focus();
    });
    element.addEventListener('focusin', remember);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      element.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [region, heir, end]);
}
