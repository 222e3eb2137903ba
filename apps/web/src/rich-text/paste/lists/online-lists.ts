// Lists of Word Online: each item is a list of its own, with its level and the form of its number in attributes.
import { numbersOfStyle, writtenMark } from '@redakcja/domain/shared/html/list-marks';
import { type MarkedParagraph, makeList } from './word-lists.ts';

const wrapper = '.ListContainerWrapper';
const leveled = 'li[data-aria-level]';

export function onlineLists(body: HTMLElement): void {
  for (const end of body.querySelectorAll('span.EOP')) end.remove();
  for (const item of body.querySelectorAll<HTMLElement>(leveled)) {
    if (!body.contains(item)) continue;
    makeList(paragraphsOf(groupOf(item)));
  }
}

/** The lists beside each other that the first one begins. */
function groupOf(item: Element): Element[] {
  const whole = (part: Element | null) => part?.matches(`${wrapper}, ol, ul`) && part.querySelector(leveled) !== null;
  const first = item.closest(wrapper) ?? item.closest('ol, ul');
  const group: Element[] = [];
  for (let one = first; whole(one); one = one?.nextElementSibling ?? null) if (one) group.push(one);
  return group;
}

function paragraphsOf(group: readonly Element[]): MarkedParagraph[] {
  const counters: number[] = [];
  const made = group
    .flatMap((lists) => [...lists.querySelectorAll<HTMLLIElement>(leveled)])
    .map((item): MarkedParagraph => {
      const level = Number(item.dataset.ariaLevel);
      counters.length = Math.min(counters.length, level);
      counters[level - 1] = numberOf(item);
      const element = document.createElement('p');
      const inside = [...item.children].filter((child) => child.matches('p'));
      for (const [at, paragraph] of inside.entries()) {
        if (at > 0) element.append(document.createElement('br'));
        element.append(...paragraph.childNodes);
      }
      if (inside.length === 0) element.append(...item.childNodes);
      return { element, list: 'online', level, mark: markOf(item, counters) };
    });
  group[0]?.before(...made.map(({ element }) => element));
  for (const lists of group) lists.remove();
  return made;
}

function numberOf(item: HTMLLIElement): number {
  const list = item.parentElement;
  if (!(list instanceof HTMLOListElement)) return 1;
  return item.hasAttribute('value') ? item.value : list.start + [...list.children].indexOf(item);
}

/** `%1)` and the like, with the numbers of the levels. */
function markOf(item: HTMLLIElement, counters: readonly number[]): string {
  const list = item.parentElement;
  const form = item.dataset.leveltext ?? '';
  if (!(list instanceof HTMLOListElement)) return /^[-–—]$/.test(form) ? form : '•';
  const style = list.style.listStyleType || item.style.listStyleType;
  const type = numbersOfStyle(style) ?? 'i1aIA'.split('').find((one) => one === list.type) ?? '1';
  const level = Number(item.dataset.ariaLevel);
  const written = (at: number) =>
    writtenMark({ type: at === level ? (type as '1') : '1', value: counters[at - 1] ?? 1 }).slice(0, -1);
  return form === '' ? `${written(level)}.` : form.replaceAll(/%(\d)/g, (_, at: string) => written(Number(at)));
}
