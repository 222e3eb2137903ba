import { type RefObject, useEffect } from 'react';
import { takeRow } from '../search/list-return.ts';

/** On return from a form, focuses its row unless the screen has set the focus already. */
export function useReturnToRow(table: RefObject<HTMLElement | null>, isLoaded: boolean): void {
  useEffect(() => {
    if (!isLoaded) return;
    const form = takeRow();
    const focused = document.activeElement;
    if (form === null || (focused !== document.body && focused?.tagName !== 'MAIN')) return;
    const links = table.current?.querySelectorAll<HTMLElement>('.list-row-link') ?? [];
    [...links].find((link) => link.getAttribute('href') === form)?.focus();
  }, [table, isLoaded]);
}
