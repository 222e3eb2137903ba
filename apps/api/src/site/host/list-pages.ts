// Pages of lists. What a list has, and in which order, is read once for a state of the bulletin: a page costs its own rows, not the whole list.
import { readChanges } from '../operations/public-changes.ts';
import { type Gathered, readArticles, readNewest, readOrder, readOrdered } from '../operations/public-lists.ts';
import { filtersOf, type PageRequest, pageNumber, type SiteHost } from './page-request.ts';

const articlesOfPage = 20;
const changesOfPage = 50;
/** Changes that are read together. */
const newest = 500;

const orderOf = ({ cache }: SiteHost, lang: string, gathered: Gathered) =>
  cache.read(`order ${lang} ${JSON.stringify(gathered)}`, ({ db }) => readOrder(db, lang, gathered));

export async function newestArticles(site: SiteHost, lang: string, most: number, gathered: Gathered = {}) {
  if (Object.keys(gathered).length === 0) return readNewest(site.services.db, lang, most);
  return readOrdered(site.services.db, (await orderOf(site, lang, gathered)).slice(0, most));
}

export async function articlesPage(site: SiteHost, { lang, query }: PageRequest, gathered: Gathered = {}) {
  const [page, size] = [pageNumber(query), articlesOfPage];
  const ids = await orderOf(site, lang, gathered);
  const rows = await readOrdered(site.services.db, ids.slice((page - 1) * size, page * size));
  return { rows, total: ids.length, page, size };
}

/** Everything that was published, or what a form narrows it to: there are too many periods to keep the order of each. */
export async function publishedPage(site: SiteHost, request: PageRequest) {
  const { lang, query } = request;
  const filters = filtersOf(query, 'publishedDate');
  if (filters.length === 0) return articlesPage(site, request);
  const [page, size] = [pageNumber(query), articlesOfPage];
  return { ...(await readArticles(site.services.db, lang, { filters, page, size })), page, size };
}

export const newestChanges = ({ cache }: SiteHost, lang: string) =>
  cache.read(`changes ${lang}`, ({ db }) => readChanges(db, lang, { size: newest }));

export async function changesPage(site: SiteHost, { lang, query }: PageRequest) {
  const [page, size] = [pageNumber(query), changesOfPage];
  const filters = filtersOf(query, 'changeDate');
  if (filters.length > 0 || page * size > newest)
    return { ...(await readChanges(site.services.db, lang, { filters, page, size })), page, size };
  const { rows, total } = await newestChanges(site, lang);
  return { rows: rows.slice((page - 1) * size, page * size), total, page, size };
}
