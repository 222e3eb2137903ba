import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const queue = (limits: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) =>
  new FairQueue<string>({ perOwner: 1, waiting: 10, waitingPerOwner: 5, ...limits });

test('owners take turns', () => {
  const waiting = queue({ perOwner: 10 });
  for (const item of ['a1', 'a2', 'a3']) waiting.add('a', item);
  for (const item of ['b1', 'b2']) waiting.add('b', item);
  waiting.add('c', 'c1');
  expect(Array.from({ length: 7 }, () => waiting.take()?.item)).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'b2',
    'a3',
    undefined,
  ]);
});

test('the jobs of one owner run one after another', () => {
  const waiting = queue();
  waiting.add('a', 'a1');
  waiting.add('a', 'a2');
  waiting.add('b', 'b1');
  expect([waiting.take()?.item, waiting.take()?.item, waiting.take()]).toEqual(['a1', 'b1', undefined]);
  waiting.finish('b');
  expect(waiting.take()).toBeUndefined();
  waiting.finish('a');
  expect(waiting.take()).toEqual({ owner: 'a', item: 'a2' });
});

test('one owner cannot fill it, and it does not grow for ever', () => {
  const waiting = queue({ waiting: 7 });
  const add = (owner: string, count: number) => Array.from({ length: count }, () => waiting.add(owner, 'x'));
  expect(add('a', 6)).toEqual([true, true, true, true, true, false]);
  expect(add('b', 3)).toEqual([true, true, false]);
  waiting.take();
  expect(add('c', 2)).toEqual([true, false]);
  expect(waiting.clear()).toHaveLength(7);
  expect(waiting.take()).toBeUndefined();
});
