import { expect, test } from 'vitest';
import { SharedReads } from './shared-reads.ts';

/** A read that the test completes. */
function controlled() {
  const open: { end: (value: number) => void; fail: (error: Error) => void }[] = [];
  const read = () =>
    new Promise<number>((end, fail) => {
      open.push({ end, fail });
    });
  return { open, read };
}

test('a request is not answered by a read that began before it', async () => {
  const reads = new SharedReads();
  const { open, read } = controlled();
  const first = reads.get('list', read);
  const [second, third] = [reads.get('list', read), reads.get('list', read)];
  expect(open).toHaveLength(1);
  open[0]?.end(1);
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(open).toHaveLength(2);
  const fourth = reads.get('list', read);
  open[1]?.end(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  await Promise.resolve();
  open[2]?.end(3);
  expect(await fourth).toBe(3);
});

test('reads with other keys do not wait', async () => {
  const reads = new SharedReads();
  const { open, read } = controlled();
  void reads.get('a', read);
  const other = reads.get('b', read);
  open[1]?.end(7);
  expect(await other).toBe(7);
});

test('a failure rejects its callers only', async () => {
  const reads = new SharedReads();
  const { open, read } = controlled();
  const first = reads.get('list', read);
  const second = reads.get('list', read);
  open[0]?.fail(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await Promise.resolve();
  open[1]?.end(5);
  expect(await second).toBe(5);
});

test('nothing is kept after the last read', async () => {
  const reads = new SharedReads();
  const { open, read } = controlled();
  const first = reads.get('list', read);
  open[0]?.end(1);
  await first;
  const second = reads.get('list', read);
  expect(open).toHaveLength(2);
  open[1]?.end(2);
  expect(await second).toBe(2);
});
