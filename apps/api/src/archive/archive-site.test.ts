import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { archiveRemovals, auditEntries } from '../database/schema.ts';
import type { TestApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import type { TestUser } from '../testing/test-users.ts';
import { forgetArchive, importUrl, startOffice, startTestArchive, type TestArchive, urlset } from './test-archive.ts';

let archive: TestArchive;
let api: TestApi;
let user: TestUser;
let office: TestClient;

const addresses = [
  '/',
  '/kontakt',
  '/urzad/',
  '/urzad/budzet',
  '/urzad/budzet/2014',
  '/urzad/budzet/2014/sprawozdanie.pdf',
  '/urzad/budzet/plan.xls',
  '/urzad/przetargi?rok=2013',
  '/urzad-stanu-cywilnego',
  '/gops',
  '/gops/regulamin.doc',
  '/pliki/herb.png',
];

beforeAll(async () => {
  archive = await startTestArchive();
  api = await startOffice(archive.host);
  user = await api.user({ permissions: ['ManageSettings'] });
  office = api.as(user);
});
afterAll(async () => {
  await api.stop();
  await archive.stop();
});
beforeEach(async () => {
  await forgetArchive(api);
  archive.pages.set('/sitemap.xml', urlset(...addresses.map((path) => archive.host + path)));
  expect((await office.post(importUrl)).status).toBe(200);
});

const at = (address: string) => `/api/archive?sitename=${encodeURIComponent(address)}`;
const site = (path: string) => at(archive.host + path);
const hosted = (...paths: string[]) => paths.map((path) => archive.host + path);
const missing = { status: 404, body: { errors: ['Wskazana strona nie istnieje lub została już usunięta'] } };

describe('addresses that are removed together', () => {
  const urzad = {
    sites: ['/urzad'],
    subs: ['/urzad/budzet', '/urzad/budzet/2014', '/urzad/przetargi?rok=2013'],
    files: ['/urzad/budzet/2014/sprawozdanie.pdf', '/urzad/budzet/plan.xls'],
  };
  test.each<[string, { type: number; sites?: string[]; subs?: string[]; files?: string[]; rootSite?: string }]>([
    ['/urzad', { type: 0, ...urzad }],
    ['/urzad/', { type: 0, ...urzad }],
    ['/urzad#tresc', { type: 0, ...urzad }],
    ['/urzad/budzet', { type: 10, ...urzad, rootSite: '/urzad' }],
    ['/urzad/przetargi?rok=2013', { type: 10, ...urzad, rootSite: '/urzad' }],
    [
      '/urzad/budzet/2014',
      {
        type: 10,
        sites: ['/urzad/budzet'],
        subs: ['/urzad/budzet/2014'],
        files: ['/urzad/budzet/2014/sprawozdanie.pdf', '/urzad/budzet/plan.xls'],
        rootSite: '/urzad/budzet',
      },
    ],
    ['/urzad/budzet/plan.xls', { type: 20, files: ['/urzad/budzet/plan.xls'], rootSite: '/urzad/budzet' }],
    ['/pliki/herb.png', { type: 20, files: ['/pliki/herb.png'] }],
    ['/urzad-stanu-cywilnego', { type: 0, sites: ['/urzad-stanu-cywilnego'] }],
    ['/gops', { type: 0, sites: ['/gops'], files: ['/gops/regulamin.doc'] }],
    [
      '/',
      {
        type: 0,
        sites: ['', '/gops', '/kontakt', '/urzad', '/urzad-stanu-cywilnego'],
        subs: urzad.subs,
        files: ['/gops/regulamin.doc', '/pliki/herb.png', ...urzad.files],
      },
    ],
  ])('with %s', async (path, { type, sites = [], subs = [], files = [], rootSite }) => {
    expect((await office.get(site(path))).body).toEqual({
      type,
      sites: hosted(...sites),
      subs: hosted(...subs),
      files: hosted(...files),
      rootSite: rootSite === undefined ? null : archive.host + rootSite,
    });
  });
});

test.each(['/urzad/nieznana', '/urz', '/urzad/budzet/', '/pliki', '/urzad%'])(
  '%s is not found: only exact addresses are',
  async (path) => {
    const answer = await office.get(site(path));
    if (path === '/urzad/budzet/') expect(answer.status).toBe(200);
    else expect(answer).toMatchObject(missing);
  },
);

test('an address of another site is 404, a malformed one 400', async () => {
  expect(await office.get(at('http://inny.example/urzad'))).toMatchObject(missing);
  const message = `Podaj poprawny adres URL, który zaczyna się od http:// lub ${archive.host}`;
  for (const wrong of ['abc', 'https://inny.example/urzad', 'ftp://inny.example', 'http://']) {
    expect(await office.get(at(wrong))).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'sitename', message }] },
    });
  }
  expect((await office.get('/api/archive?sitename=')).status).toBe(400);
  expect((await office.get('/api/archive')).status).toBe(400);
  expect(await office.get(at('   '))).toMatchObject({ status: 400, body: { errors: ['Adres strony jest wymagany'] } });
  expect((await office.get(at(`http://a.example/${'x'.repeat(2000)}`))).status).toBe(400);
});

