import { defineConfig } from 'vitest/config';

/** Screens and their parts, in a document of jsdom, over the generated mocks. */
export default defineConfig({
  test: {
    name: 'web',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:4300/' } },
    setupFiles: ['src/testing/setup.ts'],
    css: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
