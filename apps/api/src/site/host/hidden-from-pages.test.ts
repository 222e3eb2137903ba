// What visitors may know: every address of the bulletin, with one record of every kind that is not public. A new address does not compile without a line here.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailService } from '../../database/schema.ts';
import { addHiddenRecords, languages, numbers, secret, secretsIn } from '../../testing/hidden-records.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { dataSets } from '../open-data/data-sets.ts';
import { dataFormats } from '../open-data/packed-data.ts';
import type { FeedRoute, SiteRoute } from './site-routes.ts';
import { buildSite } from './site-server.ts';

/** What the search answers repeats what was asked. */
const phrase = secret.slice(0, 6);
const of = (make: (id: number) => string) => numbers.map(make);

/** Files have no name in siteRoutes. */
const addresses: Readonly<
  Record<SiteRoute | `feed ${FeedRoute}` | 'data files' | 'attachment' | 'file', readonly string[]>
> = {
  home: ['/'],
  article: of((id) => `/artykul/${id}`),
  version: [1, 2, 3, 4].flatMap((version) => of((id) => `/artykul/${id}/jawny/wersja/${version}`)),
  difference: [2, 3, 4].flatMap((version) => of((id) => `/artykul/${id}/jawny/zmiany/${version}`)),
  attachmentText: numbers.flatMap((article) => of((document) => `/artykul/${article}/jawny/tekst/${document}`)),
  category: of((id) => `/kategoria/${id}`),
  bookmark: of((id) => `/zakladka/${id}`),
  search: [`/szukaj?q=${phrase}`, `/szukaj?q=${phrase}&gdzie=zalaczniki`, '/szukaj'],
  changes: ['/zmiany'],
  map: ['/mapa-strony'],
  office: ['/urzad'],
  feeds: ['/kanaly-rss'],
  data: ['/dane'],
  statistics: ['/statystyka?miesiac=2026-11'],
  subscriptions: [
    '/powiadomienia',
    ...of((id) => `/powiadomienia?artykul=${id}`),
    ...of((id) => `/powiadomienia?kategoria=${id}`),
  ],
  subscriptionAsked: ['/powiadomienia/zamowione'],
  'feed atom': ['/atom.xml', ...of((id) => `/atom.xml?artykul=${id}`)],
  'feed rss': of((id) => `/rss/${id}`),
  'feed json': ['/feed.json', ...of((id) => `/feed.json?artykul=${id}`)],
  'feed changes': ['/zmiany.json'],
  'feed statistics': ['/statystyka.csv?miesiac=2026-11'],
  'feed sitemap': ['/sitemap.xml'],
  'feed robots': ['/robots.txt'],
  'feed search': ['/opensearch.xml'],
  'feed list': ['/strony.json'],
  'data files': dataSets.flatMap(({ name }) => dataFormats.map((format) => `/dane/${name}.${format}`)),
  attachment: numbers.flatMap((article) =>
    numbers.flatMap((document) => [
      `/zalacznik/${article}/${document}`,
      ...[1, 2, 3].map((version) => `/zalacznik/${article}/${document}/wersja/${version}`),
    ]),
  ),
  file: of((id) => `/api/files/${id}`),
};

let api: TestApi;
let site: FastifyInstance;

beforeAll(async () => {
  api = await startApi();
  await addHiddenRecords(api);
  await api.db.update(mailService).set({ isSetUp: true });
  site = await buildSite(api.services, { stateAge: 0, maxValues: 10_000 });
});
afterAll(async () => {
  await site.close();
  await api.stop();
});

const prefixes = languages.map((code) => (code === 'PL' ? '' : `/${code.toLowerCase()}`));

test.each(Object.entries(addresses))('%s shows nothing that is not public', async (_route, listed) => {
  for (const prefix of prefixes)
    for (const address of listed) {
      const { body, headers, statusCode } = await site.inject({ url: prefix + address });
      expect([address, statusCode]).toEqual([address, expect.not.toBeOneOf([500, 503])]);
      expect([prefix + address, secretsIn(body), headers.location ?? '']).toEqual([
        prefix + address,
        [],
        expect.not.stringContaining(secret),
      ]);
    }
});

test('what is public is shown', async () => {
  expect((await site.inject({ url: '/mapa-strony' })).body).toContain('jawna-nadrzedna');
  const articles = await Promise.all(addresses.article.map((url) => site.inject({ url })));
  expect(articles.filter(({ headers }) => headers.location?.endsWith('/jawny'))).toHaveLength(1);
});
