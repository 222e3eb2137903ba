// Passes requests of the protocol to oidc-provider, which writes the response itself.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { callerAddress } from '../../http/caller-address.ts';
import { smallBody } from '../../http/contract/body-limits.ts';
import { badRequest, payloadTooLarge } from '../../http/problem.ts';

const mount = '/identity';

export function serveProvider(app: FastifyInstance, publicUrl: string, provider: () => Promise<Provider>): void {
  // the provider parses bodies itself
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const { protocol, host } = new URL(publicUrl);
  const scheme = protocol.slice(0, -1);

  /** Codes, tokens and names are short; a body of unknown length is rejected. */
  function requireSmallBody({ headers }: FastifyRequest): void {
    if (headers['transfer-encoding'] !== undefined) throw badRequest('Podaj długość treści w nagłówku Content-Length');
    if (Number(headers['content-length'] ?? 0) > smallBody.bytes) throw payloadTooLarge('Treść żądania jest za duża');
  }

  async function handOver(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    requireSmallBody(request);
    const handle = (await provider()).callback();
    const { raw } = request;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
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
