// `/metrics`: on a port of its own (METRICS_PORT), or beside the back office for who knows METRICS_TOKEN.
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { listenRefusal } from '../database/start-refused.ts';
import { unauthorized } from '../http/problem.ts';
import type { Host, Metrics, Observed } from './metrics.ts';

const address = '/metrics';

export interface ServedMetrics {
  /** What counts the requests of a host. */
  observe: (host: Host) => (app: FastifyInstance) => void;
  /** The numbers beside the back office. */
  plugin: (app: FastifyInstance) => void;
  /** The numbers on a port of their own. Returns what ends it. */
  listen: () => Promise<() => Promise<void>>;
}

const none: ServedMetrics = {
  observe: () => () => undefined,
  plugin: () => undefined,
  listen: async () => async () => undefined,
};

/** Nothing of it is loaded where nobody wants numbers. */
export async function openMetrics(config: Config, observed: Observed): Promise<ServedMetrics> {
  const { port, token } = config.metrics;
  if (port === null && token === null) return none;
  const metrics = (await import('./metrics.ts')).createMetrics(observed, config.serve === 'all');
  return {
    observe: (host) => (app) => metrics.observe(app, host),
    plugin: (app) => (token === null ? undefined : serve(app, metrics, token)),
    listen: async () => (port === null ? none.listen() : listen(metrics, config.host, port)),
  };
}

const hash = (value: string) => createHash('sha256').update(value).digest();

function serve(app: FastifyInstance, metrics: Metrics, token: string): void {
  const wanted = hash(`Bearer ${token}`);
  app.get(address, { config: { quiet: true } }, async (request, reply) => {
    if (!timingSafeEqual(hash(request.headers.authorization ?? ''), wanted)) throw unauthorized();
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

async function listen(metrics: Metrics, host: string, port: number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== address) return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  await listening.catch((error: unknown) => {
    throw listenRefusal(error, { host, port, variable: 'METRICS_PORT' }) ?? error;
  });
  return () => new Promise((done) => server.close(() => done()));
}
