// Lists of Word: paragraphs with a mark before their words.
import { type Mark, readMark, shows } from '../formats/list-marks.ts';

const bullet = /^[^\p{L}\p{N}]*$|^o$/u;

interface WordItem {
  element: HTMLElement;
  list: string;
  level: number;
  mark: string;
}

/** Paragraphs of Word with marks become lists. */
export function wordLists(body: HTMLElement): void {
  let group: WordItem[] = [];
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

function wordItem(element: HTMLElement): WordItem | undefined {
  const [, list, level] = /mso-list:\s*l(\d+)\s+level(\d+)/i.exec(element.getAttribute('style') ?? '') ?? [];
  const mark = markOf(element)?.textContent?.replaceAll(/\s+/g, ' ').trim();
  return list && mark ? { element, list, level: Number(level), mark } : undefined;
}

function makeList(items: readonly WordItem[]): void {
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
      const list = document.createElement(begins ? 'ol' : 'ul');
      if (begins && begins.type !== '1') list.setAttribute('type', begins.type);
      if (begins && begins.value !== 1) list.setAttribute('start', String(begins.value));
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

/** Which item begins a list (`null`: one of bullets), or nothing when some number would come out otherwise. */
function planOf(items: readonly WordItem[], base: number) {
  const running: (Mark | null | undefined)[] = [];
  const plan: { item: WordItem; begins: Mark | null | undefined }[] = [];
  for (const item of items) {
    const depth = item.level - base;
    // A level that is left out would be an empty item.
    if (depth > running.length) return undefined;
    running.length = Math.min(running.length, depth + 1);
    const before = running[depth];
    if (bullet.test(item.mark)) {
      plan.push({ item, begins: before === null ? undefined : null });
      running[depth] = null;
      continue;
    }
    const next = before && { type: before.type, value: before.value + 1 };
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
  return plan;
}

/** The number as the words it is, before the others. */
function asWords(element: HTMLElement, mark: string, depth: number): void {
  markOf(element)?.remove();
  element.removeAttribute('style');
  element.className = depth > 0 ? `ql-indent-${Math.min(depth, 8)}` : '';
  element.prepend(`${mark} `);
}
