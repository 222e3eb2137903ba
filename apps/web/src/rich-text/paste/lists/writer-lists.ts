// Lists of Writer: what stands around their numbers is only in the plain text of the clipboard.
import { listClass, type MarkKind, type Numbers, writtenMark } from '@redakcja/domain/shared/html/list-marks';
import { asLines, numbersOf, ownParts } from './list-lines.ts';

/** Lists get the marks that the plain text has; one whose marks no list shows becomes lines with their marks. */
export function writerLists(body: HTMLElement, plainText: string): void {
  const marks = marksIn(body, plainText);
  for (const list of body.querySelectorAll<HTMLElement>('ol, ul')) {
    if (!body.contains(list) || list.parentElement?.closest('ol, ul')) continue;
    const inside = [list, ...list.querySelectorAll<HTMLElement>('ol, ul')];
    const kinds = inside.map((one) => kindOf(one, marks));
    if (kinds.includes('other')) asLines(list, (item) => marks.get(item) ?? '');
    else for (const [at, one] of inside.entries()) setKind(one, kinds[at]);
  }
}

const words = (text: string | null) => (text ?? '').replaceAll(/[\s\u00ad]+/g, ' ').trim();

function ownWords(item: HTMLLIElement): string {
  const [first, ...others] = ownParts(item).filter((node) => words(node.textContent) !== '');
  if (first instanceof HTMLParagraphElement) return words(first.textContent);
  return words([first, ...others].map((node) => node?.textContent ?? '').join(''));
}

/** The text before the words of each item in the plain text; both are in the same order. */
function marksIn(body: HTMLElement, plainText: string): Map<HTMLLIElement, string> {
  const lines = plainText.split('\n').map(words);
  const marks = new Map<HTMLLIElement, string>();
  let from = 0;
  for (const item of body.querySelectorAll('li')) {
    const text = ownWords(item);
    const at = text === '' ? -1 : lines.findIndex((line, index) => index >= from && isItem(line, text));
    if (at < 0) continue;
    from = at + 1;
    marks.set(item, (lines[at] ?? '').slice(0, -text.length).trim());
  }
  return marks;
}

/** Whether the line is the words with no more than a mark before them. */
function isItem(line: string, text: string): boolean {
  return line === text || (line.endsWith(` ${text}`) && line.length - text.length < 25);
}

/** The kind of list whose marks those of the plain text are; `other` when no list has them. */
function kindOf(list: HTMLElement, marks: ReadonlyMap<HTMLLIElement, string>): MarkKind | 'other' | undefined {
  if (!(list instanceof HTMLOListElement)) {
    const own = [...list.children].map((item) => marks.get(item as HTMLLIElement) ?? '');
    return own.length > 0 && own.every((mark) => /^[-–—−]$/.test(mark)) ? 'dash' : undefined;
  }
  const numbers = [...numbersOf(list)].filter(([item]) => marks.get(item));
  const isShownBy = (kind: 'bracket' | 'brackets' | undefined) =>
    numbers.every(([item, { type, value }]) => marks.get(item) === writtenMark({ type, value, ...(kind && { kind }) }));
  if (numbers.length === 0 || isShownBy(undefined)) return undefined;
  return (['bracket', 'brackets'] as const).find(isShownBy) ?? 'other';
}

function setKind(list: HTMLElement, kind: MarkKind | 'other' | undefined): void {
  if (kind === undefined || kind === 'other') return;
  list.className = listClass(kind, (list.getAttribute('type') ?? '1') as Numbers);
}
