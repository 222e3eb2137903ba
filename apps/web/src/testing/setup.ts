import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { server } from './server.ts';

// The first screen of a file loads its modules before it shows, and a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 60_000 });

// While something is waited for, each try that fails would print the whole document, and nobody reads it. The last one prints it.
const { getElementError } = getConfig();
const isWaiting = () =>
  '_disableExpensiveErrorDiagnostics' in getConfig() &&
  getConfig()['_disableExpensiveErrorDiagnostics' as never] === true;
configure({
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? 'not there') : getElementError(message, container),
});

// What a browser has and jsdom has not.
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());
