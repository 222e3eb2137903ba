// Compares the numbering of office programs with that of HTML lists.
// A list is created only if it shows the same numbers; otherwise they stay text: „§ 2.” must not become „2.”.

export type Numbers = '1' | 'a' | 'A' | 'i' | 'I';

export interface Mark {
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

/** Start number of a list that shows this mark; undefined if no list can. */
export function readMark(text: string): Mark | undefined {
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

/** Whether the mark matches the list, with any dot or bracket after it. */
export function shows(mark: string, expected: Mark): boolean {
  return mark.replace(/[.)]$/, '') === writtenAs(expected);
}
