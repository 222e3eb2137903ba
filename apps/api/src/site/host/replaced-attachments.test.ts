// The address of an attachment is permanent: whoever has an older link gets what holds now.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleAttachments } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle } from '../../testing/test-articles.ts';
import { buildSite } from './site-server.ts';

let api: TestApi;
let site: FastifyInstance;

beforeAll(async () => {
  api = await startApi();
  site = await buildSite(api.services, { stateAge: 0, maxValues: 100 });
});
afterAll(async () => {
  await site.close();
  await api.stop();
});

const get = (url: string) => site.inject({ url });

/** Each file says which one it is; the names are what readers see. */
async function upload(fileName: string): Promise<number> {
  const editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
  const form = new FormData();
  form.append('attachments', new File([`treść ${fileName}`], fileName));
  return (await editor.post('/api/files/article', form)).body[0].documentRepositoryId;
}

type Attached = Readonly<Record<string, number>>;

async function addVersions(...versions: readonly Attached[]): Promise<number> {
  let baseArticleId: number | undefined;
  for (const [index, attached] of versions.entries()) {
    const isCurrent = index + 1 === versions.length;
    const added = await addArticle(api.db, {
      slug: 'regulamin',
      status: isCurrent ? 40 : 60,
      isListed: isCurrent,
      version: index + 1,
      publishedDate: new Date(`2026-11-0${index + 1}T08:00:00Z`),
      ...(baseArticleId !== undefined && { baseArticleId }),
    });
    baseArticleId = added.baseArticleId;
    const rows = Object.entries(attached).map(([displayName, documentRepositoryId], position) => ({
      articleId: added.id,
      position,
      documentRepositoryId,
      displayName,
      createdBy: 'Anna Nowak',
    }));
    if (rows.length > 0) await api.db.insert(articleAttachments).values(rows);
  }
  return baseArticleId ?? 0;
}

test('a replaced file is reached at its own version alone, marked as superseded', async () => {
  const [map, first, second, third] = [
    await upload('mapa.txt'),
    await upload('regulamin-1.txt'),
    await upload('regulamin-2.txt'),
    await upload('regulamin-3.txt'),
  ];
  // by its name, and by being the only other one
  const id = await addVersions(
    { Mapa: map, Regulamin: first },
    { Mapa: map, Regulamin: second },
    { Mapa: map, 'Regulamin (tekst jednolity)': third },
  );
  for (const document of [first, second, third]) {
    const { body, headers } = await get(`/zalacznik/${id}/${document}`);
    expect([document, body, headers.link]).toEqual([document, 'treść regulamin-3.txt', undefined]);
  }
  const former = await get(`/zalacznik/${id}/${first}/wersja/1`);
  expect(former.body).toBe('treść regulamin-1.txt');
  expect(former.headers.link).toBe(`</zalacznik/${id}/${first}>; rel="latest-version"`);
  expect((await get(`/zalacznik/${id}/${map}/wersja/1`)).body).toBe('treść mapa.txt');
  expect((await get(`/zalacznik/${id}/${first}/wersja/2`)).statusCode).toBe(404);

  const page = (await get(`/artykul/${id}/regulamin/wersja/1`)).body;
  expect(page).toContain(`href="/zalacznik/${id}/${first}/wersja/1"`);
  expect(page.match(/Ta wersja już nie obowiązuje · /g)).toHaveLength(1);
  expect((await get(`/artykul/${id}/regulamin`)).body).toContain(`href="/zalacznik/${id}/${third}"`);

  const { files } = (await get('/strony.json')).json<{ files: { path: string; name: string }[] }>();
  const listed = Object.fromEntries(files.map(({ path, name }) => [path, name]));
  expect(listed).toMatchObject({
    [`/zalacznik/${id}/${first}`]: 'regulamin-3.txt',
    [`/zalacznik/${id}/${third}`]: 'regulamin-3.txt',
    [`/zalacznik/${id}/${first}/wersja/1`]: 'regulamin-1.txt',
    [`/zalacznik/${id}/${second}/wersja/2`]: 'regulamin-2.txt',
  });
});

test('what nothing took the place of holds no more, and says so', async () => {
  const document = await upload('cennik.txt');
  const id = await addVersions({ Cennik: document }, {});
  const gone = await get(`/zalacznik/${id}/${document}`);
  expect([gone.statusCode, gone.body]).toEqual([410, expect.stringContaining('Załącznik już nie obowiązuje')]);
  expect((await get(`/zalacznik/${id}/${document}/wersja/1`)).body).toBe('treść cennik.txt');
});
