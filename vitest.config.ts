import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { embeddedTests } from './scripts/test/embedded-tests.mjs';

interface Options {
  setupFiles?: string[];
  globalSetup?: string[];
  include?: string[];
  env?: Record<string, string>;
}

/** Projects that run in Node. The web app has its own config with a DOM: apps/web/vitest.config.ts. */
function inNode(name: string, root: string, options: Options = {}) {
  return {
    // pages are made as in the product: React's development build takes three times as long
    oxc: { jsx: { development: false } },
    test: {
      name,
      root,
      include: ['**/*.test.ts'],
      exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**', 'faults/**'],
      environment: 'node',
      // Files share loaded modules, which keep no state between servers: reloading them per file takes longer than the tests.
      isolate: false,
      ...options,
      env: { NODE_ENV: 'production', ...options.env },
      // Generous, for busy machines.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 240_000, interval: 10 } },
      // Nothing may leak from one test into the next.
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
    },
  };
}

/** The server's tests run on the PostgreSQL that TEST_DATABASE_URL names. */
const api = {
  globalSetup: [path.resolve(import.meta.dirname, 'scripts/test/build-server.mjs')],
  setupFiles: [path.resolve(import.meta.dirname, 'tests/support/record-exercised.ts')],
};

/** `npx vitest run --project api`, or `npx vitest run apps/api/src/articles`. */
export default defineConfig({
  test: {
    // All cores: by default a run on two cores would use only one.
    maxWorkers: '100%',
    reporters: ['default', path.resolve(import.meta.dirname, 'scripts/test/reporter.mjs')],
    projects: [
      inNode('domain', 'packages/domain'),
      inNode('site', 'packages/site'),
      inNode('api', 'apps/api', api),
      inNode('api-embedded', 'apps/api', { ...api, include: embeddedTests(), env: { TEST_DATABASE_URL: '' } }),
      inNode('cli', 'apps/cli', { globalSetup: ['prepare-tests.mjs'] }),
      inNode('tests', 'tests'),
      inNode('faults', 'tests/faults', { globalSetup: ['prepare-tests.mjs'] }),
      'apps/web/vitest.config.t[s]',
    ],
  },
});
