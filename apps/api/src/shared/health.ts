import type { FastifyInstance } from 'fastify';
import { type Database, ping } from '../database/database.ts';

/** /healthz: the process lives. /readyz: it can serve, so that a balancer sends it requests. */
export function answerHealth(app: FastifyInstance, db: Database): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/healthz', { config: { quiet: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { quiet: true } }, async (request, reply) => {
    if (closing) return reply.code(503).send({ status: 'closing' });
    try {
      await ping(db);
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      return reply.code(503).send({ status: 'database' });
    }
  });
}
