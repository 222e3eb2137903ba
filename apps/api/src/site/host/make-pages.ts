// Pages out of what is public: the data are read by the same functions as the public operations, the markup is made by packages/site.
import type { PublicArticle } from '@redakcja/generated/model/publicArticle';
import type { PageContext } from '@redakcja/site/page-context';
import { ArticlePage } from '@redakcja/site/pages/article-page';
import { AttachmentTextPage } from '@redakcja/site/pages/attachment-text-page';
import { BookmarkPage } from '@redakcja/site/pages/bookmark-page';
import { CategoryPage } from '@redakcja/site/pages/category-page';
import { ChangesPage } from '@redakcja/site/pages/changes-page';
import { DataPage } from '@redakcja/site/pages/data-page';
import { DifferencePage } from '@redakcja/site/pages/difference-page';
import { ErrorPage } from '@redakcja/site/pages/error-page';
import { FeedsPage } from '@redakcja/site/pages/feeds-page';
import { HomePage } from '@redakcja/site/pages/home-page';
import { MapPage } from '@redakcja/site/pages/map-page';
import { OfficePage } from '@redakcja/site/pages/office-page';
import { SearchPage } from '@redakcja/site/pages/search-page';
import { StatisticsPage } from '@redakcja/site/pages/statistics-page';
import { ownPath } from '@redakcja/site/parts/addresses';
import { parseJson } from '../../database/rows/json-of.ts';
import { notFound, type ProblemError } from '../../http/problem.ts';
import { dataSets } from '../open-data/data-sets.ts';
import { readArticle } from '../operations/public-article.ts';
import { readAttachmentText } from '../operations/public-attachment-text.ts';
import { openEntries, readCategories, readCounts } from '../operations/public-category.ts';
import { readChangeRows } from '../operations/public-changes.ts';
import { readNewest } from '../operations/public-lists.ts';
import { searchPublic } from '../operations/public-search.ts';
import { readStatistics } from '../operations/public-statistics.ts';
import { answersTo } from '../search/answers.ts';
import { subscriptionAnswer, subscriptionForm } from '../subscriptions/make-subscriptions.ts';
import { articlesPage, changesPage, publishedPage } from './list-pages.ts';
import type { PageText } from './made-page.ts';
import { contextOf, rendered } from './make-page.ts';
import {
  monthOf,
  numberIn,
  ofMonth,
  type PageRequest,
  pageNumber,
  placesOf,
  type SiteHost,
  searchOf,
} from './page-request.ts';
import { ownPages, type SiteRoute } from './site-routes.ts';

type Made = PageText | { redirect: string };
export type MakePage = (site: SiteHost, request: PageRequest) => Promise<Made>;

const pageSize = 20;

async function articleOf({ services }: SiteHost, { lang, params }: PageRequest, version: number | null = null) {
  return parseJson<PublicArticle>(await readArticle(services.db, lang, numberIn(params.id), version));
}

/** With the numbers of what the page shows beside its menu, and of other categories. */
async function counted(
  { cache }: SiteHost,
  { lang }: PageRequest,
  context: PageContext,
  trail: readonly { id: number }[],
  others: readonly number[] = [],
) {
  const ids = [...openEntries(context.frame, trail), ...others];
  const counts = await cache.read(`counts ${lang} ${ids.join(' ')}`, ({ db }) => readCounts(db, lang, ids));
  return { ...context, counts };
}

