import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../../scripts/free-port.mjs';
import { importUrl, setClientId } from '../../archive/test-archive.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { serveArchivedSite } from './serve-archived-site.ts';

let api: TestApi;
let office: TestClient;
const host = 'https://demo.example/archiwum';

beforeAll(async () => {
  const port = await freePort();
  // the public address leads through a proxy that is not here
  const env = { DEMO: '1', PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: 'https://demo.example' };
  api = await startApi({ env, plugins: [serveArchivedSite] });
  await setClientId(api);
  await api.app.listen({ port, host: '127.0.0.1' });
  office = api.as(await api.user({ permissions: ['ManageSettings'] }));
});
afterAll(() => api.stop());

const page = (path: string) => api.app.inject({ url: `/archiwum${path}` });
const site = (path: string) => `/api/archive?sitename=${encodeURIComponent(host + path)}`;

test('a demonstration connects with the archive that it serves itself', async () => {
  expect((await office.post(importUrl)).body).toMatchObject({ sites: 40, files: 16, skipped: 0 });
});

test('every address of its sitemap is served, and every link of its pages', async () => {
  const index = await page('/sitemap.xml');
  expect(index.headers['content-type']).toMatch(/xml/);
  const links = new Set<string>();
  for (const path of ['', '/', '/urzad-gminy/', '/urzad-gminy/budzet', '/urzad-gminy/budzet/2014']) {
    const answer = await page(path);
    expect(answer.statusCode).toBe(200);
    for (const [, href = ''] of answer.body.matchAll(/href="([^"]+)"/g)) links.add(href);
  }
  expect(links.size).toBeGreaterThan(15);
  for (const href of links) expect((await api.app.inject({ url: href })).statusCode).toBe(200);
});

test('attachments have the type of their names', async () => {
  const pdf = await page('/urzad-gminy/budzet/2014/uchwala-budzetowa-2014.pdf');
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.4');
  const csv = await page('/urzad-gminy/budzet/2014/wykonanie-budzetu-2014.csv');
  expect(csv.body).toMatch(/Oświata;7120400/);
});

test('what was removed answers 410, what never was 404', async () => {
  const file = '/urzad-gminy/oswiadczenia-majatkowe/2012/oswiadczenie-wojta-2012.pdf';
  expect((await page(file)).statusCode).toBe(200);
  expect((await office.delete(site(file))).body.type).toBe(20);
  expect((await page(file)).statusCode).toBe(410);
  const removed = await office.delete(site('/gops/statut'));
  expect(removed.body).toMatchObject({ type: 10, rootSite: `${host}/gops` });
  for (const path of [
    '/gops',
    '/gops/',
    '/gops/statut',
    '/gops/swiadczenia?x=1',
    '/gops/swiadczenia/wniosek-zasilek.pdf',
  ]) {
    const answer = await page(path);
    expect([path, answer.statusCode]).toEqual([path, 410]);
    expect(answer.body).toContain('Strona została usunięta');
  }
  expect((await page('/biblioteka')).statusCode).toBe(200);
  const absent = await page('/nie-ma/%C5%82<script>');
  expect(absent.statusCode).toBe(404);
  expect(absent.body).not.toContain('<script>');
});
