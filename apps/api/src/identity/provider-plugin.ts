// Passes requests of the protocol to oidc-provider, which writes the response itself.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { callerAddress } from '../shared/caller-address.ts';

const mount = '/identity';

export function serveProvider(app: FastifyInstance, publicUrl: string, provider: () => Promise<Provider>): void {
  // the provider parses bodies itself
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const { protocol, host } = new URL(publicUrl);
  const scheme = protocol.slice(0, -1);

  async function handOver(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const handle = (await provider()).callback();
    const { raw } = request;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.setHeader('x-content-type-options', 'nosniff');
    reply.raw.setHeader('referrer-policy', 'same-origin');
    if (scheme === 'https') reply.raw.setHeader('strict-transport-security', 'max-age=31536000');
    // the configured address and the caller's address as Fastify determined it replace the headers of the request
    raw.headers['x-forwarded-proto'] = scheme;
    raw.headers['x-forwarded-for'] = callerAddress(request);
    raw.headers['x-forwarded-host'] = host;
    const url = raw.url ?? mount;
    Object.assign(raw, { originalUrl: url, url: url.slice(mount.length) || '/' });
    reply.hijack();
    await handle(raw, reply.raw);
  }

  app.all(`${mount}/*`, handOver);
}
