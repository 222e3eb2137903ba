import type { FastifyInstance } from 'fastify';
import type { SystemServices } from '../../call/services.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { indexNextArticles } from './index-articles.ts';
import { readNextDocument } from './read-documents.ts';

const halfMinute = 30_000;

/** Indexes what is due: articles first, so that what was published now is found before long documents are read. */
export async function indexDue(services: SystemServices, stop?: AbortSignal): Promise<number> {
  let documents = 0;
  const failed = new Set<number>();
  for (;;) {
    while (stop?.aborted !== true && (await indexNextArticles(services)));
    if (stop?.aborted === true || !(await readNextDocument(services, failed))) return documents - failed.size;
    documents += 1;
  }
}

/** Keeps the index of the search. A plugin of the server, so that it ends before the database closes. */
export function startIndexing(
  app: FastifyInstance,
  services: SystemServices,
  listen: OpenDatabase['listen'],
  interval = halfMinute,
): void {
  const { log } = services;
  const stop = new AbortController();
  let running: Promise<void> | null = null;
  let isDue = false;
  const start = () => {
    isDue = running !== null;
    running ??= indexDue(services, stop.signal)
      .then((documents) => {
        if (documents > 0) log.info({ documents }, 'texts of attachments were read');
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted)
          log.error({ err: error }, 'the index of the search was not written and will be later');
      })
      .finally(() => {
        running = null;
        if (isDue && !stop.signal.aborted) start();
      });
  };
  const timer = setInterval(start, interval).unref();
  const stopListening = listen('search_due', { message: start, connected: (isConnected) => isConnected && start() });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stop.abort();
    await stopListening();
    await running;
  });
}
