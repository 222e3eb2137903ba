import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from './security-headers.ts';

/** Registered before anything that answers, so that redirects and refusals have the headers too. */
export function protectAnswers(app: FastifyInstance, { every }: Pick<SecurityHeaders, 'every'>): void {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(every));
}
