import { type RefObject, useEffect } from 'react';
import { takeRow } from './list-return.ts';

/** Coming back from a card, the focus is on its row again, unless the screen has put it somewhere. */
export function useReturnToRow(table: RefObject<HTMLElement | null>, isLoaded: boolean): void {
  useEffect(() => {
    if (!isLoaded) return;
    const card = takeRow();
    const focused = document.activeElement;
    if (card === null || (focused !== document.body && focused?.tagName !== 'MAIN')) return;
    const links = table.current?.querySelectorAll<HTMLElement>('.list-row-link') ?? [];
    [...links].find((link) => link.getAttribute('href') === card)?.focus();
  }, [table, isLoaded]);
}
