import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { languages, previewHashes } from '../../database/schema.ts';
import { addArticle, addDocument, articleInput, clearArticles, language } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';
import { servePreviewPage } from './preview-page.ts';

const api = withApi({ plugins: [servePreviewPage] });
const editor = withClient(api, { permissions: ['CreateArticles'] });
beforeEach(async () => {
  api.clock.now = null;
  await clearArticles(api.db);
});

const preview = async (id: number) => (await editor.post(`/api/articles/hash/${id}`)).body;
async function uploaded(): Promise<number> {
  const form = new FormData();
  form.append('attachments', new File(['%PDF-1.4\nTreść uchwały'], 'uchwała.pdf'));
  return (await editor.post('/api/files/article', form)).body[0].documentRepositoryId;
}
const page = (hash: string) => api.anonymous.get<string>(`/podglad/artykuly/${hash}/?lang=PL`);

test('a hash gives access to the article at the URL of the public site', async () => {
  const { id } = await addArticle(api.db, { title: 'Nabór' });
  const { hash, url } = await preview(id);
  expect(url).toBe(`http://localhost:4300/podglad/artykuly/${hash}/?lang=PL`);
  const read = await api.anonymous.get(`/api/previews/${hash}`);
  expect(read.body).toMatchObject({ title: 'Nabór', status: 10, version: 1, languageIsoCode: 'PL', attachments: [] });
  expect((await preview(id)).hash).not.toBe(hash);
});

test('a hash expires after a day', async () => {
  api.clock.now = new Date('2026-11-20T10:00:00Z');
  const { id } = await addArticle(api.db);
  const { hash, expiresAt } = await preview(id);
  expect(expiresAt).toBe('2026-11-21T10:00:00.000Z');
  api.clock.now = new Date('2026-11-21T09:59:59Z');
  expect((await api.anonymous.get(`/api/previews/${hash}`)).status).toBe(200);
  expect((await page(hash)).status).toBe(200);
  api.clock.now = new Date('2026-11-21T10:00:00Z');
  expect((await api.anonymous.get(`/api/previews/${hash}`)).status).toBe(404);
  const expired = await page(hash);
  expect(expired.status).toBe(404);
  expect(expired.text).toContain('Podgląd wygasł albo nie istnieje');
  expect(expired.text).not.toContain('Statut');
  // The same page as for an unknown hash, which an end-to-end test covers.
  expect(expired.text).toBe((await page('x'.repeat(32))).text);
});

test('a wrong hash shows nothing', async () => {
  for (const hash of ['x'.repeat(32), '..%2f..%2f', 'short']) expect((await page(hash)).status).toBe(404);
  expect((await api.anonymous.get(`/api/previews/${'x'.repeat(32)}`)).status).toBe(404);
  expect((await api.anonymous.get('/api/previews/short')).status).toBe(400);
});

test('nothing but the hash opens it: not its number, not another hash, not what the database holds', async () => {
  const { id } = await addArticle(api.db, { title: 'Przed publikacją' });
  const { hash } = await preview(id);
  const [stored] = await api.db.select({ token: previewHashes.tokenHash }).from(previewHashes);
  const turned = hash.startsWith('A') ? `B${hash.slice(1)}` : `A${hash.slice(1)}`;
  for (const guess of [stored?.token ?? '', turned, hash.slice(0, -1), `${hash}A`, String(id).padStart(20, '0')]) {
    expect((await page(guess)).status).toBe(404);
    expect((await api.anonymous.get(`/api/previews/${guess}`)).status).toBe(404);
  }
  for (const address of [`/api/articles/${id}`, '/api/articles', `/api/articles/hash/${id}`]) {
    expect((await api.anonymous.get(address)).text).not.toContain('Przed publikacją');
  }
  expect((await page(hash)).text).toContain('Przed publikacją');
});

test('the hash is needed and so is an article permission to get one', async () => {
  const { id } = await addArticle(api.db);
  expect((await api.anonymous.post(`/api/articles/hash/${id}`)).status).toBe(401);
  const manager = api.as(await api.user({ permissions: ['ManageMenus'] }));
  expect((await manager.post(`/api/articles/hash/${id}`)).status).toBe(403);
  expect((await editor.post('/api/articles/hash/999999')).status).toBe(404);
});

test('an article of an inactive language has no preview', async () => {
  const german = await language(api.db, 'DE');
  const { id } = await addArticle(api.db, { languageId: german });
  await api.db.update(languages).set({ status: 0 });
  try {
    const answer = await editor.post(`/api/articles/hash/${id}`);
    expect(answer).toMatchObject({
      status: 409,
      body: { errors: ['Podgląd jest niedostępny: wersja językowa jest nieaktywna'] },
    });
  } finally {
    await api.db.update(languages).set({ status: 10 });
  }
});

