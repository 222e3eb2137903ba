// The items of a list as lines of text, each with its mark before its words.
import { kindOfClass, type Mark, type Numbers } from '@redakcja/domain/shared/html/list-marks';

/** The words of an item alone, without the lists in it. */
export function ownParts(item: Element): Node[] {
  return [...item.childNodes].filter((node) => !(node instanceof HTMLElement && node.matches('ol, ul')));
}

/** The numbers of the items as a browser shows them. */
export function numbersOf(list: HTMLOListElement): Map<HTMLLIElement, Mark> {
  const items = [...list.children].filter((one) => one instanceof HTMLLIElement);
  const type = (list.getAttribute('type') ?? '1') as Numbers;
  const kind = kindOfClass(list.className);
  const step = list.reversed ? -1 : 1;
  let due = list.reversed && !list.hasAttribute('start') ? items.length : list.start;
  return new Map(
    items.map((item) => {
      const value = item.hasAttribute('value') ? item.value : due;
      due = value + step;
      return [item, { type, value, ...(kind && kind !== 'dash' && { kind }) }];
    }),
  );
}

/** Puts the lines in the place of the list. */
export function asLines(list: Element, markOf: (item: HTMLLIElement) => string): void {
  list.replaceWith(...[...list.querySelectorAll('li')].flatMap((item) => linesOf(item, markOf(item), list)));
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
