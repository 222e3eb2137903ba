import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useStuck } from './use-stuck.ts';

function Bar() {
  const [above, bar] = [useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)];
  useStuck(bar, above);
  return (
    <>
      <div ref={above} />
      <header ref={bar} style={{ top: 84 }} />
    </>
  );
}

test('the offset follows the size of the window', () => {
  const margins: (string | undefined)[] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = disconnect;
      constructor(_report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        margins.push(options?.rootMargin);
      }
    },
  );
  const { unmount } = render(<Bar />);
  fireEvent(window, new Event('resize'));
  expect(margins).toEqual(['-84px 0px 0px']);
  screen.getByRole('banner').style.top = '0px';
  fireEvent(window, new Event('resize'));
  expect(margins).toEqual(['-84px 0px 0px', '0px 0px 0px']);
  expect(disconnect).toHaveBeenCalledTimes(1);
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
