import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { archiveAddresses, archiveImports, auditEntries } from '../database/schema.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import type { TestUser } from '../testing/test-users.ts';
import {
  clientId,
  forgetArchive,
  importedPaths,
  importUrl,
  sitemapIndex,
  startImporting,
  startOffice,
  type TestArchive,
  urlset,
} from './test-archive.ts';

let archive: TestArchive;
let api: TestApi;
let user: TestUser;
let office: TestClient;

beforeAll(async () => {
  ({ archive, api, user, office } = await startImporting());
});
afterAll(async () => {
  await api.stop();
  await archive.stop();
});
beforeEach(async () => {
  await forgetArchive(api);
  archive.clear();
});

const paths = () => importedPaths(api);

test('imports pages and attachments of a sitemap index, compressed or not', async () => {
  const { host, pages } = archive;
  pages.set('/sitemap.xml', sitemapIndex(`${host}/strony.xml`, `${host}/zalaczniki.xml.gz`));
  pages.set(
    '/strony.xml',
    urlset(`${host}/`, `${host}/urzad`, `${host}/urzad/`, `${host}/urzad/og%c5%82oszenia?id=1&amp;r=2`),
  );
  pages.set('/zalaczniki.xml.gz', gzipSync(urlset(`${host}/urzad/statut.pdf`, 'http://inny.example/a.pdf', 'nic')));
  const before = await office.get('/api/archive/config');
  expect(before.body).toMatchObject({ archiveHost: host, isSitemapImported: false, importedDate: null, sites: 0 });
  api.clock.now = new Date('2026-11-18T08:00:00.000Z');
  const answer = await office.post(importUrl);
  expect(answer).toMatchObject({ status: 200, body: { sites: 3, files: 1, skipped: 2, isSitemapImported: true } });
  expect(await paths()).toEqual(['', '/urzad', '/urzad/og%C5%82oszenia?id=1&r=2', '/urzad/statut.pdf']);
  expect((await office.get('/api/archive/config')).body).toEqual({
    archiveHost: host,
    isSitemapImported: true,
    importedDate: '2026-11-18T08:00:00.000Z',
    sites: 3,
    files: 1,
    importProgress: null,
  });
  api.clock.now = null;
  const [entry] = await api.db.select().from(auditEntries).where(eq(auditEntries.kind, 'ArchiveConnected'));
  expect(entry).toMatchObject({
    actorId: user.id,
    actorName: user.userName,
    details: [`Archiwum: ${host}`, 'Wczytano: 3 strony, 1 załącznik'],
  });
});

test('a second import answers as the first one and reads nothing', async () => {
  archive.pages.set('/sitemap.xml', urlset(`${archive.host}/urzad`));
  const first = await office.post(importUrl);
  archive.pages.set('/sitemap.xml', urlset(`${archive.host}/urzad`, `${archive.host}/gops`));
  const second = await office.post(importUrl);
  expect(second.body).toEqual(first.body);
  expect(archive.requests).toEqual(['/sitemap.xml']);
});

test.each<[string, string]>([
  ['no namespace', '<urlset><url><loc>HOST/urzad</loc></url></urlset>'],
  ['a prefix', '<s:urlset xmlns:s="urn:x"><s:url><s:loc>HOST/urzad</s:loc></s:url></s:urlset>'],
  ['CDATA and blanks', '<urlset><url><loc>\n <![CDATA[HOST/urzad]]> </loc></url></urlset>'],
  ['a byte order mark', '\uFEFF<urlset><url><loc>HOST/urzad</loc></url></urlset>'],
  [
    'image and language extensions',
    `<urlset xmlns="urn:s" xmlns:image="urn:i"><url><loc>HOST/urzad</loc><image:image><image:loc>HOST/herb.png</image:loc></image:image>
      <image:loc>HOST/flaga.png</image:loc></url><loc>HOST/nie-tutaj</loc></urlset>`,
  ],
])('a sitemap with %s is read', async (_what, text) => {
  archive.pages.set('/sitemap.xml', text.replaceAll('HOST', archive.host));
  expect((await office.post(importUrl)).body).toMatchObject({ sites: 1, files: 0 });
  expect(await paths()).toEqual(['/urzad']);
});

test('characters split between two chunks are decoded', async () => {
  const bytes = Buffer.from(urlset(`${archive.host}/ogłoszenia`));
  archive.pages.set('/sitemap.xml', (_request, response) => {
    response.writeHead(200);
    const cut = bytes.indexOf('ł') + 1;
    response.write(bytes.subarray(0, cut));
    setImmediate(() => response.end(bytes.subarray(cut)));
  });
  expect((await office.post(importUrl)).status).toBe(200);
  expect(await paths()).toEqual(['/og%C5%82oszenia']);
});

test('redirects within the archive are followed', async () => {
  archive.pages.set('/sitemap.xml', (_request, response) => response.writeHead(301, { location: '/mapa.xml' }).end());
  archive.pages.set('/mapa.xml', urlset(`${archive.host}/urzad`));
  expect((await office.post(importUrl)).status).toBe(200);
});

