// Serves the web app from this process: its files, and index.html for every address that the app itself knows (Polish routes).
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { securityHeaders } from './security-headers.ts';

/** Addresses of the server's own; a wrong one among them is an error, not a page of the app. */
const serverAddress = /^\/(?:api|identity|pomoc|podglad|healthz|readyz|assets)(?:\/|$)/;

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** The app's addresses are those that nothing else answers. Without a built web app there are none. */
export function serveWebApp(app: FastifyInstance, config: Config, refuseUnknownAddress: Answer): void {
  const index = path.join(config.webRoot, 'index.html');
  if (!existsSync(index)) {
    app.setNotFoundHandler(refuseUnknownAddress);
    return;
  }
  const sendPage = startPage(readFileSync(index, 'utf8'), config);
  app.setNotFoundHandler((request, reply) => (isPage(request) ? sendPage : refuseUnknownAddress)(request, reply));
  app.register(async (scope) => {
    // what is no file for it (`/`, an address with `//` or `..`) may be a page of the app
    scope.setErrorHandler<FastifyError>((error, _request, reply) => {
      if (error.statusCode !== 403) throw error;
      reply.callNotFound();
    });
    await scope.register(fastifyStatic, {
      root: config.webRoot,
      decorateReply: false,
      index: false,
      allowedPath: (pathname) => !pathname.startsWith('/index.html'),
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        // names in assets have a hash in them, so what they name never changes
        const isImmutable = file.startsWith(path.join(config.webRoot, 'assets') + path.sep);
        reply.header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
        reply.header('x-content-type-options', 'nosniff');
      },
    });
  });
}

function isPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return (
    isRead && !serverAddress.test(url.split('?', 1)[0] ?? '/') && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
  );
}

/** index.html with the address of the API that this deployment has, so that no rebuild is needed to move it. */
function startPage(text: string, config: Config): Answer {
  const address = (config.apiUrl ?? '').replaceAll('"', '&quot;');
  const page = Buffer.from(
    text.replace(/(<meta name="redakcja-api" content=")[^"]*(")/, (_all, before, after) => before + address + after),
  );
  const etag = `"${createHash('sha256').update(page).digest('base64url')}"`;
  const headers = {
    ...securityHeaders(config).page,
    'content-type': 'text/html; charset=utf-8',
    etag,
    vary: 'accept-encoding',
  };
  const compressed = [
    ['br', brotliCompressSync(page)],
    ['gzip', gzipSync(page)],
  ] as const;
  return (request, reply) => {
    reply.headers(headers);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const [encoding, body] =
      compressed.find(([name]) => request.headers['accept-encoding']?.includes(name)) ?? ([undefined, page] as const);
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply.send(body);
  };
}
