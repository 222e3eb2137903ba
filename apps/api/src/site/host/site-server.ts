// The citizens' pages, on a port of their own: no script, no cookie, nothing to write. A host behind which the back office is not.
import { PublicPageKind } from '@redakcja/generated/model/publicPageKind';
import { addressWithLook } from '@redakcja/site/look';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { cleaners, handlers, inputs } from '../../areas.ts';
import type { SystemServices } from '../../call/services.ts';
import { programTimeout } from '../../database/database.ts';
import {
  handleErrors,
  refuseBrokenRequest,
  refusingResponse,
  sendProblem,
  toProblem,
} from '../../http/error-handler.ts';
import { serialisePipelined } from '../../http/limits/pipelined-requests.ts';
import { limitRequestHead, maxHeadSize } from '../../http/limits/request-head.ts';
import { limitUnreadAnswers } from '../../http/limits/unread-answers.ts';
import { logRequests, requestLog } from '../../http/log.ts';
import { badRequest, methodNotAllowed, ProblemError, unauthorized } from '../../http/problem.ts';
import { registerContract } from '../../http/register.ts';
import { defaultLanguageCode } from '../../shared/languages.ts';
import { serveOpenData } from '../open-data/serve-open-data.ts';
import { serveSubscriptions } from '../subscriptions/serve-subscriptions.ts';
import { feedMakers } from './feeds.ts';
import { type MadePage, madePage, type PageText, sendPage } from './made-page.ts';
import { type CountedPage, isReader, PageCounter } from './page-counter.ts';
import { at, frameOf, type PageRequest, pageKey, pageRequest, type SiteHost } from './page-request.ts';
import { serveSiteFiles } from './site-files.ts';
import { siteHeaders } from './site-headers.ts';
import { type FeedRoute, feedRoutes, type SiteRoute, siteRoutes } from './site-routes.ts';
import { type Moment, StateCache, type StateCacheOptions } from './state-cache.ts';

/** Milliseconds for which a page is shown without asking whether it still holds: with the time to make it anew, a change is seen within a second. */
const stateAge = 800;
/** A page weighs some tens of kilobytes with its encodings. */
const maxPages = 1000;

interface SiteOptions extends Partial<Pick<StateCacheOptions, 'stateAge' | 'maxValues'>> {
  /** Sees every request. */
  observe?: (app: FastifyInstance) => void;
}

export async function buildSite(
  services: SystemServices,
  { observe, ...options }: SiteOptions = {},
): Promise<FastifyInstance> {
  const { config, log } = services;
  const headers = siteHeaders(config.site.url);
  const app = Fastify({
    loggerInstance: log,
    childLoggerFactory: requestLog,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    bodyLimit: 1,
    http: { maxHeaderSize: maxHeadSize, ServerResponse: refusingResponse(headers) },
    trustProxy: config.trustProxy,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequest(headers),
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply.headers(headers)),
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(headers);
    // a path, which reads as the name of a host
    if (url.startsWith('//')) throw badRequest('Nieprawidłowy adres');
  });
  limitRequestHead(app);
  serialisePipelined(app);
  limitUnreadAnswers(app);
  logRequests(app);
  observe?.(app);
  const style = await serveSiteFiles(app, services);
  const cache = new StateCache(services, { stateAge, maxValues: maxPages, ...options, patience: config.site.timeout });
  // React is loaded for the first page: it costs memory that a back office without readers need not have
  const load = () => import('./make-pages.ts');
  const site = { services, cache, style };

  const counter = new PageCounter(services);
  app.addHook('onClose', () => counter.close());

  function serve(
    paths: readonly string[],
    counted: PublicPageKind | null,
    loadMaker: () => Promise<(site: SiteHost, request: PageRequest) => Promise<PageText | Moved>>,
    patience?: number,
  ) {
    for (const url of paths.flatMap((path) => [path, path === '/' ? languagePart : languagePart + path])) {
      app.get(url, async (request, reply) => {
        const asked = pageRequest(request);
        const own = withoutDefaultLanguage(asked);
        if (own !== null) return reply.redirect(own, 301);
        const make = await loadMaker();
        const read = async (moment: Moment) => {
          const now = at(site, moment);
          await frameOf(now, asked.lang);
          return madeOrMoved(await make(now, asked), asked);
        };
        const page = await cache.read(pageKey(asked), read, patience);
        if ('redirect' in page) return reply.redirect(page.redirect, 301);
        if (counted !== null && isReader(request)) counter.count(countedPage(counted, asked));
        return sendPage(reply, page);
      });
    }
  }
  for (const [route, paths] of Object.entries(siteRoutes) as [SiteRoute, readonly string[]][])
    serve(paths, countedAs[route], async () => (await load()).pageMakers[route]);
  for (const [route, paths] of Object.entries(feedRoutes) as [FeedRoute, readonly string[]][])
    serve(paths, null, async () => feedMakers[route], wholeLists.includes(route) ? programTimeout : undefined);
  serveOpenData(app, site);
  serveSubscriptions(app, site, languagePart);
  app.register(async (scope) => {
    handleErrors(scope);
    const registration = { handlers, inputs, cleaners, services, authenticate: () => Promise.reject(unauthorized()) };
    registerContract(scope, registration, ({ tag }) => tag === 'bulletin');
  });
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return refuse(
      isRead ? new ProblemError(404, 'Nie ma takiej strony', []) : methodNotAllowed(['GET']),
      request,
      reply,
    );
  });
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply));

  async function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const problem = toProblem(error);
    reply.headers(problem.headers);
    if (problem.status < 500 && isForPrograms(request)) return sendProblem(request, reply, problem);
    if (problem.status >= 500) request.log.error({ err: error }, 'a page of the bulletin was not made');
    try {
      const { errorPage } = await load();
      // who has waited for a page in vain does not wait for this one too
      const host = problem.status === 503 ? { ...site, cache: { read: cache.kept } } : site;
      return await sendPage(reply, madePage(await errorPage(host, pageRequest(request), problem)));
    } catch (failure) {
      request.log.error({ err: failure }, 'the page of an error was not made');
      return reply.code(503).headers({ 'retry-after': '5' }).type('text/plain; charset=utf-8').send(unavailable);
    }
  }
  return app;
}

