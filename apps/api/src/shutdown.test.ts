import { EventEmitter } from 'node:events';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from './http/log.ts';
import { shutDownOnSignal } from './shutdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A process whose last step of closing takes as long as the test likes. */
function program() {
  const process = Object.assign(new EventEmitter(), { exit: vi.fn<(code?: number) => never>() });
  const closing = Promise.withResolvers<void>();
  const options = { app: Fastify(), after: [() => closing.promise], timeout: 10_000, log: createLog('silent') };
  // an emitter of signals is all of the process that is used
  shutDownOnSignal(options, process as never);
  return { process, finish: closing.resolve };
}

test('a signal that comes twice at once is one', async () => {
  const { process, finish } = program();
  process.emit('SIGINT', 'SIGINT');
  process.emit('SIGINT', 'SIGINT');
  await vi.advanceTimersByTimeAsync(900);
  process.emit('SIGTERM', 'SIGTERM');
  expect(process.exit).not.toHaveBeenCalled();
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(process.exit.mock.calls).toEqual([[0]]);
});

test('one that comes later ends the process at once', async () => {
  const { process } = program();
  process.emit('SIGINT', 'SIGINT');
  await vi.advanceTimersByTimeAsync(1100);
  process.emit('SIGINT', 'SIGINT');
  expect(process.exit.mock.calls).toEqual([[1]]);
});
