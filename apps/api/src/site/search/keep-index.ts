import type { FastifyInstance } from 'fastify';
import type { SystemServices } from '../../call/services.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { indexNextArticles } from './index-articles.ts';
import { readNextDocument, type Turns } from './read-documents.ts';

const halfMinute = 30_000;

/** Indexes what is due: articles first, so that what was published now is found before long documents are read. */
export async function indexDue(
  services: SystemServices,
  stop?: AbortSignal,
  long = new Set<number>(),
): Promise<number> {
  const turns: Turns = { failed: new Set(), long };
  let documents = 0;
  for (;;) {
    while (stop?.aborted !== true && (await indexNextArticles(services)));
    const found = stop?.aborted === true ? 'none' : await readNextDocument(services, turns);
    if (found === 'none') return documents;
    if (found === 'read') documents += 1;
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
  const long = new Set<number>();
  let running: Promise<void> | null = null;
  let isDue = false;
  const start = () => {
    isDue = running !== null;
    running ??= indexDue(services, stop.signal, long)
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
