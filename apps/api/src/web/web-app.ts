// Serves the web app from this process: its files, and index.html for every address that the app itself knows (Polish routes).
import { createReadStream, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { securityHeaders } from './security-headers.ts';
import { chosenEncoding, listWebFiles, type WebFile } from './web-files.ts';

export interface WebApp {
  /** True when the request was for the web app and has been answered. */
  serve: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
}

/** Addresses of the server's own; a wrong one among them is an error, not a page of the app. */
const foreign = /^\/(?:api|identity|pomoc|podglad|healthz|readyz|assets)(?:\/|$)/;

export async function openWebApp(config: Config): Promise<WebApp> {
  const files = listWebFiles(config.webRoot);
  const index = files.get('/index.html');
  if (index === undefined) return { serve: async () => false };
  files.delete('/index.html');
  const { page } = securityHeaders(config);
  const start = await startPage(index, config);
  return {
    serve: async (request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const path = pathOf(request.url);
      const file = files.get(path);
      if (file !== undefined) await sendFile(request, reply, file, page);
      else if (foreign.test(path) || !wantsPage(request)) return false;
      else await sendPage(request, reply, start, page);
      return true;
    },
  };
}

function pathOf(url: string): string {
  const [path = '/'] = url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function wantsPage(request: FastifyRequest): boolean {
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: WebFile,
  headers: Readonly<Record<string, string>>,
) {
  const encoding = chosenEncoding(file, request.headers['accept-encoding']);
  reply.headers({
    'x-content-type-options': headers['x-content-type-options'],
    'content-type': file.type,
    'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  if (encoding !== undefined) reply.header('content-encoding', encoding.name);
  return reply.send(createReadStream(file.file + (encoding?.extension ?? '')));
}

interface StartPage {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
}

/** index.html with the address of the API that this deployment has, so that no rebuild is needed to move it. */
async function startPage(index: WebFile, config: Config): Promise<StartPage> {
  const text = readFileSync(index.file, 'utf8').replace(
    /(<meta name="redakcja-api" content=")[^"]*(")/,
    (_all, before: string, after: string) => before + (config.apiUrl ?? '').replaceAll('"', '&quot;') + after,
  );
  const plain = Buffer.from(text);
  return {
    plain,
    br: await promisify(brotliCompress)(plain),
    gzip: await promisify(gzip)(plain),
    etag:
      config.apiUrl === null
        ? index.etag
        : `${index.etag.slice(0, -1)}-${Buffer.from(config.apiUrl).toString('base64url')}"`,
  };
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StartPage,
  headers: Readonly<Record<string, string>>,
) {
  reply.headers({ ...headers, 'content-type': 'text/html; charset=utf-8', etag: page.etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  for (const encoding of ['br', 'gzip'] as const) {
    if (accepted.includes(encoding)) return reply.header('content-encoding', encoding).send(page[encoding]);
  }
  return reply.send(page.plain);
}

/** The app's addresses are those that nothing else answers. */
export function serveWebApp(
  app: FastifyInstance,
  web: WebApp,
  otherwise: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (await web.serve(request, reply)) return reply;
    return otherwise(request, reply);
  });
}
