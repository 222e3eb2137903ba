// Which block of a changed text was which block before.
import { diffArrays } from 'diff/lib/diff/array.js';
import { readableText } from '../plain-text.ts';
import type { HtmlBlock } from './html-blocks.ts';

/** Beyond so many edits blocks are found by their words alone; the cost grows with the square. */
const maxEditLength = 600;

/** How far from its place among its neighbours a changed block is looked for. */
const reach = 24;

/** Share of common words from which a block is a changed one, not another. */
const leastCommon = 0.3;

/** For each block of the base the place of the same block in the other text, in ascending order; undefined where it was deleted. */
export function alignedBlocks(base: readonly HtmlBlock[], other: readonly HtmlBlock[]): (number | undefined)[] {
  const places = new Array<number | undefined>(base.length).fill(undefined);
  let [from, to] = [0, 0];
  let gap = { from, to };
  const endGap = () => {
    for (const [i, j] of changedPairs(base.slice(gap.from, from), other.slice(gap.to, to))) {
      places[gap.from + i] = gap.to + j;
    }
  };
  for (const { count, added, removed } of changesOf(base, other)) {
    if (added) to += count;
    else if (removed) from += count;
    else {
      endGap();
      for (let step = 0; step < count; step++) places[from++] = to++;
      gap = { from, to };
    }
  }
  endGap();
  return places;
}

type Change = Pick<ReturnType<typeof diffArrays>[number], 'count' | 'added' | 'removed'>;

function changesOf(base: readonly HtmlBlock[], other: readonly HtmlBlock[]): Change[] {
  const [before, after] = [base, other].map((blocks) => blocks.map(({ key }) => key)) as [string[], string[]];
  const changes: Change[] | undefined = diffArrays(before, after, { maxEditLength });
  return (
    changes ?? [
      { count: before.length, added: false, removed: true },
      { count: after.length, added: true, removed: false },
    ]
  );
}

type Pair = readonly [before: number, after: number];

/** Blocks with common words are the same; between them, as many before as after are the same one by one. */
function changedPairs(base: readonly HtmlBlock[], other: readonly HtmlBlock[]): Pair[] {
  if (base.length === 0 || other.length === 0) return [];
  const pairs: Pair[] = [];
  let [from, to] = [0, 0];
  for (const [i, j] of [...similarPairs(base, other), [base.length, other.length] as const]) {
    if (i - from === j - to) {
      for (let step = 0; from + step < i; step++) {
        const [before, after] = [base[from + step], other[to + step]];
        if (before && after && areOfOneKind(before, after)) pairs.push([from + step, to + step]);
      }
    }
    if (i < base.length) pairs.push([i, j]);
    [from, to] = [i + 1, j + 1];
  }
  return pairs;
}

/** The pairs in ascending order with most in common. */
function similarPairs(base: readonly HtmlBlock[], other: readonly HtmlBlock[]): Pair[] {
  const [before, after] = [base.map(wordsOf), other.map(wordsOf)];
  const slope = other.length / base.length;
  const first = (i: number) => Math.max(0, Math.floor(i * slope) - reach);
  const last = (i: number) => Math.min(other.length - 1, Math.ceil(i * slope) + reach);
  // best[i][j - first(i)]: with the blocks up to i and j
  const best: number[][] = [];
  const isPair: boolean[][] = [];
  const bestAt = (i: number, j: number) => {
    if (i < 0 || j < first(i)) return 0;
    return best[i]?.[Math.min(j, last(i)) - first(i)] ?? 0;
  };
  for (const [i, block] of base.entries()) {
    best.push([]);
    isPair.push([]);
    for (let j = first(i); j <= last(i); j++) {
      const candidate = other[j];
      const common = candidate && areOfOneKind(block, candidate) ? commonShare(before[i], after[j]) : 0;
      const isSimilar = common > 0 && (common >= leastCommon || block.box !== undefined);
      const apart = Math.max(bestAt(i - 1, j), bestAt(i, j - 1));
      const together = isSimilar ? bestAt(i - 1, j - 1) + common : 0;
      isPair[i]?.push(together > apart);
      best[i]?.push(Math.max(together, apart));
    }
  }
  const pairs: Pair[] = [];
  let [i, j] = [base.length - 1, other.length - 1];
  while (i >= 0 && j >= 0) {
    j = Math.min(j, last(i));
    if (j < first(i)) i--;
    else if (isPair[i]?.[j - first(i)]) pairs.push([i--, j--]);
    else if (bestAt(i - 1, j) >= bestAt(i, j - 1)) i--;
    else j--;
  }
  return pairs.reverse();
}

/** A list may become one of another kind. */
const kindOf = ({ name, box }: HtmlBlock) => (name === 'ol' ? 'ul' : box || name === 'tr' ? name : 'leaf');

const areOfOneKind = (one: HtmlBlock, other: HtmlBlock) => kindOf(one) === kindOf(other);

interface Words {
  counts: Map<string, number>;
  total: number;
}

function wordsOf({ html }: HtmlBlock): Words {
  const words = readableText(html)
    .split(/\s+/)
    .filter((word) => word !== '');
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, total: words.length };
}

function commonShare(one: Words | undefined, other: Words | undefined): number {
  if (!one || !other || one.total + other.total === 0) return 0;
  let common = 0;
  for (const [word, count] of one.counts) common += Math.min(count, other.counts.get(word) ?? 0);
  return (2 * common) / (one.total + other.total);
}
