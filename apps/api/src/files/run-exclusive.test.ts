import { expect, test } from 'vitest';
import { runExclusive } from './run-exclusive.ts';

test('a task starts after the previous one has ended or failed', async () => {
  let running = 0;
  const order: string[] = [];
  const work = (name: string, fails = false) =>
    runExclusive(async () => {
      running += 1;
      expect(running).toBe(1);
      await new Promise(setImmediate);
      order.push(name);
      running -= 1;
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([work('a'), work('b', true), work('c')]);
  expect(order).toEqual(['a', 'b', 'c']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
