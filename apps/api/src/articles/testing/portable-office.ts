// Two offices with the same menus, tags and languages under other numbers, and articles that are hard to take along.
import { changeLogDescriptions } from '@redakcja/domain/articles/history/change-log';
import type { ArticlesImportInput } from '@redakcja/generated/model/articlesImportInput';
import type { ImportedArticle } from '@redakcja/generated/model/importedArticle';
import type { PortableArticles } from '@redakcja/generated/model/portableArticles';
import type { UploadedPortableFile } from '@redakcja/generated/model/uploadedPortableFile';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import { articles, baseArticles } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle, addCategory, addTag, articleInput, language } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';

export const hostile = 'Uchwała <b>„O’Brien”</b> & "100%" \\ ../../etc 🏛️ 𝒵ażółć';

export interface Office {
  api: TestApi;
  admin: TestClient;
  languages: { PL: number; EN: number; DE: number };
  categories: number[];
}

/** @param others numbers that are taken before, so that ids differ from those of another office */
export async function startOffice(others: number): Promise<Office> {
  const api = await startApi();
  const { db } = api;
  for (let i = 0; i < others; i += 1) {
    await addCategory(db, `Inna ${i}`);
    await addTag(db, `inny ${i}`);
    await addArticle(db, { title: `Inny ${i}` });
  }
  const languages = { PL: 1, EN: await language(db, 'EN'), DE: await language(db, 'DE') };
  const law = await addCategory(db, 'Prawo › lokalne');
  const same = [await addCategory(db, 'Statut & "kopia"', law), await addCategory(db, 'Statut & "kopia"', law)];
  const categories = [law, ...same, await addCategory(db, 'Prawo › lokalne', null, 10)];
  for (const id of categories) {
    for (const other of [languages.EN, languages.DE])
      await db.execute(sql`insert into menu_element_translations (menu_element_id, language_id, display_text, title, slug)
        values (${id}, ${other}, 'Law', 'Law', 'law')`);
  }
  for (const id of Object.values(languages)) await addTag(db, 'ważne; „pilne”', id);
  return { api, admin: api.as(await api.user({ isAdmin: true })), languages, categories };
}

function formWith(
  name: string,
  bytes: Buffer | string,
  fileName: string,
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append(name, new Blob([new Uint8Array(Buffer.from(bytes))]), fileName);
  return form;
}

async function attached(admin: TestClient, content: string, fileName: string) {
  const { body } = await admin.post('/api/files/article', formWith('attachments', content, fileName));
  return { documentRepositoryId: body[0].documentRepositoryId, displayName: `Załącznik ${fileName}` };
}

async function pictured(admin: TestClient, colour: string) {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: colour } });
  const form = formWith('file', await picture.png().toBuffer(), 'rynek.png');
  const { body } = await admin.post('/api/files/thumbnails', form);
  return body[0] as { id: number; path: string };
}

