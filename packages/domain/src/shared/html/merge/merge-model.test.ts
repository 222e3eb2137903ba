// Two people edit a text at random: whatever they do, no word that one of them has typed or left alone is lost.
import { describe, expect, test } from 'vitest';
import { takesOnePass } from '../../testing/growth.ts';
import { tokensOf } from '../html-tokens.ts';
import { readableText } from '../plain-text.ts';
import { type BlockChoice, mergeHtml, resolvedHtml } from './merge-html.ts';
import { edited, htmlOf, numbers, piecesOf, randomDocument } from './testing/random-edits.ts';

const seeds = Array.from({ length: 60 }, (_, index) => index + 1);

function isWellFormed(html: string): boolean {
  const open: string[] = [];
  for (const token of tokensOf(html)) {
    if (token.kind === 'text' || token.name === 'br') continue;
    if (!token.isClosing) open.push(token.name);
    else if (open.pop() !== token.name) return false;
  }
  return open.length === 0;
}

/** In the order of the alphabet: simultaneous insertions stand in another one when the two change places. */
const wordsOf = (...html: string[]) =>
  html
    .flatMap((one) => readableText(one, { row: '', cell: ' ', level: '' }).split(/\s+/))
    .filter((word) => /\w/.test(word) && !/^\d+\.$/.test(word))
    .sort();

function texts(seed: number, areApart: boolean) {
  const next = numbers(seed);
  const document = randomDocument(next);
  const owners = new Map(piecesOf(document).map((id) => [id, next(2)]));
  const person = (by: string, number: number) =>
    htmlOf(edited(document, by, (id) => !areApart || owners.get(id) === number, next));
  return [htmlOf(document), person('m', 0), person('t', 1)] as const;
}

describe('whoever edits what', () => {
  test.each(seeds)('nothing is lost (%d)', (seed) => {
    const [base, mine, theirs] = texts(seed, false);
    const merge = mergeHtml(base, mine, theirs);
    const all = merge.conflicts.map(({ joint }): BlockChoice => (joint === null ? 'theirs' : 'both'));
    const kept = new Set(
      wordsOf(resolvedHtml(merge, all), ...merge.conflicts.flatMap((one) => [one.mine, one.theirs])),
    );
    const [before, left, right] = [base, mine, theirs].map((html) => new Set(wordsOf(html))) as [
      Set<string>,
      Set<string>,
      Set<string>,
    ];
    const typed = [...left, ...right].filter((word) => !before.has(word));
    const untouched = [...before].filter((word) => left.has(word) && right.has(word));
    expect([...typed, ...untouched].filter((word) => !kept.has(word))).toEqual([]);
    for (const choice of ['mine', 'theirs'] as const) {
      const result = resolvedHtml(
        merge,
        merge.conflicts.map(() => choice),
      );
      expect(isWellFormed(result)).toBe(true);
      const words = wordsOf(result);
      // chosen or taken over, each stands there once
      expect(words).toEqual([...new Set(words)]);
      const own = choice === 'mine' ? left : right;
      expect([...own].filter((word) => !before.has(word) && !words.includes(word))).toEqual([]);
    }
    expect(isWellFormed(resolvedHtml(merge, all))).toBe(true);
  });

  test.each(seeds)('in different blocks, there is no question, and both are in the text (%d)', (seed) => {
    const [base, mine, theirs] = texts(seed, true);
    const merge = mergeHtml(base, mine, theirs);
    expect(merge.conflicts).toEqual([]);
    const result = wordsOf(resolvedHtml(merge, []));
    const [before, left, right] = [base, mine, theirs].map((html) => wordsOf(html)) as [string[], string[], string[]];
    const expected = [
      ...before.filter((word) => left.includes(word) && right.includes(word)),
      ...[...left, ...right].filter((word) => !before.includes(word)),
    ];
    expect(result).toEqual(expected.sort());
  });

  test.each(seeds)('one who changed nothing has no say, the same twice is once, and nobody is first (%d)', (seed) => {
    const [base, mine, theirs] = texts(seed, false);
    const plain = (...all: Parameters<typeof mergeHtml>) => {
      const merge = mergeHtml(...all);
      return [resolvedHtml(merge, []), merge.conflicts.length];
    };
    expect(plain(base, mine, base)).toEqual([mine, 0]);
    expect(plain(base, base, theirs)).toEqual([theirs, 0]);
    expect(plain(base, mine, mine)).toEqual([mine, 0]);
    const [one, other] = [mergeHtml(base, mine, theirs), mergeHtml(base, theirs, mine)];
    expect(one.conflicts).toEqual(
      other.conflicts.map((conflict) => ({ ...conflict, mine: conflict.theirs, theirs: conflict.mine })),
    );
    const chosen = one.conflicts.map((): BlockChoice => 'theirs');
    expect(wordsOf(resolvedHtml(one, chosen))).toEqual(wordsOf(resolvedHtml(other, [])));
  });
});

describe('long texts', () => {
  const paragraph = (index: number) =>
    `<p>${Array.from({ length: 30 }, (_, word) => `w${index}.${word}`).join(' ')}</p>`;
  const text = (count: number) => Array.from({ length: count }, (_, index) => paragraph(index)).join('');

  test.each<[string, (html: string) => string, (html: string) => string]>([
    ['a word in every paragraph of one', (html) => html.replaceAll('.7 ', '.m '), (html) => `${html}<p>koniec</p>`],
    ['every paragraph of both', (html) => html.replaceAll('.7 ', '.m '), (html) => html.replaceAll('.9 ', '.t ')],
    ['everything', (html) => html.replaceAll('w', 'm'), (html) => html.replaceAll('w', 't')],
    [
      'the first half deleted',
      (html) => html.slice(html.indexOf('<p>', html.length / 2)),
      (html) => html.replaceAll('.9 ', '.t '),
    ],
  ])('are joined in one pass: %s', (_, byMe, byThem) => {
    const bases = new Map([60, 480].map((count) => [count, text(count)]));
    const merge = (count: number) => {
      const base = bases.get(count) ?? '';
      return mergeHtml(base, byMe(base), byThem(base));
    };
    expect(takesOnePass(merge, 60)).toBe(true);
  });
});
