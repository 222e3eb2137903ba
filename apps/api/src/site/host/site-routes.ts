/** Addresses of pages by the name of what makes them (make-pages.ts). In other languages than Polish they begin with the code. */
export const siteRoutes = {
  home: ['/'],
  article: ['/artykul/:id', '/artykul/:id/:slug'],
  version: ['/artykul/:id/:slug/wersja/:version'],
  difference: ['/artykul/:id/:slug/zmiany/:version'],
  category: ['/kategoria/:id', '/kategoria/:id/:slug'],
  search: ['/szukaj'],
  changes: ['/zmiany'],
  map: ['/mapa-strony'],
  office: ['/urzad'],
  feeds: ['/kanaly-rss'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SiteRoute = keyof typeof siteRoutes;
