// Hands the requests of the protocol over to oidc-provider, which answers them on the socket itself.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { callerAddress } from '../shared/caller-address.ts';

const mount = '/identity';

export function serveProvider(app: FastifyInstance, publicUrl: string, provider: () => Promise<Provider>): void {
  // the provider reads bodies by itself
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
    // one truth about address and caller: the configured one and the one that Fastify trusts, whatever a stranger's headers say
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
