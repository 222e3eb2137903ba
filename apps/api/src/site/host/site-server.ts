// The citizens' pages, on a port of their own: no script, no cookie, nothing to write. A host behind which the back office is not.
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Services } from '../../call/services.ts';
import { refuseBrokenRequest, refusingResponse } from '../../http/error-handler.ts';
import { serialisePipelined } from '../../http/limits/pipelined-requests.ts';
import { limitRequestHead, maxHeadSize } from '../../http/limits/request-head.ts';
import { limitUnreadAnswers } from '../../http/limits/unread-answers.ts';
import { logRequests } from '../../http/log.ts';
import { ProblemError } from '../../http/problem.ts';
import { KeptByState } from './kept-by-state.ts';
import { type MadePage, madePage, sendPage } from './made-page.ts';
import type { PageRequest } from './make-pages.ts';
import { serveSiteFiles } from './site-files.ts';
import { siteHeaders } from './site-headers.ts';
import { type SiteRoute, siteRoutes } from './site-routes.ts';

/** Milliseconds for which a page is shown without asking whether it still holds. */
const stateAge = 1000;
/** A page weighs some tens of kilobytes with its encodings. */
const maxPages = 1000;

export async function buildSite(
  services: Services,
  options = { stateAge, maxKept: maxPages },
): Promise<FastifyInstance> {
  const { config, log } = services;
  const headers = siteHeaders(config.site.url);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    bodyLimit: 1,
    http: { maxHeaderSize: maxHeadSize, ServerResponse: refusingResponse(headers) },
    trustProxy: config.trustProxy,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequest(headers),
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  limitRequestHead(app);
  serialisePipelined(app);
  limitUnreadAnswers(app);
  logRequests(app);
  const styleSheet = await serveSiteFiles(app, services);
  const kept = new KeptByState(services, options);
  // React is loaded for the first page: it costs memory that a back office without readers need not have
  const load = () => import('./make-pages.ts');
  const site = { services, kept, styleSheet };

  async function answer(route: SiteRoute, request: FastifyRequest, reply: FastifyReply) {
    const asked = pageRequest(request);
    const { pageMakers } = await load();
    const page = await kept.read(request.url, async () => madeOrMoved(await pageMakers[route](site, asked)));
    return 'redirect' in page ? reply.redirect(page.redirect, 301) : sendPage(request, reply, page);
  }
  for (const [route, paths] of Object.entries(siteRoutes) as [SiteRoute, readonly string[]][]) {
    for (const path of paths)
      for (const url of [path, path === '/' ? languagePart : languagePart + path])
        app.get(url, (request, reply) => answer(route, request, reply));
  }
  app.setNotFoundHandler((request, reply) => refuse(new ProblemError(404, 'Nie ma takiej strony', []), request, reply));
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply));

  async function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const problem = error instanceof ProblemError ? error : problemOf(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'a page of the bulletin was not made');
    try {
      const { errorPage } = await load();
      return await sendPage(request, reply, madePage(await errorPage(site, pageRequest(request), problem)));
    } catch (failure) {
      request.log.error({ err: failure }, 'the page of an error was not made');
      return reply.code(503).headers({ 'retry-after': '5' }).type('text/plain; charset=utf-8').send(unavailable);
    }
  }
  return app;
}

const unavailable = 'Biuletyn jest chwilowo niedostępny. Spróbuj ponownie za chwilę.\n';
/** A code of a language, in front of an address. */
const languagePart = '/:lang(^[a-z-]{2,6}$)';

function madeOrMoved(made: { redirect: string } | Parameters<typeof madePage>[0]): MadePage | { redirect: string } {
  return 'redirect' in made ? made : madePage(made);
}

function pageRequest(request: FastifyRequest): PageRequest {
  const { lang = 'PL', ...params } = (request.params ?? {}) as Record<string, string>;
  const { pathname, searchParams } = new URL(request.url, 'http://bip.invalid');
  return { lang: lang.toUpperCase(), params, path: pathname, query: searchParams };
}

/** Errors of the server itself and of requests that it does not understand. */
function problemOf(error: unknown): ProblemError {
  const status = typeof error === 'object' && error !== null ? Number(Reflect.get(error, 'statusCode')) : 500;
  if (status >= 400 && status < 500) return new ProblemError(status, 'Nie rozumiemy tego adresu', []);
  return new ProblemError(503, 'Biuletyn jest chwilowo niedostępny', ['Spróbuj ponownie za chwilę']);
}
