import type { FastifyInstance } from 'fastify';

/** Milliseconds without a call after which the server counts as idle. */
const quiet = 100;

/**
 * One step at a time, each only after a pause without calls, so that nobody waits for it. It begins when the server listens, so that the start takes no
 * longer.
 */
export function doWhenIdle(app: FastifyInstance, steps: readonly (() => void)[]): void {
  const left = [...steps];
  let lastCall = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  const later = (delay: number) => {
    timer = setTimeout(next, delay).unref();
  };
  function next() {
    const since = performance.now() - lastCall;
    if (since < quiet) return later(quiet - since);
    left.shift()?.();
    if (left.length > 0) later(1);
  }
  app.addHook('onRequest', (_request, _reply, done) => {
    lastCall = performance.now();
    done();
  });
  app.addHook('onListen', async () => later(quiet));
  app.addHook('onClose', async () => clearTimeout(timer));
}
