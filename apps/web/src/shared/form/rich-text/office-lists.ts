// Numbers of items as office programs show them: Word writes them beside the item, Writer only into the plain text of the clipboard.
// A list is made where a list will show the same numbers; else they stay as words: „§ 2.” that becomes „2.” is another law.

const bullet = /^[^\p{L}\p{N}]*$|^o$/u;

type Numbers = '1' | 'a' | 'A' | 'i' | 'I';

interface Mark {
  type: Numbers;
  value: number;
}

const roman: readonly (readonly [string, number])[] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

function writtenAs({ type, value }: Mark): string {
  if (type === '1') return String(value);
  if (type === 'a' || type === 'A') {
    const letter = value <= 26 ? String.fromCharCode(96 + value) : '';
    return type === 'A' ? letter.toUpperCase() : letter;
  }
  let [rest, text] = [value, ''];
  for (const [sign, worth] of roman) for (; rest >= worth; rest -= worth) text += sign;
  return type === 'I' ? text.toUpperCase() : text;
}

/** What a list would have to begin with to show this; nothing for marks that no list shows. */
function readMark(text: string): Mark | undefined {
  const [, sign] = /^([0-9]+|[a-z]+|[A-Z]+)[.)]?$/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  if (/^\d/.test(sign)) return { type: '1', value: Number(sign) };
  const isUpper = sign === sign.toUpperCase();
  const lower = sign.toLowerCase();
  if (lower !== 'i' && lower.length === 1) return { type: isUpper ? 'A' : 'a', value: lower.charCodeAt(0) - 96 };
  const type = isUpper ? 'I' : 'i';
  for (let value = 1; value < 200; value += 1) if (writtenAs({ type, value }) === sign) return { type, value };
  return undefined;
}

/** Whether the mark says what the list shows, with whatever dot or bracket after it. */
function shows(mark: string, expected: Mark): boolean {
  return mark.replace(/[.)]$/, '') === writtenAs(expected);
}

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

/** What stands in the plain text before the words of each item; both go on in the same order. */
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
