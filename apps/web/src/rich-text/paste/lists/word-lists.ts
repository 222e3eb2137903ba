// Lists of Word: paragraphs with a mark before their words.
import { listClass, type Mark, readMark, shows } from '@redakcja/domain/shared/html/list-marks';

const point = /^[^\p{L}\p{N}]*$|^o$/u;
const dash = /^[-–—−]$/;

export interface MarkedParagraph {
  element: HTMLElement;
  list: string;
  level: number;
  mark: string;
}

/** Paragraphs of Word with marks become lists. */
export function wordLists(body: HTMLElement): void {
  let group: MarkedParagraph[] = [];
  const close = () => {
    makeList(group);
    group = [];
  };
  for (const element of body.querySelectorAll<HTMLElement>('[style*="mso-list" i]')) {
    const item = wordItem(element);
    if (!item) continue;
    const last = group.at(-1);
    if (last && (last.list !== item.list || last.element.nextElementSibling !== element)) close();
    group.push(item);
  }
  close();
}

const markOf = (element: Element) =>
  element.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');

function wordItem(element: HTMLElement): MarkedParagraph | undefined {
  const [, list, level] = /mso-list:\s*l(\d+)\s+level(\d+)/i.exec(element.getAttribute('style') ?? '') ?? [];
  const mark = markOf(element)?.textContent?.replaceAll(/\s+/g, ' ').trim();
  return list && mark ? { element, list, level: Number(level), mark } : undefined;
}

/** The paragraphs as one list with lists in it, or as the words they are where some mark would come out otherwise. */
export function makeList(items: readonly MarkedParagraph[]): void {
  const [first] = items;
  if (!first) return;
  const base = Math.min(...items.map(({ level }) => level));
  const plan = planOf(items, base);
  if (!plan) {
    for (const { element, level, mark } of items) asWords(element, mark, level - base);
    return;
  }
  const open: HTMLElement[] = [];
  for (const { item, begins } of plan) {
    const depth = item.level - base + 1;
    open.length = Math.min(open.length, depth);
    if (begins !== undefined || open.length < depth) {
      const list = listOf(begins ?? { isPoint: true, isDash: false });
      open.length = depth - 1;
      const above = open.at(-1)?.lastElementChild;
      if (above) above.append(list);
      else first.element.before(list);
      open.push(list);
    }
    const made = document.createElement('li');
    if (item.element.style.textAlign) made.style.textAlign = item.element.style.textAlign;
    markOf(item.element)?.remove();
    made.append(...item.element.childNodes);
    open.at(-1)?.append(made);
  }
  for (const { element } of items) element.remove();
}

interface Point {
  isPoint: true;
  isDash: boolean;
}

function listOf(begins: Mark | Point): HTMLElement {
  if ('isPoint' in begins) {
    const list = document.createElement('ul');
    if (begins.isDash) list.className = listClass('dash', '1');
    return list;
  }
  const list = document.createElement('ol');
  const { type, value, kind } = begins;
  if (kind) list.className = listClass(kind, type);
  if (type !== '1') list.setAttribute('type', type);
  if (value !== 1) list.setAttribute('start', String(value));
  return list;
}

interface Planned {
  item: MarkedParagraph;
  begins: Mark | Point | undefined;
}

/** Which item begins a list, or nothing when some mark would come out otherwise. */
function planOf(items: readonly MarkedParagraph[], base: number): Planned[] | undefined {
  const running: (Mark | Point | undefined)[] = [];
  const plan: Planned[] = [];
  for (const item of items) {
    const depth = item.level - base;
    // A level that is left out would be an empty item.
    if (depth > running.length) return undefined;
    running.length = Math.min(running.length, depth + 1);
    const before = running[depth];
    if (point.test(item.mark)) {
      const mark: Point = { isPoint: true, isDash: dash.test(item.mark) };
      const goesOn = before && 'isPoint' in before && before.isDash === mark.isDash;
      plan.push({ item, begins: goesOn ? undefined : mark });
      running[depth] = mark;
      continue;
    }
    const next = before && !('isPoint' in before) && { ...before, value: before.value + 1 };
    if (next && shows(item.mark, next)) {
      plan.push({ item, begins: undefined });
      running[depth] = next;
      continue;
    }
    const begins = readMark(item.mark);
    if (!begins) return undefined;
    plan.push({ item, begins });
    running[depth] = begins;
  }
  return plan.some((_, at) => isAnew(plan, at) && isAnew(plan, at - 1)) ? undefined : plan;
}

/** Whether an item has a number of its own to begin with: the editor holds no two of them side by side. */
function isAnew(plan: readonly Planned[], at: number): boolean {
  const { item, begins } = plan[at] ?? {};
  if (!item || !begins || 'isPoint' in begins) return false;
  return begins.value !== 1 || item.level <= (plan[at - 1]?.item.level ?? 0);
}

/** The number as the words it is, before the others. */
function asWords(element: HTMLElement, mark: string, depth: number): void {
  markOf(element)?.remove();
  element.removeAttribute('style');
  element.className = depth > 0 ? `ql-indent-${Math.min(depth, 8)}` : '';
  element.prepend(`${mark} `);
}
