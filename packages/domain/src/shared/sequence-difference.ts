// Difference of two sequences, fast for long ones whatever is in them: what stands exactly once on both sides anchors the rest (patience difference),
// between the anchors the shortest edit script (Myers) is sought, up to a bound.

/** A run of equal, removed or added items: `from` inclusive, `to` exclusive. */
export type Run =
  | { kind: 'same'; before: number; after: number; length: number }
  | { kind: 'removed'; before: number; length: number }
  | { kind: 'added'; after: number; length: number };

// Beyond so many edits between two anchors the stretch counts as rewritten: it would read like confetti, and its cost grows with the square.
const maxEdits = 400;
const deepest = 40;

/** Runs that turn `before` into `after`, in order. Not always the shortest way, but always a right one. */
export function sequenceDifference(before: readonly string[], after: readonly string[]): Run[] {
  const pairs: [number, number][] = [];
  match(before, 0, before.length, after, 0, after.length, pairs, 0);
  return runsOf(pairs, before.length, after.length);
}

/** Collects pairs of equal items between a0..a1 of `a` and b0..b1 of `b`, ascending on both sides. */
function match(
  a: readonly string[],
  a0: number,
  a1: number,
  b: readonly string[],
  b0: number,
  b1: number,
  pairs: [number, number][],
  depth: number,
): void {
  let [start, other] = [a0, b0];
  while (start < a1 && other < b1 && a[start] === b[other]) pairs.push([start++, other++]);
  let [end, otherEnd] = [a1, b1];
  while (end > start && otherEnd > other && a[end - 1] === b[otherEnd - 1]) [end, otherEnd] = [end - 1, otherEnd - 1];
  if (start < end && other < otherEnd) {
    const anchors = depth < deepest ? anchorsOf(a, start, end, b, other, otherEnd) : [];
    if (anchors.length === 0)
      pairs.push(
        ...minPairs(a.slice(start, end), b.slice(other, otherEnd)).map(([x, y]): [number, number] => [
          x + start,
          y + other,
        ]),
      );
    else {
      let [x, y] = [start, other];
      for (const [anchorX, anchorY] of anchors) {
        match(a, x, anchorX, b, y, anchorY, pairs, depth + 1);
        pairs.push([anchorX, anchorY]);
        [x, y] = [anchorX + 1, anchorY + 1];
      }
      match(a, x, end, b, y, otherEnd, pairs, depth + 1);
    }
  }
  for (let index = 0; index < a1 - end; index++) pairs.push([end + index, otherEnd + index]);
}

/** Items that stand exactly once on both sides, the longest series that ascends on both. */
function anchorsOf(
  a: readonly string[],
  a0: number,
  a1: number,
  b: readonly string[],
  b0: number,
  b1: number,
): [number, number][] {
  const onceInA = placesOfSingles(a, a0, a1);
  const common: [number, number][] = [];
  for (const [item, y] of placesOfSingles(b, b0, b1)) {
    const x = onceInA.get(item);
    if (x !== undefined) common.push([x, y]);
  }
  return maxAscending(common.sort(([, y1], [, y2]) => y1 - y2));
}

function placesOfSingles(items: readonly string[], from: number, to: number): Map<string, number> {
  const places = new Map<string, number>();
  for (let index = from; index < to; index++) {
    const item = items[index] ?? '';
    places.set(item, places.has(item) ? -1 : index);
  }
  for (const [item, place] of places) if (place < 0) places.delete(item);
  return places;
}

/** Longest series of pairs whose first numbers ascend (patience sorting); the second ones ascend already. */
function maxAscending(pairs: readonly [number, number][]): [number, number][] {
  const piles: number[] = [];
  const previous: number[] = [];
  const firstOf = (index: number | undefined) => pairs[index ?? -1]?.[0] ?? 0;
  pairs.forEach(([x], index) => {
    let [low, high] = [0, piles.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (firstOf(piles[middle]) < x) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? (piles[low - 1] ?? -1) : -1;
    piles[low] = index;
  });
  const series: [number, number][] = [];
  for (let index = piles.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) {
    const pair = pairs[index];
    if (pair) series.push(pair);
  }
  return series.reverse();
}

/** Equal pairs of a shortest edit script (Myers 1986); none when it needs more than `maxEdits` edits. */
function minPairs(a: readonly string[], b: readonly string[]): [number, number][] {
  const limit = Math.min(maxEdits, a.length + b.length);
  const furthest = new Int32Array(2 * limit + 2);
  const trace: Int32Array[] = [];
  for (let edits = 0; edits <= limit; edits++) {
    trace.push(furthest.slice());
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = firstStep(furthest, diagonal, edits, limit);
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x++;
      furthest[diagonal + limit] = x;
      if (x >= a.length && x - diagonal >= b.length) return wayBack(trace, a.length, b.length, edits, limit);
    }
  }
  return [];
}

/** Furthest place in `a` that one edit more reaches on a diagonal: down (an addition) or right (a removal). */
function firstStep(furthest: Int32Array, diagonal: number, edits: number, limit: number): number {
  const above = diagonal < edits ? (furthest[diagonal + 1 + limit] ?? 0) : -1;
  const left = diagonal > -edits ? (furthest[diagonal - 1 + limit] ?? 0) + 1 : -1;
  return edits === 0 ? 0 : Math.max(above, left);
}

function wayBack(
  trace: readonly Int32Array[],
  length: number,
  otherLength: number,
  edits: number,
  limit: number,
): [number, number][] {
  const pairs: [number, number][] = [];
  let [x, y] = [length, otherLength];
  for (let step = edits; step >= 0; step--) {
    const furthest = trace[step] ?? new Int32Array();
    const diagonal = x - y;
    const start = firstStep(furthest, diagonal, step, limit);
    while (x > start) pairs.push([--x, --y]);
    if (step === 0) break;
    const above = diagonal < step ? (furthest[diagonal + 1 + limit] ?? 0) : -1;
    if (above === start) y--;
    else x--;
  }
  return pairs.reverse();
}

function runsOf(pairs: readonly [number, number][], length: number, otherLength: number): Run[] {
  const runs: Run[] = [];
  let [x, y] = [0, 0];
  for (const [before, after] of [...pairs, [length, otherLength] as const]) {
    if (before > x) runs.push({ kind: 'removed', before: x, length: before - x });
    if (after > y) runs.push({ kind: 'added', after: y, length: after - y });
    const last = runs.at(-1);
    if (last?.kind === 'same' && before === x && after === y) last.length++;
    else runs.push({ kind: 'same', before, after, length: 1 });
    [x, y] = [before + 1, after + 1];
  }
  // The last pair is the end itself.
  const last = runs.at(-1);
  if (last?.kind === 'same') last.length--;
  return runs.filter((run) => run.length > 0);
}