test('what the archive still has is listed and searched; nothing before its sitemap is imported', async () => {
  const list = async (query: string) => {
    const { body, total } = await office.get(`/api/archive/addresses?${query}`);
    return { total, addresses: body.map(({ address }: { address: string }) => address) };
  };
  expect((await list('size=100')).total).toBe(addresses.length);
  const budget = '/urzad/budzet';
  expect(await list(`filters=address;startsWith;${archive.host}${budget}&filters=isFile;equal;false`)).toEqual({
    total: 2,
    addresses: hosted(budget, `${budget}/2014`),
  });
  await office.delete(site(`${budget}/plan.xls`));
  expect(await list('filters=address;contains;BUDZET&filters=isFile;equal;true')).toEqual({
    total: 1,
    addresses: hosted(`${budget}/2014/sprawozdanie.pdf`),
  });
  expect((await office.get('/api/archive/addresses?sortings=isFile;desc&size=1')).body[0].isFile).toBe(true);
  await forgetArchive(api);
  expect(await list('')).toEqual({ total: 0, addresses: [] });
});

test('a removal covers dependent addresses and is recorded in the audit log', async () => {
  api.clock.now = new Date('2026-11-18T08:00:00.000Z');
  const checked = await office.get(site('/urzad/budzet/2014'));
  const removed = await office.delete(site('/urzad/budzet/2014'), { ifMatch: checked.etag });
  api.clock.now = null;
  expect(removed).toMatchObject({ status: 200, body: checked.body });
  for (const path of ['/urzad/budzet/2014', '/urzad/budzet', '/urzad/budzet/plan.xls']) {
    expect(await office.get(site(path))).toMatchObject(missing);
    expect(await office.delete(site(path))).toMatchObject(missing);
  }
  expect((await office.get(site('/urzad'))).body).toMatchObject({
    subs: hosted('/urzad/przetargi?rok=2013'),
    files: [],
  });
  expect((await office.get('/api/archive/config')).body).toMatchObject({ sites: 6, files: 2 });

  const listed = await office.get('/api/archive/removed-addresses?sortings=address;asc');
  expect(listed.total).toBe(4);
  expect(listed.body[0]).toEqual({
    address: `${archive.host}/urzad/budzet`,
    removedDate: '2026-11-18T08:00:00.000Z',
    removedBy: user.userName,
  });
  const found = await office.get('/api/archive/removed-addresses?filters=address;contains;plan');
  expect(found.body.map((row: { address: string }) => row.address)).toEqual(hosted('/urzad/budzet/plan.xls'));

  const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.kind, 'ArchiveSiteRemoved'));
  expect(entries.at(-1)).toMatchObject({
    actorId: user.id,
    actorName: user.userName,
    createdDate: new Date('2026-11-18T08:00:00.000Z'),
    details: [`Adres: ${archive.host}/urzad/budzet/2014`, 'Usunięto: 1 strona, 1 podstrona, 2 załączniki'],
  });
  expect(await api.db.select().from(archiveRemovals)).toMatchObject([
    { path: '/urzad/budzet/2014', type: 10, actorId: user.id },
  ]);
});

test('a removal with a stale ETag is refused', async () => {
  const checked = await office.get(site('/urzad'));
  expect((await office.delete(site('/urzad/budzet/plan.xls'))).status).toBe(200);
  const stale = await office.delete(site('/urzad'), { ifMatch: checked.etag });
  expect(stale.status).toBe(412);
  const again = await office.get(site('/urzad'));
  expect(again.etag).not.toBe(checked.etag);
  expect(again.body.sites).toEqual(hosted('/urzad'));
  expect((await office.delete(site('/urzad'), { ifMatch: again.etag })).status).toBe(200);
});

test('the second of two concurrent removals is 404', async () => {
  const answers = await Promise.all([office.delete(site('/gops')), office.delete(site('/gops'))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await office.get('/api/archive/removed-addresses')).total).toBe(2);
});

test('the archive stays connected when the root is removed', async () => {
  expect((await office.delete(site('/'))).body.sites).toHaveLength(5);
  expect(await office.get(site('/'))).toMatchObject(missing);
  expect((await office.get('/api/archive/config')).body).toMatchObject({ isSitemapImported: true, sites: 0, files: 0 });
});

test('before the import there is nothing to remove', async () => {
  await forgetArchive(api);
  expect(await office.get(site('/urzad'))).toMatchObject(missing);
  expect(await office.delete(site('/urzad'))).toMatchObject(missing);
});
