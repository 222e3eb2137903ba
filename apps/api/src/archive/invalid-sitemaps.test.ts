import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import {
  forgetArchive,
  importedPaths,
  importUrl,
  type Page,
  sitemapIndex,
  startImporting,
  type TestArchive,
  urlset,
} from './test-archive.ts';

let archive: TestArchive;
let api: TestApi;
let office: TestClient;

beforeAll(async () => {
  ({ archive, api, office } = await startImporting());
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

const redirect =
  (location: string): Page =>
  (_request, response) =>
    response.writeHead(302, { location }).end();
const entityBomb = `<!DOCTYPE urlset [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><urlset><url><loc>HOST/&b;</loc></url></urlset>`;
const externalEntity = `<!DOCTYPE urlset [<!ENTITY x SYSTEM "file:///etc/passwd">]><urlset><url><loc>HOST/&x;</loc></url></urlset>`;
const good = '<urlset><url><loc>HOST/urzad</loc></url>';

describe('an invalid sitemap is refused with the reason, and nothing is stored', () => {
  test.each<[string, Record<string, Page>, string | RegExp]>([
    ['not there', {}, /kodem 404/],
    ['out of order', { '/sitemap.xml': (_request, response) => response.writeHead(500).end() }, /kodem 500/],
    ['empty', { '/sitemap.xml': '' }, /^To nie jest mapa strony/],
    ['a text', { '/sitemap.xml': 'Przepraszamy, awaria' }, /XML/],
    ['a web page', { '/sitemap.xml': '<!DOCTYPE html><html><body>Nie ma</body></html>' }, /^To nie jest mapa strony/],
    ['another document', { '/sitemap.xml': '<rss><channel/></rss>' }, /^To nie jest mapa strony/],
    ['not closed', { '/sitemap.xml': good }, /poprawnym dokumentem XML/],
    ['crossed', { '/sitemap.xml': '<urlset>\n<url><loc>x</url></loc></urlset>' }, /XML \(wiersz 2/],
    ['with an unknown entity', { '/sitemap.xml': '<urlset><url><loc>HOST/&x;</loc></url></urlset>' }, /XML/],
    ['with entities that grow', { '/sitemap.xml': entityBomb }, /DOCTYPE/],
    ['with an entity of a file', { '/sitemap.xml': externalEntity }, /DOCTYPE/],
    ['not UTF-8', { '/sitemap.xml': Buffer.from('<urlset><url><loc>\xb3</loc></url></urlset>', 'latin1') }, /UTF-8/],
    ['without addresses', { '/sitemap.xml': '<urlset/>' }, /ani jednego adresu/],
    ['of another site', { '/sitemap.xml': urlset('http://inny.example/a') }, /ani jednego adresu/],
    ['its own index', { '/sitemap.xml': sitemapIndex('HOST/sitemap.xml') }, /wskazuje sam siebie/],
    [
      'circular indexes',
      { '/sitemap.xml': sitemapIndex('HOST/b.xml'), '/b.xml': sitemapIndex('HOST/sitemap.xml') },
      /wskazuje sam siebie/,
    ],
    [
      'indexes nested too deep',
      {
        '/sitemap.xml': sitemapIndex('HOST/b.xml'),
        '/b.xml': sitemapIndex('HOST/c.xml'),
        '/c.xml': sitemapIndex('HOST/d.xml'),
        '/d.xml': `${good}</urlset>`,
      },
      /zbyt głęboko/,
    ],
    ['an index of another host', { '/sitemap.xml': sitemapIndex('http://10.0.0.1/sitemap.xml') }, /poza archiwum/],
    ['an index of files', { '/sitemap.xml': sitemapIndex('file:///etc/passwd') }, /poza archiwum/],
    ['half wrong', { '/sitemap.xml': sitemapIndex('HOST/b.xml', 'HOST/c.xml'), '/b.xml': `${good}</urlset>` }, /404/],
    ['elsewhere', { '/sitemap.xml': redirect('http://inny.example/sitemap.xml') }, /poza archiwum/],
    ['in a private network', { '/sitemap.xml': redirect('http://192.168.1.1/sitemap.xml') }, /poza archiwum/],
    ['on another port', { '/sitemap.xml': redirect('http://127.0.0.1:1/sitemap.xml') }, /poza archiwum/],
    ['nowhere', { '/sitemap.xml': redirect('http://') }, /poza archiwum/],
    ['sent in a circle', { '/sitemap.xml': redirect('/sitemap.xml') }, /zbyt wiele razy/],
    [
      'corrupt gzip',
      { '/sitemap.xml': Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), Buffer.alloc(100, 7)]) },
      /rozpakować/,
    ],
    ['half a gzip', { '/sitemap.xml': gzipSync(urlset('HOST/a')).subarray(0, 60) }, /przerwane/],
    ['a bomb', { '/sitemap.xml': gzipSync(`<urlset>${' '.repeat(40_000_000)}</urlset>`) }, /za duża.*2 MB/],
    [
      'a nested gzip bomb',
      { '/sitemap.xml': gzipSync(gzipSync(`<urlset>${' '.repeat(40_000_000)}</urlset>`)) },
      /za duża/,
    ],
    ['one endless tag', { '/sitemap.xml': `<urlset ${'x'.repeat(1_000_000)}` }, /^To nie jest mapa strony/],
    ['deep as a well', { '/sitemap.xml': '<urlset>'.repeat(5000) }, /^To nie jest mapa strony/],
    [
      'too many addresses',
      { '/sitemap.xml': urlset(...Array.from({ length: 5001 }, (_, i) => `HOST/${i}`)) },
      /5 001|najwyżej 5\s000 adresów/,
    ],
    [
      'a closed connection',
      {
        '/sitemap.xml': (_request, response) => {
          response.writeHead(200, { 'content-length': '100000' });
          response.write(good.replace('HOST', archive.host), () => response.destroy());
        },
      },
      /zostało przerwane/,
    ],
  ])('%s', async (_what, pages, message) => {
    const withHost = (page: Page) => (typeof page === 'string' ? page.replaceAll('HOST', archive.host) : page);
    for (const [path, page] of Object.entries(pages)) archive.pages.set(path, withHost(page));
    const answer = await office.post(importUrl);
    expect(answer).toMatchObject({ status: 502, body: { title: 'Nie udało się wczytać mapy strony' } });
    expect(answer.body.errors).toEqual([expect.stringMatching(message)]);
    expect(await paths()).toEqual([]);
    expect((await office.get('/api/archive/config')).body).toMatchObject({
      isSitemapImported: false,
      importProgress: null,
    });
  });
});
