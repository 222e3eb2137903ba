// The web app's host and the API's host may differ (redakcja.gmina.pl and redakcja-api.gmina.pl, specification, section 1).
// Tokens travel in a header, never in cookies, so credentials are not allowed across origins.
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

export function allowOtherOrigins(app: FastifyInstance, { publicUrl, allowedOrigins }: Config): void {
  const api: FastifyCorsOptions = {
    origin: [new URL(publicUrl).origin, ...allowedOrigins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'if-match',
      'if-none-match',
      'idempotency-key',
      'x-access-check',
      'x-request-id',
    ],
    exposedHeaders: [
      'etag',
      'total-count',
      'x-total-count',
      'location',
      'link',
      'retry-after',
      'x-access-check',
      'x-request-id',
      'content-disposition',
    ],
    maxAge: 3600,
    strictPreflight: false,
  };
  // the identity provider allows origins per client
  app.register(cors, {
    // preflights are not logged
    logLevel: 'warn',
    delegator: (request, done) => done(null, request.url?.startsWith('/api/') ? api : { origin: false }),
  });
}
