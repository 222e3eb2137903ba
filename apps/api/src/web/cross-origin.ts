// The web app's host and the API's host may differ (redakcja.gmina.pl and redakcja-api.gmina.pl, specification, section 1).
// Tokens travel in a header, never in cookies, so credentials are not allowed across origins.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const requestHeaders = 'authorization, content-type, if-match, x-access-check, x-request-id';
const answerHeaders =
  'etag, total-count, x-total-count, location, retry-after, x-access-check, x-request-id, content-disposition';

export function allowOtherOrigins(app: FastifyInstance, { publicUrl, allowedOrigins }: Config): void {
  const allowed = new Set([new URL(publicUrl).origin, ...allowedOrigins]);
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !request.url.startsWith('/api/')) return;
    reply.header('vary', 'origin');
    if (!allowed.has(origin)) return;
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', answerHeaders);
  });
  app.options('/api/*', { config: { quiet: true } }, async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, HEAD, POST, PUT, DELETE')
      .header('access-control-allow-headers', requestHeaders)
      .header('access-control-max-age', '3600')
      .send(),
  );
}