test('a concurrent import is refused, and the progress of the running one is shown', async () => {
  const [begun, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  archive.pages.set('/sitemap.xml', (_request, response) => {
    begun.resolve();
    void release.promise.then(() => response.writeHead(200).end(urlset(`${archive.host}/urzad`)));
  });
  const first = office.post(importUrl);
  await begun.promise;
  const second = await office.post(importUrl);
  expect(second).toMatchObject({
    status: 409,
    body: { errors: ['Mapa strony jest właśnie wczytywana. Poczekaj na zakończenie'] },
  });
  const { body } = await office.get('/api/archive/config');
  expect(body).toMatchObject({ isSitemapImported: false, importProgress: { addresses: 0, readBytes: 0 } });
  release.resolve();
  expect((await first).status).toBe(200);
  expect((await office.get('/api/archive/config')).body.importProgress).toBeNull();
});

test('an import that was left behind by a killed process makes way', async () => {
  const left = { host: archive.host, clientId, startedBy: 'anna.nowak', startedDate: new Date() };
  const [row] = await api.db
    .insert(archiveImports)
    .values({ ...left, touchedDate: sql`now() - interval '31 seconds'` })
    .returning({ id: archiveImports.id });
  await api.db.insert(archiveAddresses).values({ importId: row?.id ?? 0, path: '/dawna', isFile: false });
  expect((await office.get('/api/archive/config')).body.importProgress).toBeNull();
  archive.pages.set('/sitemap.xml', urlset(`${archive.host}/urzad`));
  expect((await office.post(importUrl)).status).toBe(200);
  expect(await paths()).toEqual(['/urzad']);
});

test('another client id is refused', async () => {
  const answer = await office.post('/api/files/archive-sitemap/1205');
  expect(answer).toMatchObject({ status: 409 });
  expect((await office.post('/api/files/archive-sitemap/0')).status).toBe(400);
  expect(archive.requests).toEqual([]);
});

describe('other configurations', () => {
  async function importAt(host: string, env: Record<string, string> = {}) {
    const other = await startOffice(host, env);
    try {
      return await other.as(await other.user({ permissions: ['ManageSettings'] })).post(importUrl);
    } finally {
      await other.stop();
    }
  }
  test('localhost is refused unless it is allowed', async () => {
    const answer = await importAt(archive.host.replace('127.0.0.1', 'localhost'), { ARCHIVE_PRIVATE_NETWORKS: '' });
    expect(answer.status).toBe(502);
    expect(answer.body.errors[0]).toMatch(/sieci prywatnej/);
    expect(archive.requests).toEqual([]);
  });

  test('an unreachable server and an unknown host name', async () => {
    expect((await importAt('http://127.0.0.1:1')).body.errors[0]).toMatch(/nie przyjmuje połączeń/);
    expect((await importAt('http://archiwum.invalid')).body.errors[0]).toMatch(/Nie znaleziono serwera/);
  });

  test('an import has its time, whether the server is slow or silent', async () => {
    archive.pages.set('/sitemap.xml', (_request, response) => {
      response.writeHead(200);
      response.write('<urlset>');
    });
    const silent = await importAt(archive.host, { ARCHIVE_TIMEOUT: '300' });
    expect(silent).toMatchObject({ status: 502 });
    expect(silent.body.errors[0]).toMatch(/trwało zbyt długo/);
    archive.pages.set('/sitemap.xml', (request, response) => {
      response.writeHead(200);
      response.write('<urlset>');
      const drops = setInterval(() => response.write(`<url><loc>${archive.host}/a</loc></url>`), 20);
      request.on('close', () => clearInterval(drops));
    });
    expect((await importAt(archive.host, { ARCHIVE_TIMEOUT: '300' })).body.errors[0]).toMatch(/trwało zbyt długo/);
  });

  test('the address of the sitemap is configurable and contains the client id', async () => {
    archive.pages.set(`/mapy/${clientId}.xml?typ=1`, urlset(`${archive.host}/bip/urzad`, `${archive.host}/inne`));
    const inside = await importAt(`${archive.host}/bip/`, { ARCHIVE_SITEMAP: '/mapy/{clientId}.xml' });
    expect(inside.body.errors[0]).toMatch(`${archive.host}/bip/mapy/${clientId}.xml`);
    const answer = await importAt(archive.host, { ARCHIVE_SITEMAP: 'mapy/{clientId}.xml?typ=1' });
    expect(answer.body).toMatchObject({ sites: 2 });
  });

  test('an import without ARCHIVE_HOST is refused', async () => {
    const other = await startApi();
    const settings = other.as(await other.user({ permissions: ['ManageSettings'] }));
    expect((await settings.get('/api/archive/config')).body).toMatchObject({ archiveHost: null });
    const answer = await settings.post(importUrl);
    expect(answer.status).toBe(409);
    expect(answer.body.errors[0]).toMatch(/ARCHIVE_HOST/);
    expect((await settings.get('/api/archive?sitename=http://a.example')).status).toBe(404);
    await other.stop();
  });

  test('an import without a client id is refused', async () => {
    const other = await startApi({ env: { ARCHIVE_HOST: archive.host } });
    const settings = other.as(await other.user({ permissions: ['ManageSettings'] }));
    expect((await settings.post(importUrl)).body.errors).toEqual([
      'Najpierw ustaw identyfikator klienta w parametrach systemowych',
    ]);
    await other.stop();
  });
});
