import { describe, expect, test } from 'vitest';
import { takesOnePass } from '../testing/growth.ts';
import { type Segment, textDifference, withoutLongSameParts } from './text-difference.ts';

const marks = { same: '', added: '+', removed: '-' };
/** `Ala ma -[kota ]+[psa ]rudego` */
const shown = (segments: readonly Segment[]) =>
  segments.map(({ kind, text }) => (kind === 'same' ? text : `${marks[kind]}[${text}]`)).join('');

/** A repeatable stream of numbers 0 ≤ n < limit. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

describe('texts', () => {
  test.each([
    ['Ala ma kota', 'Ala ma kota', 'Ala ma kota'],
    ['', '', ''],
    ['', 'Ala', '+[Ala]'],
    ['Ala ma kota rudego', 'Ala ma psa rudego', 'Ala ma -[kota ]+[psa ]rudego'],
    ['Ala ma kota', 'Ala ma kota i psa', 'Ala ma kota +[i psa]'],
    ['Ala ma kota rudego', 'Ala ma kota', 'Ala ma kota -[rudego]'],
    ['raz\ndwa\ntrzy', 'raz\ntrzy', 'raz-[\ndwa]\ntrzy'],
    ['raz\ntrzy', 'raz\ndwa\ntrzy', 'raz+[\ndwa]\ntrzy'],
    ['trzy', 'raz\ntrzy', '+[raz]\ntrzy'],
    ['a\nAla ma kota\nb', 'a\nOla ma kota\nb', 'a\n-[Ala ]+[Ola ]ma kota\nb'],
    ['zupełnie inny tekst tutaj', 'nic wspólnego nie ma', '-[zupełnie inny tekst tutaj\n]+[nic wspólnego nie ma]'],
    ['raz dwa', 'raz\ndwa', 'raz +[\n]dwa'],
  ])('%j → %j', (before, after, expected) => {
    expect(shown(textDifference(before, after))).toBe(expected);
  });
});

describe('whatever the texts', () => {
  const wordsOf = (segments: readonly Segment[], without: Segment['kind']) =>
    segments
      .filter((one) => one.kind !== without)
      .flatMap((one) => one.text.split(/\s+/))
      .filter((word) => word !== '');

  test.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'the old and the new one can be read from the segments (%d)',
    (seed) => {
      const next = numbers(seed + 1);
      const text = () =>
        Array.from({ length: next(60) }, () => `${'abcdefg'.charAt(next(2 + (seed % 6)))}${next(5) === 0 ? '\n' : ' '}`)
          .join('')
          .trim();
      const [before, after] = [text(), text()];
      const segments = textDifference(before, after);
      expect(wordsOf(segments, 'added')).toEqual(before.split(/\s+/).filter(Boolean));
      expect(wordsOf(segments, 'removed')).toEqual(after.split(/\s+/).filter(Boolean));
    },
  );
});

describe('long texts', () => {
  const next = numbers(7);
  const word = () =>
    Array.from({ length: 3 + next(8) }, () => 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż'.charAt(next(32))).join('');
  const paragraphs = Array.from({ length: 400 }, () => Array.from({ length: 70 }, word).join(' '));
  const few = (seed: number, words: number) =>
    Array.from({ length: words }, () => 'abcde'.charAt(numbers(seed++)(5))).join(' ');

  test('of 200 kB with a word changed in every paragraph', () => {
    const changed = paragraphs.map((paragraph) => paragraph.replace(' ', ' WSTAWIONE ')).join('\n');
    const segments = textDifference(paragraphs.join('\n'), changed);
    expect(segments.filter((one) => one.kind === 'added')).toHaveLength(400);
    expect(segments.filter((one) => one.kind === 'removed')).toHaveLength(0);
  });

  test.each<[string, (count: number) => [string, string]]>([
    [
      'with a word changed in every paragraph',
      (count) => {
        const some = paragraphs.slice(0, count);
        return [some.join('\n'), some.map((paragraph) => paragraph.replace(' ', ' WSTAWIONE ')).join('\n')];
      },
    ],
    [
      'rewritten',
      (count) => {
        const text = paragraphs.slice(0, count).join('\n');
        return [text, text.replaceAll(/[a-z]/g, 'x')];
      },
    ],
    ['of few words in another order', (count) => [few(1, 100 * count), few(50_000, 100 * count)]],
  ])('%s are compared within the bounds', (_, make) => {
    const pairs = new Map([50, 400].map((count) => [count, make(count)] as const));
    const compare = (count: number) => textDifference(...(pairs.get(count) ?? ['', '']));
    expect(takesOnePass(compare, 50)).toBe(true);
    expect(compare(50).some((one) => one.kind !== 'same')).toBe(true);
  });
});

describe('long unchanged parts', () => {
  const words = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');

  test('are cut down beside changes', () => {
    const before = `${words(300, 'a')} stare ${words(300, 'b')} tamto ${words(300, 'c')}`;
    const after = before.replace('stare', 'nowe').replace('tamto', 'owo');
    const parts = withoutLongSameParts(textDifference(before, after), 40);
    expect(parts.map((part) => part.kind)).toEqual([
      'gap',
      'same',
      'removed',
      'added',
      'same',
      'gap',
      'same',
      'removed',
      'added',
      'same',
      'gap',
    ]);
    const visible = parts.reduce(
      (sum, part) => sum + (part.kind === 'gap' ? part.length : part.kind === 'removed' ? 0 : part.text.length),
      0,
    );
    expect(visible).toBe(after.length);
  });

  test('also where there are no blanks to cut at', () => {
    const same = (length: number) => ({ kind: 'same', text: 'x'.repeat(length) }) as const;
    const change = { kind: 'added', text: 'nowe' } as const;
    expect(withoutLongSameParts([same(500), change, same(500), change, same(500)], 40)).toEqual([
      { kind: 'gap', length: 460 },
      same(40),
      change,
      same(40),
      { kind: 'gap', length: 420 },
      same(40),
      change,
      same(40),
      { kind: 'gap', length: 460 },
    ]);
  });

  test('short ones stay', () => {
    const segments = textDifference('raz dwa trzy', 'raz dwa cztery');
    expect(withoutLongSameParts(segments)).toEqual(segments);
  });
});
