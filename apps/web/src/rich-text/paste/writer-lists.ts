// Lists of Writer: their numbers are only in the plain text of the clipboard.
import { type Numbers, shows } from '../formats/list-marks.ts';

/** Lists of Writer whose numbers, as the plain text has them, are not those of a list. */
export function writerLists(body: HTMLElement, plainText: string): void {
  const marks = marksIn(body, plainText);
  for (const list of body.querySelectorAll('ol')) {
    if (list.parentElement?.closest('ol, ul')) continue;
    const items = [...list.querySelectorAll('li')];
    if (items.every((item) => isShownBy(item, marks.get(item)))) continue;
    list.replaceWith(...items.flatMap((item) => linesOf(item, marks.get(item) ?? '', list)));
  }
}

const words = (text: string | null) => (text ?? '').replaceAll(/[\s\u00ad]+/g, ' ').trim();

/** The words of an item alone, without the lists in it. */
function ownParts(item: HTMLLIElement): Node[] {
  return [...item.childNodes].filter((node) => !(node instanceof HTMLElement && node.matches('ol, ul')));
}

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

function isShownBy(item: HTMLLIElement, mark: string | undefined): boolean {
  const list = item.parentElement;
  if (!mark || !(list instanceof HTMLOListElement)) return true;
  const at = [...list.children].filter((one) => one.tagName === 'LI').indexOf(item);
  const type = (list.getAttribute('type') ?? '1') as Numbers;
  return shows(mark, { type, value: list.start + at });
}

function linesOf(item: HTMLLIElement, mark: string, whole: Element): HTMLElement[] {
  let depth = -1;
  for (let list = item.parentElement; list && whole.contains(list); list = list.parentElement) {
    if (list.matches('ol, ul')) depth += 1;
  }
  const parts = ownParts(item);
  const paragraphs = parts.some((node) => node instanceof HTMLParagraphElement)
    ? parts.filter((node) => node instanceof HTMLElement)
    : [document.createElement('p')];
  if (paragraphs.length === 1 && !paragraphs[0]?.hasChildNodes()) paragraphs[0]?.append(...parts);
  for (const [index, paragraph] of paragraphs.entries()) {
    if (depth > 0) paragraph.className = `ql-indent-${Math.min(depth, 8)}`;
    if (index === 0 && mark) paragraph.prepend(`${mark} `);
  }
  return paragraphs;
}
