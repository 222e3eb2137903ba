import path from 'node:path';
import { defineConfig } from 'vitest/config';

interface Options {
  setupFiles?: string[];
  globalSetup?: string[];
  isolate?: boolean;
}

/** Everything that runs in Node. Screens have their own config, since they need a document: apps/web/vitest.config.ts. */
function inNode(name: string, root: string, options: Options = {}) {
  return {
    test: {
      name,
      root,
      include: ['**/*.test.ts'],
      exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**', 'faults/**'],
      environment: 'node',
      // Files share the code of the product, which keeps nothing between servers, and no data: loading it anew for each takes longer than the tests.
      isolate: false,
      ...options,
      // A busy machine is slow, not wrong.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 60_000, interval: 10 } },
      // Nothing may leak from one test into the next.
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
    },
  };
}

/** `npx vitest run --project api`, or `npx vitest run apps/api/src/articles`. */
export default defineConfig({
  test: {
    // every core: alone on two cores a run would otherwise use one
    maxWorkers: '100%',
    projects: [
      inNode('domain', 'packages/domain'),
      inNode('api', 'apps/api', {
        setupFiles: [path.resolve(import.meta.dirname, 'tests/support/record-exercised.ts')],
      }),
      inNode('cli', 'apps/cli', { globalSetup: ['prepare-tests.mjs'], isolate: true }),
      inNode('tests', 'tests'),
      inNode('faults', 'tests/faults'),
      'apps/web/vitest.config.t[s]',
    ],
  },
});
