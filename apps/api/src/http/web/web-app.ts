// Serves the built web app: static files, and index.html for the routes of the app.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { escapeAttribute } from '@redakcja/domain/shared/html/entities';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { acceptedEncoding } from '../cached/accept-encoding.ts';
import { CachedAnswer, sendTagged, thorough } from '../cached/cached-answer.ts';
import { securityHeaders } from './security-headers.ts';

/** Routes of the server; unknown paths below them are 404, not a page of the app. */
const reservedPath = /^\/(?:api|api-docs|identity|pomoc|podglad|healthz|readyz|assets)(?:\/|$)/;

type Responder = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** For whoever asks for HTML every unknown address may be a route of the app. Without a built web app all are 404. */
export function serveWebApp(app: FastifyInstance, config: Config, refuseUnknownAddress: Responder): void {
  const index = path.join(config.webRoot, 'index.html');
  if (!existsSync(index)) {
    app.setNotFoundHandler(refuseUnknownAddress);
    return;
  }
  const sendPage = indexPage(readFileSync(index, 'utf8'), config);
  app.setNotFoundHandler((request, reply) => (isPage(request) ? sendPage : refuseUnknownAddress)(request, reply));
  app.register(async (scope) => {
    // paths that the plugin refuses (`/`, with `//` or `..`) may be routes of the app
    scope.setErrorHandler<FastifyError>((error, _request, reply) => {
      if (error.statusCode !== 403) throw error;
      reply.callNotFound();
    });
    // the plugin takes what is forbidden beside an asterisk
    scope.addHook('onRequest', async ({ headers }) => {
      headers['accept-encoding'] = acceptedEncoding(headers['accept-encoding'], ['br', 'gzip']) ?? 'identity';
    });
    await scope.register(fastifyStatic, {
      root: config.webRoot,
      decorateReply: false,
      index: false,
      allowedPath: (pathname) => !pathname.startsWith('/index.html'),
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        // file names in assets contain a content hash
        const isImmutable = file.startsWith(path.join(config.webRoot, 'assets') + path.sep);
        reply.header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  });
}

/** Whether a file of the built web app is at this address. */
export function isWebFile({ webRoot }: Config, pathname: string): boolean {
  // never outside of the folder
  const file = path.join(webRoot, path.normalize(`/${pathname}`));
  return existsSync(file) && statSync(file).isFile();
}

/** Programs that ask for anything get the first page, but no page in place of a file that is not there. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const [path = '/'] = url.split('?', 1);
  return isRead && (path === '/' || (!reservedPath.test(path) && headers.accept?.includes('text/html') === true));
}

/** index.html with the configured address of the API, so that another one needs no rebuild. */
function indexPage(text: string, config: Config): Responder {
  const address = escapeAttribute(config.apiUrl ?? '');
  const page = Buffer.from(
    text.replace(/(<meta name="redakcja-api" content=")[^"]*(")/, (_all, before, after) => before + address + after),
  );
  const answer = new CachedAnswer(() => page, { encoders: thorough });
  const headers = { ...securityHeaders(config).page, 'content-type': 'text/html; charset=utf-8' };
  return (_request, reply) => sendTagged(reply.headers(headers), answer);
}