describe('the page', () => {
  test('is marked as a preview with its version, without search engines and scripts', async () => {
    const { id } = await addArticle(api.db, { title: 'Nabór <b>1</b>' });
    const { text, headers, status } = await page((await preview(id)).hash);
    expect(status).toBe(200);
    expect(text).toContain('<strong>PODGLĄD</strong>');
    expect(text).toContain('Status: Roboczy, wersja 1');
    expect(text).toContain('<h1 itemProp="headline">Nabór &lt;b&gt;1&lt;/b&gt;</h1>');
    expect(text).toContain('<p>Rozdział I</p>');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('has the sheet, the sign and the typeface of the bulletin, and no style of its own', async () => {
    const { id } = await addArticle(api.db, { content: '<p style="color:#e60000">Rozdział</p>' });
    const { text, headers } = await page((await preview(id)).hash);
    expect(headers['content-security-policy']).toContain("style-src 'self';");
    expect(text).toContain('<p class="c-red">Rozdział</p>');
    expect(text).not.toMatch(/<script|<style|\sstyle=/);
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(text) ?? [];
    const style = await api.anonymous.get<string>(sheet);
    const [font = ''] = /\/podglad\/czcionki\/[\w-]+\.woff2/.exec(style.text) ?? [];
    for (const address of [font, '/podglad/bip.svg']) expect((await api.anonymous.get(address)).status).toBe(200);
  });

  test('leads to the pages of the bulletin', async () => {
    const { id } = await addArticle(api.db);
    const { text, headers } = await page((await preview(id)).hash);
    const { url } = api.config.site;
    expect(text).toContain(`<a href="${url}/mapa-strony">`);
    expect(text).toContain(`<form action="${url}/szukaj"`);
    expect(headers['content-security-policy']).toContain(`form-action ${url};`);
  });

  test('shows attachments, multimedia and links', async () => {
    const document = await addDocument(api.db);
    const created = await editor.post(
      '/api/articles',
      articleInput({
        attachments: [{ documentRepositoryId: document, displayName: 'Uchwała <1>' }],
        links: [{ type: 30, displayText: 'Sejm', title: 'Sejm RP', target: 20, url: 'https://sejm.gov.pl/?a=1&b=2' }],
        multimedia: [{ type: 10, displayText: 'Sesja', title: 'Nagranie', target: 10, url: 'https://t.example/1' }],
      }),
    );
    const { text } = await page((await preview(created.body.id)).hash);
    const { hash } = await preview(created.body.id);
    const address = `/podglad/artykuly/${hash}/zalaczniki/${document}`;
    expect((await page(hash)).text).toContain(
      `<a href="${address}" download="uchwala.pdf">Uchwała &lt;1&gt;<span class="hidden"> (PDF)</span></a><p class="hint">412 KB`,
    );
    expect(text).toContain(
      '<a href="https://sejm.gov.pl/?a=1&amp;b=2" title="Sejm RP" target="_blank" rel="noopener noreferrer">',
    );
    expect(text).toContain('<a href="https://t.example/1" title="Nagranie">Sesja</a>');
  });

  test('shows the thumbnails of multimedia to whoever has its address', async () => {
    const form = new FormData();
    const red = sharp({ create: { width: 300, height: 200, channels: 3, background: '#c00' } });
    form.append('file', new File([new Uint8Array(await red.png().toBuffer())], 'sesja.png'));
    form.append('recommendedWidth', '80');
    form.append('recommendedHeight', '45');
    const [{ id, path }] = (await editor.post('/api/files/thumbnails', form)).body;
    const created = await editor.post(
      '/api/articles',
      articleInput({
        multimedia: [
          {
            type: 10,
            displayText: 'Sesja',
            title: 'Nagranie',
            target: 10,
            url: 'https://t.example/1',
            thumbnailId: id,
          },
        ],
      }),
    );
    const shown = await page((await preview(created.body.id)).hash);
    expect(shown.text).toContain(`<img src="${path.replace('&', '&amp;')}" alt=""`);
    expect(shown.headers['content-security-policy']).toContain("img-src 'self'");
    expect((await api.anonymous.get(path)).status).toBe(200);
  });

  test('opens its attachments, and no other file', async () => {
    const document = await uploaded();
    const other = await addDocument(api.db, 'inna.pdf');
    const created = await editor.post(
      '/api/articles',
      articleInput({ attachments: [{ documentRepositoryId: document, displayName: 'Uchwała' }] }),
    );
    const { hash } = await preview(created.body.id);
    const file = (key: string, id: number | string) =>
      api.anonymous.get<string>(`/podglad/artykuly/${key}/zalaczniki/${id}`);
    const opened = await file(hash, document);
    expect(opened.text).toContain('Treść uchwały');
    expect(opened.headers['content-disposition']).toMatch(/^attachment; filename=uchwala\.pdf/);
    for (const [key, id] of [
      [hash, other],
      [hash, 'x'],
      ['x'.repeat(32), document],
    ] as const)
      expect((await file(key, id)).status).toBe(404);
  });

  test('shows the version of its hash, also after a newer one was made', async () => {
    const older = await addArticle(api.db, { title: 'Pierwsza wersja', status: 40 });
    const { hash } = await preview(older.id);
    await addArticle(api.db, { title: 'Druga wersja', version: 2, baseArticleId: older.baseArticleId });
    expect((await page(hash)).text).toContain('Pierwsza wersja');
  });

  test('is removed with the article', async () => {
    const { id } = await addArticle(api.db);
    const { hash } = await preview(id);
    await editor.delete(`/api/articles?articleIds=${id}`);
    expect((await page(hash)).status).toBe(404);
  });
});