/** They name every article. */
const wholeLists: readonly FeedRoute[] = ['list', 'sitemap'];

const unavailable = 'Biuletyn jest chwilowo niedostępny. Spróbuj ponownie za chwilę.\n';
/** A code of a language, in front of an address. */
const languagePart = '/:lang(^[a-z-]{2,6}$)';

/** Former versions count as their article. */
const countedAs: Readonly<Record<SiteRoute, PublicPageKind>> = {
  home: PublicPageKind.Home,
  article: PublicPageKind.Article,
  version: PublicPageKind.Article,
  difference: PublicPageKind.Article,
  attachmentText: PublicPageKind.Article,
  category: PublicPageKind.Category,
  bookmark: PublicPageKind.Bookmark,
  search: PublicPageKind.Search,
  changes: PublicPageKind.Changes,
  map: PublicPageKind.Map,
  office: PublicPageKind.Office,
  feeds: PublicPageKind.Feeds,
  data: PublicPageKind.Feeds,
  statistics: PublicPageKind.Statistics,
  subscriptions: PublicPageKind.Feeds,
  subscriptionAsked: PublicPageKind.Feeds,
};

const countedPage = (kind: PublicPageKind, { lang, params }: PageRequest): CountedPage => ({
  lang,
  kind,
  item: params.id === undefined ? 0 : Number(params.id),
});

/** Polish pages have no code in their addresses; null where that holds. */
function withoutDefaultLanguage({ lang, path, query, look }: PageRequest): string | null {
  const prefix = `/${defaultLanguageCode.toLowerCase()}`;
  const isPrefixed = lang === defaultLanguageCode && `${path.toLowerCase()}/`.startsWith(`${prefix}/`);
  if (!isPrefixed) return null;
  return addressWithLook(`${path.slice(prefix.length) || '/'}${query.size > 0 ? `?${query}` : ''}`, look);
}

const programAddresses: ReadonlySet<string | undefined> = new Set(
  Object.values(feedRoutes).flatMap((paths) => paths.flatMap((path) => [path, languagePart + path])),
);

/** Whether programs read what is at this address. */
const isForPrograms = ({ routeOptions }: FastifyRequest) => programAddresses.has(routeOptions.url);

interface Moved {
  redirect: string;
}

function madeOrMoved(made: PageText | Moved, { look }: PageRequest): MadePage | Moved {
  return 'redirect' in made ? { redirect: addressWithLook(made.redirect, look) } : madePage(made);
}
