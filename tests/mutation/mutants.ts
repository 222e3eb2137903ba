// Small faults in the sources: which ones can be made in a line, and a choice of them by a seed.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Mutant {
  file: string;
  /** From 1. */
  line: number;
  before: string;
  after: string;
}

/** Sources of each area. */
export const sources = {
  domain: 'packages/domain/src',
  server: 'apps/api/src',
  screens: 'apps/web/src',
  cli: 'apps/cli/src',
} as const;
export type Area = keyof typeof sources;

const swaps: readonly [RegExp, string][] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/ \+ 1\b/g, ' - 1'],
  [/ - 1\b/g, ' + 1'],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/^\s*(?:if \(.*\) )?(?:return|throw|continue|await)\b.*;$/g, ''],
];

const isCode = (line: string) => !/^\s*(?:\/\/|\*|\/\*|import |export type|type |interface )/.test(line);

/** What can be made of one line: the line with one swap at one place. */
export function variants(line: string): string[] {
  if (!isCode(line)) return [];
  return swaps.flatMap(([pattern, to]) =>
    [...line.matchAll(pattern)].map(
      (match) => line.slice(0, match.index) + to + line.slice(match.index + match[0].length),
    ),
  );
}

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @returns `count` mutants of an area, always the same ones for a seed and a state of the sources */
export function chooseMutants(root: string, area: Area, count: number, seed: number): Mutant[] {
  const files = globSync(`${sources[area]}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test(?:-d)?\.tsx?$|\/(?:testing|demo)\/|\.gen\.ts$/.test(file))
    .sort();
  const all = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((before, index) => variants(before).map((after) => ({ file, line: index + 1, before, after }))),
  );
  const next = random(seed);
  return Array.from({ length: Math.min(count, all.length) }, () => {
    const [mutant] = all.splice(Math.floor(next() * all.length), 1);
    if (mutant === undefined) throw new Error(`No more mutants of ${area}`);
    return mutant;
  });
}
