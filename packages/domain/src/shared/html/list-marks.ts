// Marks of the items of lists: „1.”, „a)”, „(1)”, „–”. A list has a class where its marks are not those of HTML alone.
import { attributeOf } from './html-tokens.ts';

export type Numbers = '1' | 'a' | 'A' | 'i' | 'I';

/** What stands around a number: a bracket after it, two around it; `dash` in place of a point. */
export type MarkKind = 'bracket' | 'brackets' | 'dash';

export interface Mark {
  type: Numbers;
  value: number;
  kind?: Exclude<MarkKind, 'dash'>;
}

const styles: Readonly<Record<Numbers, string>> = {
  '1': 'decimal',
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

/** The type of a list by the name of its style in CSS. */
export function numbersOfStyle(style: string): Numbers | undefined {
  const name = style.trim().toLowerCase().replace('latin', 'alpha');
  return (Object.keys(styles) as Numbers[]).find((type) => styles[type] === name);
}

const isNumbers = (type: unknown): type is Numbers => Object.keys(styles).includes(String(type));

/** The class of a list with such marks; style sheets of the editor and of the bulletin show it. */
export function listClass(kind: MarkKind, type: Numbers): string {
  return kind === 'dash' ? 'ql-list-dash' : `ql-list-${kind}-${styles[type]}`;
}

/** The kind of marks by the class of the list. */
export function kindOfClass(classes: string): MarkKind | undefined {
  return /(?:^|\s)ql-list-(brackets?|dash)(?:-|\s|$)/.exec(classes)?.[1] as MarkKind | undefined;
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

/** Letters begin again after „z” as browsers write them: „aa”. */
function letters(value: number): string {
  let [rest, text] = [value, ''];
  for (; rest > 0; rest = Math.floor((rest - 1) / 26)) text = String.fromCharCode(97 + ((rest - 1) % 26)) + text;
  return text;
}

function numberOf({ type, value }: Mark): string {
  if (type === '1' || value < 1) return String(value);
  if (type === 'a' || type === 'A') return type === 'A' ? letters(value).toUpperCase() : letters(value);
  let [rest, text] = [Math.min(value, 3999), ''];
  for (const [sign, worth] of roman) for (; rest >= worth; rest -= worth) text += sign;
  return type === 'I' ? text.toUpperCase() : text;
}

/** The mark as a list shows it. */
export function writtenMark(mark: Mark): string {
  const number = numberOf(mark);
  return mark.kind === undefined ? `${number}.` : mark.kind === 'bracket' ? `${number})` : `(${number})`;
}

/** The list that shows this mark first; undefined if no list can. */
export function readMark(text: string): Mark | undefined {
  const [, before, sign, after] = /^(\(?)([0-9]{1,6}|[a-z]+|[A-Z]+)([.)])$/.exec(text) ?? [];
  if (sign === undefined || (before === '(' && after === '.')) return undefined;
  const kind = before === '(' ? ('brackets' as const) : after === ')' ? ('bracket' as const) : undefined;
  const found = readNumber(sign);
  return found && { ...found, ...(kind && { kind }) };
}

function readNumber(sign: string): Mark | undefined {
  if (/^\d/.test(sign)) return { type: '1', value: Number(sign) };
  const isUpper = sign === sign.toUpperCase();
  const lower = sign.toLowerCase();
  if (lower !== 'i' && lower.length === 1) return { type: isUpper ? 'A' : 'a', value: lower.charCodeAt(0) - 96 };
  const type = isUpper ? 'I' : 'i';
  for (let value = 1; value < 200; value += 1) if (numberOf({ type, value }) === sign) return { type, value };
  return undefined;
}

/** Whether a list shows exactly this mark there. */
export function shows(mark: string, expected: Mark): boolean {
  return mark === writtenMark(expected);
}

interface OpenList {
  isOrdered: boolean;
  type: Numbers;
  kind: MarkKind | undefined;
  next: number;
  step: 1 | -1;
}

/** Follows the lists of a text and says the mark of each item. */
export function markReader(html: string) {
  const open: OpenList[] = [];
  return {
    /** How deep the list is that is open, 0 for none. */
    depth: () => open.length,
    list(tag: string, isClosing: boolean, from: number) {
      if (isClosing) return void open.pop();
      const isOrdered = /^<ol\b/i.test(tag);
      const type = attributeOf(tag, 'type');
      const isReversed = isOrdered && attributeOf(tag, 'reversed') !== undefined;
      const start = Number.parseInt(attributeOf(tag, 'start') ?? '', 10);
      open.push({
        isOrdered,
        type: isNumbers(type) ? type : '1',
        kind: kindOfClass(attributeOf(tag, 'class') ?? ''),
        next: Number.isInteger(start) ? start : isReversed ? itemsOf(html, from) : 1,
        step: isReversed ? -1 : 1,
      });
    },
    item(tag: string): string {
      const list = open.at(-1);
      if (!list?.isOrdered) return list?.kind === 'dash' ? '–' : '•';
      const value = Number.parseInt(attributeOf(tag, 'value') ?? '', 10);
      if (Number.isInteger(value)) list.next = value;
      const { kind, next, type, step } = list;
      list.next += step;
      return writtenMark({ type, value: next, ...(kind && kind !== 'dash' && { kind }) });
    },
  };
}

/** Items of the list that begins there, without those of lists within it. */
function itemsOf(html: string, from: number): number {
  let [depth, count] = [0, 0];
  for (const [, close, name] of html.slice(from).matchAll(/<(\/?)(ol|ul|li)\b/gi)) {
    if (name?.toLowerCase() === 'li') count += close === '' && depth === 1 ? 1 : 0;
    else depth += close === '' ? 1 : -1;
    if (depth === 0) break;
  }
  return count;
}
