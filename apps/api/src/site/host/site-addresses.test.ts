// Addresses of the bulletin: which lead where, and what is refused in them.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ArticleOptions, addArticle, addCategory, clearArticles, language } from '../../testing/test-articles.ts';
import { withApi } from '../../testing/with-api.ts';
import { buildSite } from './site-server.ts';

const api = withApi();
let site: FastifyInstance;

beforeAll(async () => {
  site = await buildSite(api.services, { stateAge: 0, maxValues: 100 });
});
afterAll(() => site.close());
beforeEach(() => clearArticles(api.db));

const get = (url: string) => site.inject(url);
const published = (more: ArticleOptions = {}) =>
  addArticle(api.db, { status: 40, publishedDate: new Date('2026-11-20T08:00:00Z'), ...more });

test('the id decides, the slug is a courtesy', async () => {
  const { baseArticleId: id } = await published();
  const category = await addCategory(api.db, 'Podatki');
  for (const [given, right] of [
    [`/artykul/${id}`, `/artykul/${id}/statut-gminy-jasionka`],
    [`/artykul/${id}/dawny-tytul`, `/artykul/${id}/statut-gminy-jasionka`],
    [`/artykul/${id}/dawny-tytul/wersja/1`, `/artykul/${id}/statut-gminy-jasionka/wersja/1`],
    [`/kategoria/${category}/inna`, `/kategoria/${category}/kategoria`],
    [`/pl/artykul/${id}/dawny`, `/artykul/${id}/dawny`],
    ['/pl', '/'],
    ['/pl/zmiany?od=2026-01-01&x=1&wyglad=kontrast', '/zmiany?od=2026-01-01&wyglad=kontrast'],
  ] as const) {
    const { statusCode, headers } = await get(given);
    expect([statusCode, headers.location]).toEqual([301, right]);
    expect((await site.inject(right)).statusCode).toBe(right.endsWith('/dawny') ? 301 : 200);
  }
});

describe('addresses that nobody means', () => {
  test.each([
    '/artykul/%00',
    '/artykul/1%27%20or%201=1',
    '/kategoria/1?strona=-1',
    '/kategoria/1?strona=99999999999',
    '/szukaj?q=%27%3B%20drop&od=2026-13-40&kategoria=x',
    '/zmiany?od=%F0%9F%92%A9',
    '/artykul/1/%E0%A4%A',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('%s', async (address) => {
    const { statusCode, body } = await get(address);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toMatch(/ at \w+ \(|node_modules|public_articles/);
  });
});

describe('what is not understood is refused, for people by a page, for programs by a problem', () => {
  test.each([
    ['/szukaj?od=2026-13-45', 'html'],
    ['/szukaj?q=statut&do=2026-02-30', 'html'],
    ['/szukaj?kategoria=abc', 'html'],
    ['/szukaj?q=statut&gdzie=wszedzie', 'html'],
    ['/zmiany?od=x', 'html'],
    ['/statystyka?miesiac=2026-13', 'html'],
    ['/atom.xml?od=2026-13-45', 'problem'],
    ['/feed.json?kategoria=abc', 'problem'],
    ['/zmiany.json?od=wczoraj', 'problem'],
    ['/statystyka.csv?miesiac=x', 'problem'],
    ['/en/zmiany.json?do=2026', 'problem'],
    ['/api/public/PL/articles?filters=publishedDate;equal;x', 'problem'],
  ])('%s', async (address, kind) => {
    await language(api.db, 'EN');
    const { statusCode, headers, body } = await get(address);
    expect(statusCode).toBe(400);
    const type = { html: 'text/html; charset=utf-8', problem: 'application/problem+json; charset=utf-8' }[kind];
    expect(headers['content-type']).toBe(type);
    expect(kind === 'problem' ? JSON.parse(body).errors : [/class="lead">([^<]+)</.exec(body)?.[1]]).toEqual([
      expect.stringMatching(/(?:, a nie|oczekiwano) /),
    ]);
  });

  test('an empty field of a form is none', async () => {
    expect((await get('/szukaj?q=&kategoria=&gdzie=&od=&do=')).statusCode).toBe(200);
    expect((await get('/statystyka?miesiac=')).statusCode).toBe(200);
  });
});

test('what a page does not ask for makes no other page', async () => {
  await published({ title: 'Nabór' });
  const first = await get('/szukaj?strona=1&x=1');
  const second = await get('/szukaj?y=2&strona=1');
  expect(second.body).toBe(first.body);
  expect(second.body).not.toContain('name="x"');
});

test.each(['//', '//zmiany', '/%', '/artykul/%E0%A4%A'])(
  '%s is answered as any page, without a trace of an error',
  async (url) => {
    const errors: unknown[] = [];
    const log = { ...api.services.log, error: (...one: unknown[]) => errors.push(one) };
    const other = await buildSite({ ...api.services, log: Object.assign(Object.create(api.services.log), log) });
    const { statusCode, headers, body } = await other.inject({ url });
    await other.close();
    expect([statusCode, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    const page = await get('/nie-ma');
    expect(headers['content-security-policy']).toBe(page.headers['content-security-policy']);
    expect(body).toContain('Nieprawidłow');
    expect(errors).toEqual([]);
  },
);
