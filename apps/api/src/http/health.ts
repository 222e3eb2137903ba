import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Database, ping } from '../database/database.ts';

/** Milliseconds after which a database without response counts as unavailable. */
const readinessTimeout = 1500;

async function failAfter(milliseconds: number): Promise<never> {
  await wait(milliseconds, undefined, { ref: false });
  throw new Error(`the database did not answer within ${milliseconds} ms`);
}

/** /healthz: liveness. /readyz: readiness, for load balancers. */
export function answerHealth(app: FastifyInstance, db: Database): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/healthz', { config: { quiet: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { quiet: true } }, async (request, reply) => {
    if (closing) return reply.code(503).send({ status: 'closing' });
    try {
      await Promise.race([ping(db), failAfter(readinessTimeout)]);
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      return reply.code(503).send({ status: 'database' });
    }
  });
}
