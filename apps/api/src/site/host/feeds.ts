// What programs read beside the public operations: Atom, RSS and JSON feeds, changes, and what search engines ask for.
import { languageTag } from '@redakcja/domain/shared/formats/language-tag';
import { ownPath, pages } from '@redakcja/site/parts/addresses';
import { parseJson } from '../../database/rows/json-of.ts';
import { notFound } from '../../http/problem.ts';
import { csvLine } from '../../text/csv-cell.ts';
import { element, xmlDocument } from '../../text/xml.ts';
import { readArticle } from '../operations/public-article.ts';
import { readPlaces } from '../operations/public-category.ts';
import { readChanges } from '../operations/public-changes.ts';
import { type Gathered, readAddresses, readArticles } from '../operations/public-lists.ts';
import { readStatistics } from '../operations/public-statistics.ts';
import { newestArticles } from './list-pages.ts';
import type { PageText } from './made-page.ts';
import { filtersOf, frameOf, monthOf, numberIn, ofMonth, type PageRequest, type SiteHost } from './page-request.ts';
import type { FeedRoute } from './site-routes.ts';

type MakeFeed = (site: SiteHost, request: PageRequest) => Promise<PageText>;

const feedSize = 50;

async function newest(site: SiteHost, { lang, query }: PageRequest, gathered: Gathered = {}) {
  const filters = filtersOf(query, 'publishedDate');
  if (filters.length === 0) return newestArticles(site, lang, feedSize, gathered);
  return (await readArticles(site.services.db, lang, { size: feedSize, filters }, gathered)).rows;
}

/** What was published: an article, or a version of the one that the address names. */
interface Entry {
  /** Stays, whatever the title becomes (RFC 4287, section 4.2.6). */
  id: string;
  title: string;
  path: string;
  publishedDate: string;
  summary: string;
  category: string | null;
}

/** The address without the title. */
const articleId = ({ lang }: PageRequest, id: number) => ownPath(lang, `/artykul/${id}`);

async function entriesOf(site: SiteHost, request: PageRequest): Promise<Entry[]> {
  const id = request.query.get('artykul');
  if (id === null) {
    const rows = await newest(site, request);
    return rows.map(({ id: number, shortDescription, ...row }) => ({
      ...row,
      id: articleId(request, number),
      summary: shortDescription,
    }));
  }
  const article = parseJson(await readArticle(site.services.db, request.lang, numberIn(id)));
  return article.versions.slice(0, feedSize).map(({ version, publishedDate, reason, path }) => ({
    id: `${articleId(request, article.id)}#wersja-${version}`,
    title: `${article.title} – wersja ${version}`,
    path,
    publishedDate,
    summary: reason ?? article.shortDescription,
    category: article.trail.at(-1)?.displayText ?? null,
  }));
}

/** The address of a feed as it was asked for. */
const feedAddress = ({ services }: SiteHost, { path, query }: PageRequest) =>
  `${services.config.site.url}${path}${query.size > 0 ? `?${query}` : ''}`;

/** The moment of the last publication; a feed without entries has to have one too. */
const updatedOf = (entries: readonly Entry[]) => entries[0]?.publishedDate ?? new Date(0).toISOString();

const atom: MakeFeed = async (site, request) => {
  const origin = site.services.config.site.url;
  const [{ site: office }, entries] = await Promise.all([frameOf(site, request.lang), entriesOf(site, request)]);
  const self = feedAddress(site, request);
  const feed = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': languageTag(request.lang) },
    element('title', {}, `${office.officeName} – BIP`),
    element('id', {}, self),
    element('updated', {}, updatedOf(entries)),
    element('author', {}, element('name', {}, office.officeName)),
    element('link', { rel: 'self', href: self }),
    element('link', { href: origin }),
    ...entries.map((one) =>
      element(
        'entry',
        {},
        element('title', {}, one.title),
        element('id', {}, origin + one.id),
        element('link', { href: origin + one.path }),
        element('updated', {}, one.publishedDate),
        element('summary', {}, one.summary),
        ...(one.category === null ? [] : [element('category', { term: one.category })]),
      ),
    ),
  );
  return { type: 'application/atom+xml; charset=utf-8', text: xmlDocument(feed) };
};

