import { type RefObject, useEffect } from 'react';

/**
 * A control that goes away with the focus on it (a button that has done its work) leaves it to another of the same region; the browser
 * would leave it to nobody, and the next Tab would begin at the top of the page.
 */
export function useFocusHeir(region: RefObject<HTMLElement | null>, heir: string): void {
  useEffect(() => {
    const element = region.current;
    if (element === null) return;
    let last: EventTarget | null = null;
    const remember = (event: FocusEvent) => {
      last = event.target;
    };
    const observer = new MutationObserver(() => {
      if (!(last instanceof Element) || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) element.querySelector<HTMLElement>(heir)?.focus();
    });
    element.addEventListener('focusin', remember);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [region, heir]);
}
