import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { leaveNothing } from './leave-nothing.ts';
import { expectRequestsInContract, watchRequests } from './requests-in-contract.ts';
import { server } from './server.ts';
import './owner-stacks.ts';
import './prime-styles.ts';
import './waiting-errors.ts';

// What a browser has and jsdom has not.
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => {});
  class Observer {
    observe(_element: Element) {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  // everything is in the window
  vi.stubGlobal(
    'IntersectionObserver',
    class extends Observer {
      readonly report: (entries: object[]) => void;
      constructor(report: (entries: object[]) => void) {
        super();
        this.report = report;
      }
      override observe(target: Element) {
        this.report([{ target, isIntersecting: true }]);
      }
    },
  );
});

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  watchRequests();
});
afterEach(leaveNothing);
afterEach(expectRequestsInContract);
afterAll(() => server.close());

// jsdom draws nothing, and says so with every try
HTMLCanvasElement.prototype.getContext = () => null;
