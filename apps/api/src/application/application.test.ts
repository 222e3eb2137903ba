import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { languages } from '../database/schema.ts';
import { startApi } from '../testing/start-api.ts';
import { withApi } from '../testing/with-api.ts';
import { knowledgeBase, pages } from './knowledge-base.ts';

const api = withApi({ env: { DEMO: '1' } });

beforeAll(async () => {
  await api.db.insert(languages).values([
    { isoCode: 'EN', name: 'angielski', localName: 'English', status: 10 },
    { isoCode: 'DE', name: 'niemiecki', localName: 'Deutsch', status: 0 },
  ]);
});

test('the parameters are public', async () => {
  const answer = await api.anonymous.get('/api/application/PL');
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    activeLanguage: { id: 1, isoCode: 'PL', isDefault: true },
    serverIdentity: {
      address: 'http://localhost:4300/identity',
      client_id: 'redakcja-bip',
      scope: 'bip-api',
      isExternal: false,
      passwordChangeAddress: 'http://localhost:4300/.well-known/change-password',
    },
    sessionTimeout: 15,
    maxFileSize: 10,
    isDemoVersion: true,
    isIntegratedWithASW: false,
    webAppAddress: 'http://localhost:4300',
    siteAddress: 'http://localhost:0',
    systemRoles: [{ name: 'Administrator' }],
  });
  expect(answer.body.permissions).toHaveLength(7);
  expect(answer.body.dictionaryElements.length).toBeGreaterThan(10);
});

test.each([
  [{}, 'https://logowanie.example/.well-known/change-password'],
  [{ OIDC_PASSWORD_URL: 'https://konto.example/haslo' }, 'https://konto.example/haslo'],
])('an external provider keeps the passwords: %j', async (env, passwordChangeAddress) => {
  const foreign = await startApi({ env: { OIDC_ISSUER: 'https://logowanie.example/realms/gmina', ...env } });
  try {
    const { body } = await foreign.anonymous.get('/api/application/PL');
    expect(body.serverIdentity).toMatchObject({ isExternal: true, passwordChangeAddress });
  } finally {
    await foreign.stop();
  }
});

test.each([
  ['EN', 'EN'],
  ['en', 'EN'],
  ['DE', 'PL'],
  ['XX', 'PL'],
])('asked for %s the application speaks %s', async (asked, active) => {
  expect((await api.anonymous.get(`/api/application/${asked}`)).body.activeLanguage.isoCode).toBe(active);
});

test.each(['P', 'P1', 'GB-', '%20%20', 'a'.repeat(50)])('the code «%s» is refused', async (code) => {
  expect((await api.anonymous.get(`/api/application/${code}`)).status).toBe(400);
});

test('the default language comes first, inactive ones not at all', async () => {
  const answer = await api.anonymous.get('/api/application/languages');
  expect(answer.body.map((one: { isoCode: string }) => one.isoCode)).toEqual(['PL', 'EN']);
});

test('fixed texts are in Polish; other languages have what is translated', async () => {
  const user = api.as(await api.user());
  expect((await user.get('/api/application/dictionaryElements/PL')).body).toContainEqual({
    areaName: 'Artykuł',
    groupName: 'Przycisk',
    elementName: 'Drukuj',
    translation: 'Drukuj',
    translationDescription: 'Wydrukuj treść artykułu',
  });
  expect((await user.get('/api/application/dictionaryElements/EN')).body).toEqual([]);
});

test.each(knowledgeBase)('$name has an address where it can be read', async ({ id, path: address }) => {
  const user = api.as(await api.user());
  const { url } = (await user.get(`/api/application/knownledge-base/${id}`)).body;
  const page = await api.app.inject(new URL(url).pathname);
  expect(page.statusCode).toBe(200);
  expect(new URL(url).pathname).toBe(address);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

test('every picture of the help exists, has a text alternative, and is used by a page', async () => {
  const answers = await Promise.all(pages.map(({ slug }) => api.app.inject(`/pomoc/${slug}`)));
  const tags = answers.flatMap(({ payload }) => payload.match(/<img[^>]*>/g) ?? []);
  const sources = tags.map((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? '');
  for (const tag of tags) expect(tag).toMatch(/ width="\d+" height="\d+" alt="[^"]{10,}"/);
  for (const picture of await Promise.all(sources.map((source) => api.app.inject(source)))) {
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.rawPayload.length).toBeLessThan(40_000);
  }
  const files = readdirSync(path.join(import.meta.dirname, 'help/obrazy')).map((name) => `/pomoc/obrazy/${name}`);
  expect([...sources].sort()).toEqual(files.sort());
  expect((await api.app.inject('/pomoc/obrazy/..%2fmenu.html')).statusCode).toBe(404);
});

test.each(pages)('/pomoc/$slug is in the contents', async ({ slug, name }) => {
  const page = await api.app.inject(`/pomoc/${slug}`);
  expect([page.statusCode, page.payload]).toEqual([200, expect.stringContaining(`<h1>${name}</h1>`)]);
  expect(page.payload).not.toContain('{{');
  expect((await api.app.inject('/pomoc')).payload).toContain(`<a href="/pomoc/${slug}">${name}</a>`);
});

test('a manual begins with its chapters', async () => {
  const { payload } = await api.app.inject('/pomoc/podrecznik-redaktora');
  const links = [...payload.matchAll(/<li><a href="#([\w-]+)">([^<]+)<\/a><\/li>/g)].map(([, id, name]) => [id, name]);
  const headings = [...payload.matchAll(/<h2 id="([\w-]+)">([^<]+)<\/h2>/g)].map(([, id, name]) => [id, name]);
  expect(links.length).toBeGreaterThan(9);
  expect(headings).toEqual([['spis-tresci', 'Spis treści'], ...links]);
  expect((await api.app.inject('/pomoc/ustawienia')).payload).not.toContain('Spis treści');
});

// the manuals are older and have numbers of laws and examples
test.each(pages.filter(({ group, slug }) => group !== 'Podręczniki' && slug !== 'menu'))(
  'every number of /pomoc/$slug comes from the rules',
  ({ slug }) => {
    const source = readFileSync(path.join(import.meta.dirname, `help/${slug}.html`), 'utf8');
    const words = source.replaceAll(/<[^>]*>|\{\{\w+\}\}|UTF-8/g, '');
    expect(words.match(/\d+/)).toBeNull();
  },
);

test('the pages have the typeface of the product', async () => {
  const page = await api.app.inject('/pomoc/menu');
  expect(page.headers['content-security-policy']).toContain("font-src 'self'");
  const fonts = [...page.payload.matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) => address);
  expect(fonts).toHaveLength(6);
  for (const font of await Promise.all(fonts.map((address) => api.app.inject(address))))
    expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2']);
});

test('there are no other help pages', async () => {
  const user = api.as(await api.user());
  expect((await user.get('/api/application/knownledge-base/99')).status).toBe(404);
  expect((await api.app.inject('/pomoc/..%2f..%2fpackage.json')).statusCode).toBe(404);
  expect((await api.app.inject('/pomoc')).payload).toContain('/pomoc/podrecznik-redaktora');
});