export const pageMakers: Readonly<Record<SiteRoute, MakePage>> = {
  home: async (site, request) => {
    const [context, articles, changes] = await Promise.all([
      contextOf(site, request),
      readNewest(site.services.db, request.lang, 8),
      readChangeRows(site.services.db, request.lang, { size: 5, filters: ['kind;in;changed;added'] }),
    ]);
    return rendered(HomePage, { ...context, articles, changes });
  },

  article: async (site, request) => {
    const [context, article] = await Promise.all([contextOf(site, request), articleOf(site, request)]);
    const own = ownPages[article.type];
    if (own !== undefined) return { redirect: ownPath(article.languageIsoCode, own) };
    if (request.path !== article.path) return { redirect: article.path };
    return rendered(ArticlePage, { ...(await counted(site, request, context, article.trail)), article });
  },

  version: async (site, request) => {
    const version = numberIn(request.params.version);
    const [context, article] = await Promise.all([contextOf(site, request), articleOf(site, request, version)]);
    const own = `${article.path}/wersja/${version}`;
    if (request.path !== own) return { redirect: own };
    return rendered(ArticlePage, { ...(await counted(site, request, context, article.trail)), article });
  },

  difference: async (site, request) => {
    const version = numberIn(request.params.version);
    const [context, after] = await Promise.all([contextOf(site, request), articleOf(site, request, version)]);
    const former = after.versions.find((one) => one.version < version);
    if (former === undefined) throw notFound('Tej wersji nie poprzedza żadna inna');
    const own = `${after.path}/zmiany/${version}`;
    if (request.path !== own) return { redirect: own };
    const before = await articleOf(site, request, former.version);
    return rendered(DifferencePage, { ...(await counted(site, request, context, after.trail)), before, after });
  },

  attachmentText: async (site, request) => {
    const [id, document] = [numberIn(request.params.id), numberIn(request.params.document)];
    const [context, article, attachment] = await Promise.all([
      contextOf(site, request),
      articleOf(site, request),
      readAttachmentText(site.services.db, request.lang, id, document),
    ]);
    const own = `${article.path}/tekst/${document}`;
    if (request.path !== own) return { redirect: own };
    return rendered(AttachmentTextPage, {
      ...(await counted(site, request, context, article.trail)),
      article,
      attachment,
    });
  },

  category: async (site, request) => {
    const id = numberIn(request.params.id);
    const [context, categories, list] = await Promise.all([
      contextOf(site, request),
      placesOf(site, request.lang),
      articlesPage(site, request, { category: id }),
    ]);
    const category = categories.find((one) => one.id === id);
    if (category === undefined) throw notFound('Nie ma takiej kategorii w biuletynie');
    if (request.path !== category.address) return { redirect: category.address };
    const trail = [category];
    for (let parent = category.parentId; parent !== null; parent = trail[0]?.parentId ?? null) {
      const above = categories.find((one) => one.id === parent);
      if (above === undefined) break;
      trail.unshift(above);
    }
    const below = categories.filter((one) => one.parentId === id);
    const numbered = await counted(
      site,
      request,
      context,
      trail,
      below.map((one) => one.id),
    );
    const children = below.map((one) => ({ ...one, articles: numbered.counts.get(one.id) ?? 0 }));
    return rendered(CategoryPage, { ...numbered, category, trail, children, list });
  },

  bookmark: async (site, request) => {
    const id = numberIn(request.params.id);
    const [context, list] = await Promise.all([
      contextOf(site, request),
      articlesPage(site, request, { bookmark: id }),
    ]);
    const bookmark = context.frame.site.bookmarks.find((one) => one.id === id);
    if (bookmark === undefined) throw notFound('Nie ma takiej zakładki');
    return rendered(BookmarkPage, { ...context, bookmark, list });
  },

  search: async (site, request) => {
    const { query, lang } = request;
    const page = pageNumber(query);
    const phrase = (query.get('q') ?? '').trim().slice(0, 200);
    const { db } = site.services;
    const [context, categories] = await Promise.all([contextOf(site, request), placesOf(site, lang)]);
    if (phrase !== '') {
      const found = await searchPublic(db, lang, { ...searchOf(query), phrase, page, size: pageSize });
      const answers = answersTo(phrase, context.frame, categories);
      const list = { ...found, page, size: pageSize };
      return rendered(SearchPage, { ...context, phrase, query, categories, answers, list });
    }
    const published = await publishedPage(site, request);
    const rows = published.rows.map((article) => ({ article, excerpt: [], pages: [] }));
    const list = { ...published, rows, isMore: false, isPartial: false, isAlike: false, isApart: false };
    const answers = { topics: [], people: [], pages: [], related: [] };
    return rendered(SearchPage, { ...context, phrase, query, categories, answers, list });
  },

  changes: async (site, request) => {
    const [context, list] = await Promise.all([contextOf(site, request), changesPage(site, request)]);
    return rendered(ChangesPage, { ...context, query: request.query, list });
  },

  map: async (site, request) => {
    const [context, categories] = await Promise.all([
      contextOf(site, request),
      readCategories(site.services.db, request.lang),
    ]);
    return rendered(MapPage, { ...context, categories: parseJson(categories) });
  },

  office: async (site, request) => rendered(OfficePage, await contextOf(site, request)),

  statistics: async (site, request) => {
    const page = pageNumber(request.query);
    const month = monthOf(request.query, site.services.now());
    const [context, list] = await Promise.all([
      contextOf(site, request),
      readStatistics(site.services.db, request.lang, { ...ofMonth(month), page, size: 50 }),
    ]);
    return rendered(StatisticsPage, { ...context, month, list: { ...list, page, size: 50 } });
  },

  data: async (site, request) => rendered(DataPage, { ...(await contextOf(site, request)), sets: dataSets }),

  feeds: async (site, request) => rendered(FeedsPage, await contextOf(site, request)),

  subscriptions: subscriptionForm,
  subscriptionAsked: (site, request) => subscriptionAnswer(site, request, 'asked'),
};

/** In the language of the address, in Polish where there is none. */
export async function errorPage(site: SiteHost, request: PageRequest, problem: ProblemError): Promise<PageText> {
  const context = await contextOf(site, request).catch(() => contextOf(site, { ...request, lang: 'PL' }));
  return rendered(
    ErrorPage,
    { ...context, status: problem.status, title: problem.title, reasons: problem.errors },
    problem.status,
  );
}
