import { ArticleType } from '@redakcja/generated/model/articleType';
import { pages } from '@redakcja/site/parts/addresses';

/** Addresses of pages by the name of what makes them (make-pages.ts). In other languages than Polish they begin with the code. */
export const siteRoutes = {
  home: ['/'],
  article: ['/artykul/:id', '/artykul/:id/:slug'],
  version: ['/artykul/:id/:slug/wersja/:version'],
  difference: ['/artykul/:id/:slug/zmiany/:version'],
  attachmentText: ['/artykul/:id/:slug/tekst/:document'],
  category: ['/kategoria/:id', '/kategoria/:id/:slug'],
  bookmark: ['/zakladka/:id'],
  search: ['/szukaj'],
  changes: ['/zmiany'],
  map: ['/mapa-strony'],
  office: ['/urzad'],
  feeds: ['/kanaly-rss'],
  data: ['/dane'],
  statistics: ['/statystyka'],
  subscriptions: ['/powiadomienia'],
  subscriptionAsked: ['/powiadomienia/zamowione'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What programs read: feeds, and descriptions of the bulletin for search engines (feeds.ts). */
export const feedRoutes = {
  atom: ['/atom.xml'],
  rss: ['/rss/:id'],
  json: ['/feed.json'],
  changes: ['/zmiany.json'],
  statistics: ['/statystyka.csv'],
  sitemap: ['/sitemap.xml'],
  robots: ['/robots.txt'],
  search: ['/opensearch.xml'],
  list: ['/strony.json'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FeedRoute = keyof typeof feedRoutes;
export type SiteRoute = keyof typeof siteRoutes;

/** System articles that the bulletin makes itself, by the page that stands for them. */
export const ownPages: Readonly<Partial<Record<ArticleType, string>>> = {
  [ArticleType.Rss]: pages.feeds,
  [ArticleType.ChangeLog]: pages.changes,
  [ArticleType.Search]: pages.search,
  [ArticleType.Stats]: pages.statistics,
  [ArticleType.Sitemap]: pages.map,
  [ArticleType.ClientData]: pages.office,
};
