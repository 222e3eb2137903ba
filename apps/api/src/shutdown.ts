// Graceful shutdown: no new connections, requests in progress get time to finish, then the database is closed.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

export interface Closing {
  app: FastifyInstance;
  /** What ends after the last request, in this order: the scheduler, the database. */
  after: readonly (() => Promise<void>)[];
  /** Milliseconds that requests under way get. */
  timeout: number;
  log: FastifyBaseLogger;
}

export async function shutDown({ app, after, timeout, log }: Closing): Promise<void> {
  const deadline = setTimeout(() => {
    log.warn({ timeout }, 'requests under way were cut off');
    app.server.closeAllConnections();
  }, timeout);
  // a connection that was busy at first stays open after its answer, waiting for more
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  try {
    await app.close();
    for (const step of after) await step();
  } finally {
    clearTimeout(deadline);
    clearInterval(sweep);
  }
}

/** Milliseconds in which a second signal is the first one again: a terminal sends it, and so does npm that the terminal sent it to. */
const sameSignal = 1000;

/** Ends the process after SIGTERM or SIGINT; a further signal, sent later on purpose, ends it at once. */
export function shutDownOnSignal(closing: Closing, program: Pick<NodeJS.Process, 'on' | 'exit'> = process): void {
  let since: number | null = null;
  const stop = async (signal: NodeJS.Signals) => {
    if (since !== null) {
      if (performance.now() - since > sameSignal) program.exit(1);
      return;
    }
    since = performance.now();
    closing.log.info({ signal }, 'shutting down');
    try {
      await shutDown(closing);
      program.exit(0);
    } catch (error) {
      closing.log.error({ err: error }, 'shutting down failed');
      program.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) program.on(signal, stop);
}

/** An uncaught error: logged without the values of the message, and the process exits to be restarted. */
export function endOnFault(log: FastifyBaseLogger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process cannot go on');
    process.exit(1);
  });
}
