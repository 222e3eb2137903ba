import { constants, PerformanceObserver } from 'node:perf_hooks';
import { expect, test, vi } from 'vitest';
import { releaseMemoryOfStart } from './release-memory.ts';

test('the garbage of the start is collected once', async () => {
  let forced = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { kind, flags } = Reflect.get(entry, 'detail') as { kind: number; flags: number };
      if (kind === constants.NODE_PERFORMANCE_GC_MAJOR && flags === constants.NODE_PERFORMANCE_GC_FLAGS_FORCED)
        forced += 1;
    }
  });
  observer.observe({ entryTypes: ['gc'] });
  releaseMemoryOfStart();
  await vi.waitFor(() => expect(forced).toBe(1));
  observer.disconnect();
  expect(Reflect.has(globalThis, 'gc')).toBe(false);
});
