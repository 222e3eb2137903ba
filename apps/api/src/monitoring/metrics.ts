// What the process does, for a monitoring system: names, places and numbers, nothing about a person or an address.
import { version } from '@redakcja/generated/version';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';
import type { SystemServices } from '../call/services.ts';
import type { OpenDatabase } from '../database/database.ts';
import { readWork, type WorkFacts } from './work-facts.ts';

export type Host = 'office' | 'bulletin';

export interface Metrics {
  contentType: string;
  /** In OpenMetrics. */
  text: () => Promise<string>;
  /** Counts the requests of one of the two hosts. */
  observe: (app: FastifyInstance, host: Host) => void;
}

/** What is observed beside the requests. */
export type Observed = Pick<SystemServices, 'db' | 'log' | 'now'> & Pick<OpenDatabase, 'connections'>;

/** Seconds: a cached page, a list, a save, what a person waits for, what is given up. */
const buckets = [0.005, 0.025, 0.1, 0.5, 2, 10];

/** @param hasOffice whether the back office is served here: its queues are no matter of the bulletin alone */
export function createMetrics({ db, log, now, connections }: Observed, hasOffice: boolean): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const own = (name: string, help: string) => ({ name: `redakcja_bip_${name}`, help, registers });

  new Gauge({ ...own('build_info', 'Version of the product.'), labelNames: ['version'] }).set({ version }, 1);
  const requests = new Histogram({
    ...own('request_duration_seconds', 'Requests that were answered.'),
    labelNames: ['host', 'operation', 'status'],
    buckets,
  });
  new Gauge({
    ...own('database_connections', 'Connections to PostgreSQL; waiting ones are requests without one.'),
    labelNames: ['pool', 'state'],
    collect() {
      for (const [pool, { total, idle, waiting }] of Object.entries(connections()))
        for (const [state, count] of Object.entries({ used: total - idle, idle, waiting }))
          this.set({ pool, state }, count);
    },
  });
  if (hasOffice) addWork();

  function addWork() {
    // all of them are asked at once
    let asked: Promise<WorkFacts | null> | null = null;
    const work = () =>
      (asked ??= readWork(db, now())
        .catch((error: unknown) => {
          log.warn({ err: error }, 'the database did not answer for the metrics');
          return null;
        })
        .finally(() => {
          asked = null;
        }));
    const gauge = (name: string, help: string, read: (facts: WorkFacts) => number) =>
      new Gauge({
        ...own(name, help),
        async collect() {
          const facts = await work();
          this.set(facts === null ? Number.NaN : read(facts));
        },
      });
    new Gauge({
      ...own('database_up', 'Whether the database answers.'),
      async collect() {
        this.set((await work()) === null ? 0 : 1);
      },
    });
    gauge('articles_to_index', 'Articles that the search does not know as they are.', (facts) => facts.articlesToIndex);
    gauge('documents_to_read', 'Attachments whose texts were not read.', (facts) => facts.documentsToRead);
    gauge('mails_to_send', 'Mails that wait to be sent.', (facts) => facts.mailsToSend);
    gauge('mails_given_up', 'Mails of the last days that were given up.', (facts) => facts.mailsGivenUp);
    gauge('published_articles', 'Articles that are public now.', (facts) => facts.published);
    gauge(
      'schedule_overdue_seconds',
      'How late the oldest due publication or end is.',
      (facts) => facts.overdue / 1000,
    );
  }

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observe(app, host) {
      app.addHook('onResponse', async (request, reply) => {
        requests.observe(
          { host, operation: nameOf(request), status: String(reply.statusCode) },
          reply.elapsedTime / 1000,
        );
      });
    },
  };
}

/** That of the contract, else the pattern of the address: never the address itself, which anybody can make up. */
const nameOf = ({ routeOptions: { config, url } }: FastifyRequest) => config.operationId ?? url ?? 'none';
