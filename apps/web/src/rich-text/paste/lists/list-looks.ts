// Lists of pages, mails and Google Docs: their numbers are in styles, and lists in lists stand beside the items.
import { listClass, numbersOfStyle, writtenMark } from '@redakcja/domain/shared/html/list-marks';
import { asLines, numbersOf } from './list-lines.ts';

export function listLooks(body: HTMLElement): void {
  for (const list of body.querySelectorAll<HTMLElement>(':is(ol, ul) > :is(ol, ul)')) {
    const before = list.previousElementSibling;
    if (before instanceof HTMLLIElement) before.append(list);
  }
  for (const list of body.querySelectorAll<HTMLElement>('ol, ul')) {
    const style = list.style.listStyleType || styleOfItems(list);
    const type = numbersOfStyle(style);
    if (list instanceof HTMLOListElement && type) list.type = type;
    if (list instanceof HTMLUListElement && /^["'][-–—]\s*["']$/.test(style)) list.className = listClass('dash', '1');
  }
}

/** Lists whose numbers the editor cannot hold become lines with their numbers. */
export function numbersAsWords(body: HTMLElement): void {
  for (const list of body.querySelectorAll<HTMLElement>('ol, ul')) {
    if (!body.contains(list) || list.parentElement?.closest('ol, ul')) continue;
    const inside = [list, ...list.querySelectorAll<HTMLElement>('ol')].filter((one) => one instanceof HTMLOListElement);
    if (!inside.some(isNoList)) continue;
    const marks = new Map(
      inside.flatMap((one) => [...numbersOf(one)].map(([item, mark]) => [item, writtenMark(mark)])),
    );
    asLines(list, (item) => marks.get(item) ?? '•');
  }
}

function styleOfItems(list: Element): string {
  const styles = new Set([...list.children].map((item) => (item as HTMLElement).style.listStyleType));
  const [only = ''] = styles;
  return styles.size === 1 ? only : '';
}

/** Numbers that go backwards, or begin anew at two items in a row. */
function isNoList(list: HTMLOListElement): boolean {
  if (list.reversed) return true;
  const values = [...numbersOf(list).values()].map(({ value }) => value);
  const isNext = list.previousElementSibling?.matches('ol, ul') === true;
  const begins = values.map((value, at) => (at === 0 ? value !== 1 || isNext : value !== (values[at - 1] ?? 0) + 1));
  return begins.some((isAnew, at) => isAnew && begins[at + 1] === true);
}
