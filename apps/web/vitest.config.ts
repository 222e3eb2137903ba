import { defineConfig } from 'vitest/config';
import { quillCore } from './build/quill-core.ts';

/** Screens and their parts, in a document of jsdom, over the generated mocks. */
export default defineConfig({
  resolve: { alias: quillCore },
  test: {
    name: 'web',
    // As for the projects in Node: all cores.
    maxWorkers: '100%',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:4300/' } },
    setupFiles: ['src/testing/setup.ts'],
    css: false,
    // Loading the screens anew for each file takes longer than the tests; setup.ts leaves nothing to the next test.
    isolate: false,
    // it gets the same Quill as in the product
    server: { deps: { inline: ['quill-table-up'] } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 10 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
