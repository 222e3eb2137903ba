import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

interface Repeated {
  /** Milliseconds. */
  interval: number;
  work: (stop: AbortSignal) => Promise<void>;
  /** For the log; the next time is another try. */
  failure: string;
}

/** Work beside the calls, never twice at once. It ends with the server, before the database closes. Returns a function that does it at once. */
export function repeat(app: FastifyInstance, log: FastifyBaseLogger, { interval, work, failure }: Repeated) {
  const stop = new AbortController();
  let running: Promise<void> | null = null;
  const start = () => {
    running ??= work(stop.signal)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) log.error({ err: error }, failure);
      })
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(start, interval).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  });
  return start;
}