/** Versions in three languages, attachments, pictures, and links in a circle. @returns ids of versions */
export async function addArticles({ api, admin, languages, categories }: Office): Promise<number[]> {
  const { db } = api;
  const [tag] = (await admin.get('/api/dictionaries/tags?filters=name;contains;pilne&lang=PL')).body;
  const picture = await pictured(admin, '#123456');
  const thumbnail = await pictured(admin, '#654321');
  const external = { type: 30, displayText: hostile, title: 't', url: 'https://www.gov.pl/a?b=1&c=2', target: 20 };
  const { body } = await admin.post('/api/articles', {
    ...articleInput({
      title: hostile,
      shortDescription: 'Skrót',
      content: `<p>Ą&amp;<img alt="Rynek" src="${picture.path}"></p>`,
    }),
    tags: [tag.id],
    categories: [categories[2], categories[0], categories[3]],
    links: [external, { type: 10, linkToMenuElementId: categories[1], displayText: 'k', title: 'k', target: 10 }],
    multimedia: [
      {
        type: 10,
        url: 'https://x.example/film',
        displayText: 'Film',
        title: 'Film',
        target: 10,
        thumbnailId: thumbnail.id,
      },
    ],
    attachments: [await attached(admin, 'Uchwała nr 1', 'Uchwała „1” & 2.txt'), await attached(admin, 'x', 'x.txt')],
    publishStart: '2999-01-01T08:00:00.000Z',
  });
  if (body.id === undefined) throw new Error(JSON.stringify(body));
  const id: number = body.id;
  await admin.put(`/api/articles/${id}/status/30`);
  await db.execute(
    sql`update articles set status = 40, published_date = now(), confirmed_date = now() where id = ${id}`,
  );
  const version = (await admin.post(`/api/articles/${id}/version`)).body.id;
  for (const languageId of [languages.EN, languages.DE])
    expect((await admin.post(`/api/articles/${id}/translations`, { languageId })).status).toBe(201);
  const other = await addArticle(db, {
    title: 'Drugi',
    categories: [categories[1] ?? 0],
    status: 50,
    publishedDate: new Date(),
  });
  const links = [
    [id, other.id],
    [other.id, version],
  ];
  for (const [from, to] of links)
    await db.execute(sql`insert into article_links (article_id, position, type, linked_article_id, display_text, title, target)
      values (${from}, 7, 20, ${to}, 'Zobacz', 'Zobacz', 10)`);
  return [version, other.id];
}

/** Ids of one version of each of these articles. */
export async function newIds(office: Office, keys: readonly string[]): Promise<number[]> {
  const bases = await office.api.db.select().from(baseArticles);
  const rows = await office.api.db.select({ id: articles.id, base: articles.baseArticleId }).from(articles);
  return keys.map((key) => rows.find(({ base }) => base === bases.find((one) => one.key === key)?.id)?.id ?? 0);
}

export async function exportOf({ admin }: Office, ids: readonly number[]): Promise<PortableArticles> {
  const { status, body } = await admin.get(`/api/articles/portable?${ids.map((one) => `articleIds=${one}`).join('&')}`);
  expect(status).toBe(200);
  return body;
}

export async function importInto(client: TestClient, input: ArticlesImportInput): Promise<ImportedArticle[]> {
  const { status, body } = await client.post('/api/articles/portable', input);
  expect(body).toBeInstanceOf(Array);
  expect(status).toBe(200);
  return body;
}

/** Uploads the files of an export to another office. */
export async function carryFiles(from: Office, to: Office, { articles, files }: PortableArticles) {
  const names = new Map(
    articles.flatMap(({ versions }) =>
      versions.flatMap(({ attachments = [] }) => attachments.map((one) => [one.file, one.filename])),
    ),
  );
  const sent: UploadedPortableFile[] = [];
  for (const { file, address } of files) {
    const { bytes } = await from.admin.get(address);
    if (address.includes('/attachment/')) {
      const filename = names.get(file) ?? '';
      const { body } = await to.admin.post('/api/files/article', formWith('attachments', bytes, filename));
      sent.push({ file, filename, documentRepositoryId: body[0].documentRepositoryId });
    } else {
      const form = formWith('file', bytes, 'obraz.png', { recommendedWidth: '2000', recommendedHeight: '2000' });
      const { body } = await to.admin.post('/api/files/thumbnails', form);
      sent.push({ file, fileId: body[0].id });
    }
  }
  return sent;
}

/** As it was exported: without the entries that an import has added. */
export function withoutTakeover(articles: PortableArticles['articles']): PortableArticles['articles'] {
  const isOwn = ({ description }: { description: string }) => description !== changeLogDescriptions.takenOver;
  return articles.map(({ versions, ...article }) => ({
    ...article,
    versions: versions.map((one) =>
      one.history === undefined
        ? one
        : { ...one, history: { ...one.history, changeLog: one.history.changeLog.filter(isOwn) } },
    ),
  }));
}