const rss: MakeFeed = async (site, request) => {
  const origin = site.services.config.site.url;
  const id = numberIn(request.params.id);
  const frame = await frameOf(site, request.lang);
  const channel = frame.site.rssChannels.find((one) => one.id === id);
  if (channel === undefined) throw notFound('Nie ma takiego kanału RSS');
  const rows = await newest(site, request, { channel: id });
  const feed = element(
    'rss',
    { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' },
    element(
      'channel',
      {},
      element('atom:link', { rel: 'self', type: 'application/rss+xml', href: feedAddress(site, request) }),
      element('title', {}, `${channel.displayText} – ${frame.site.officeName}`),
      element('link', {}, origin),
      element('description', {}, channel.title),
      element('language', {}, languageTag(request.lang)),
      ...rows.map((row) =>
        element(
          'item',
          {},
          element('title', {}, row.title),
          element('link', {}, origin + row.path),
          element('guid', {}, origin + articleId(request, row.id)),
          element('pubDate', {}, new Date(row.publishedDate).toUTCString()),
          element('description', {}, row.shortDescription),
        ),
      ),
    ),
  );
  return { type: 'application/rss+xml; charset=utf-8', text: xmlDocument(feed) };
};

const json: MakeFeed = async (site, request) => {
  const origin = site.services.config.site.url;
  const [{ site: office }, entries] = await Promise.all([frameOf(site, request.lang), entriesOf(site, request)]);
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${office.officeName} – BIP`,
    home_page_url: origin,
    feed_url: feedAddress(site, request),
    language: languageTag(request.lang),
    items: entries.map((one) => ({
      id: origin + one.id,
      url: origin + one.path,
      title: one.title,
      summary: one.summary,
      content_text: one.summary,
      date_published: one.publishedDate,
      ...(one.category === null ? {} : { tags: [one.category] }),
    })),
  };
  return { type: 'application/feed+json; charset=utf-8', text: JSON.stringify(feed) };
};

/** Changes since a day, the oldest first, so that a program goes on where it stopped. */
const changes: MakeFeed = async (site, { lang, query }) => {
  const filters = filtersOf(query, 'changeDate');
  const { rows, total } = await readChanges(site.services.db, lang, {
    size: 1000,
    filters,
    sortings: ['changeDate;asc'],
  });
  return { type: 'application/json; charset=utf-8', text: JSON.stringify({ total, changes: rows }) };
};

const maxRows = 1000;
/** A site map holds at most 50,000 addresses; here the newest articles, and the categories. */
const maxSitemap = 50_000;

/** The pages that the bulletin always has, but the search, which the robots are asked to leave. */
const ownAddresses = Object.values(pages).filter((path) => path !== pages.search);

const sitemap: MakeFeed = async (site, { lang }) => {
  const { services } = site;
  const origin = services.config.site.url;
  const categories = await readPlaces(services.db, lang);
  const lists = [
    ...ownAddresses.map((path) => ownPath(lang, path)),
    ...categories.map((one) => one.address).filter((one) => one.startsWith('/')),
  ];
  const rows = await readAddresses(services.db, lang, maxSitemap - lists.length);
  const address = (path: string, date?: string) =>
    element('url', {}, element('loc', {}, origin + path), date === undefined ? null : element('lastmod', {}, date));
  const map = element(
    'urlset',
    { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
    ...lists.map((path) => address(path)),
    ...rows.map((row) => address(row.path, row.publishedDate)),
  );
  return { type: 'application/xml; charset=utf-8', text: xmlDocument(map) };
};

/** A site map and a search in each language. */
const robots: MakeFeed = async (site, { lang }) => {
  const codes = (await frameOf(site, lang)).languages.map(({ isoCode }) => isoCode);
  const lines = [
    'User-agent: *',
    ...codes.map((code) => `Disallow: ${ownPath(code, pages.search)}`),
    ...codes.map((code) => `Sitemap: ${site.services.config.site.url}${ownPath(code, '/sitemap.xml')}`),
  ];
  return { type: 'text/plain; charset=utf-8', text: `${lines.join('\n')}\n` };
};

const search: MakeFeed = async (site, { lang }) => {
  const origin = site.services.config.site.url;
  const { site: office } = await frameOf(site, lang);
  const description = element(
    'OpenSearchDescription',
    { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
    element('ShortName', {}, 'BIP'),
    element('Description', {}, `${office.officeName} – BIP`),
    element('Url', { type: 'text/html', template: `${origin}${ownPath(lang, pages.search)}?q={searchTerms}` }),
  );
  return { type: 'application/opensearchdescription+xml; charset=utf-8', text: xmlDocument(description) };
};

const statistics: MakeFeed = async ({ services }, { lang, query }) => {
  const month = monthOf(query, services.now());
  const { rows } = await readStatistics(services.db, lang, { ...ofMonth(month), size: maxRows });
  const lines = rows.map(({ kind, title, path, views }) => csvLine([month, kind, title, path, views]));
  return { type: 'text/csv; charset=utf-8', text: ['month,kind,title,path,views\r\n', ...lines].join('') };
};

/** For static copies. */
const list: MakeFeed = async (site) => (await import('./make-list.ts')).pageList(site);

export const feedMakers: Readonly<Record<FeedRoute, MakeFeed>> = {
  atom,
  rss,
  json,
  changes,
  statistics,
  sitemap,
  robots,
  search,
  list,
};
