import { type RefObject, useEffect, useRef } from 'react';

/** When a row is removed by keyboard, the focus moves to the row at its position; after the last one to the first button around the list. */
export function useRowFocus(list: RefObject<HTMLElement | null>, count: number) {
  const last = useRef({ count, row: -1 });
  useEffect(() => {
    const { count: before, row } = last.current;
    last.current.count = count;
    // Rows that disappear by themselves, such as a finished upload, do not move the focus.
    if (row < 0 || count >= before || document.activeElement !== document.body) return;
    const next = list.current?.children[Math.min(row, count - 1)];
    const buttons = next?.querySelectorAll('button') ?? [];
    const around = list.current?.closest('.card, [role="dialog"]')?.querySelector('button');
    (buttons[buttons.length - 1] ?? around)?.focus();
  }, [list, count]);
  return ({ target }: { target: Element }) => {
    const row = target.closest('li');
    if (row) last.current.row = [...(list.current?.children ?? [])].indexOf(row);
  };
}
