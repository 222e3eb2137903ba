// What the check of texts promises, over a small corpus of other seeds than the one that is printed by `npm run bench -- --only check`.
import { expect, test } from 'vitest';
import { corpus } from './corpus.ts';
import { aims, recognise } from './recognition-bench.ts';

test.each([1, 2, 3])('numbers in every notation, and none where there is none, with seed %i', (seed) => {
  const { found, missed, wrong } = recognise(corpus(seed, 4, 200));
  for (const [kind, { of, hits }] of found)
    expect(hits / of, missed.flatMap(({ number }) => number?.notation ?? []).join()).toBeGreaterThanOrEqual(aims[kind]);
  expect(wrong).toEqual([]);
});
