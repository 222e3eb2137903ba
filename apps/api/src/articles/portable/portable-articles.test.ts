// What is exported, imported elsewhere and exported again is the same; and what an import may do is what the single calls may do.
import { waitingMessage } from '@redakcja/domain/articles/check/attachment-findings';
import type { PortableArticle } from '@redakcja/generated/model/portableArticle';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awaitedLinks, baseArticles } from '../../database/schema.ts';
import { prepareOffice } from '../../setup/first-start.ts';
import { indexDue } from '../../site/search/keep-index.ts';
import { articleInput } from '../../testing/test-articles.ts';
import { article, category, draft, history } from '../testing/portable-drafts.ts';
import {
  addArticles,
  carryFiles,
  exportOf,
  hostile,
  importInto,
  newIds,
  type Office,
  startOffice,
  withoutTakeover,
} from '../testing/portable-office.ts';

let here: Office;
let there: Office;

beforeAll(async () => {
  [here, there] = [await startOffice(0), await startOffice(3)];
});
afterAll(async () => {
  await here.api.stop();
  await there.api.stop();
});

const pastGateReason = 'przeniesienie biuletynu';

test('articles in three languages and several versions, with files and links in a circle, are the same elsewhere', async () => {
  const exported = await exportOf(here, await addArticles(here));
  expect(exported.articles[0]?.versions.map(({ language, version, status }) => [language, version, status])).toEqual([
    ['PL', 1, 40],
    ['PL', 2, 10],
    ['DE', 1, 10],
    ['EN', 1, 10],
  ]);
  expect(exported.articles[0]?.versions[0]).toMatchObject({
    title: hostile,
    content: expect.stringMatching(/^<p>Ą&amp;<img alt="Rynek" src="files\/[0-9a-f]{64}\.png"( \/)?><\/p>$/),
    categories: [
      { menu: 20, path: ['Prawo › lokalne', 'Statut & "kopia"'], place: 2 },
      { menu: 20, path: ['Prawo › lokalne'] },
      { menu: 10, path: ['Prawo › lokalne'] },
    ],
    tags: ['ważne; „pilne”'],
  });
  expect(JSON.stringify(exported.articles)).not.toContain('/api/files/');
  const missing = await importInto(there.admin, { articles: exported.articles, pastGateReason });
  expect(missing.map(({ outcome, missingFiles }) => [outcome, missingFiles.length])).toEqual([
    ['failed', exported.files.length],
    ['created', 0],
  ]);
  const files = await carryFiles(here, there, exported);
  const planned = await importInto(there.admin, { articles: exported.articles, files, pastGateReason, dryRun: true });
  expect(planned.map(({ outcome }) => outcome)).toEqual(['created', 'unchanged']);
  // no reason covers a file that nobody has looked at
  const [early] = await importInto(there.admin, { articles: exported.articles, files, pastGateReason });
  expect(early).toMatchObject({ code: 'waitingForCheck', errors: [expect.stringContaining(waitingMessage)] });
  await indexDue(there.api.services);
  const imported = await importInto(there.admin, { articles: exported.articles, files, pastGateReason });
  expect(imported.map(({ outcome, errors }) => [outcome, errors])).toEqual([
    ['created', []],
    ['unchanged', []],
  ]);
  const keys = exported.articles.map(({ key }) => key);
  const again = await exportOf(there, await newIds(there, keys));
  expect(JSON.stringify(withoutTakeover(again.articles))).toBe(JSON.stringify(exported.articles));
  expect(await there.api.db.$count(awaitedLinks)).toBe(0);
  const same = await importInto(there.admin, { articles: exported.articles });
  expect(same.map(({ outcome, errors }) => [outcome, errors])).toEqual([
    ['unchanged', []],
    ['unchanged', []],
  ]);
});

test('system articles take the place of those that nobody has changed; one that somebody has is left', async () => {
  for (const { api } of [here, there])
    await prepareOffice(api.database, { ...api, now: () => new Date(`2026-${api === here.api ? 10 : 11}-01`) }, null);
  const rowsOf = async ({ admin }: Office) =>
    (await admin.get('/api/articles?types=20&types=30&types=120&size=0&sortings=id;asc')).body as { id: number }[];
  const [first, second, third] = await rowsOf(here);
  const text = articleInput({
    title: 'Instrukcja',
    content: '<p>Jak szukać</p>',
    publishStart: '2099-10-02T08:00:00.000Z',
  });
  const version = (await here.admin.post(`/api/articles/${first?.id}/version`)).body.id;
  expect((await here.admin.put(`/api/articles/${version}`, { ...text, titleFromFooter: 'Instrukcja' })).status).toBe(
    200,
  );
  const exported = await exportOf(here, [version, second?.id ?? 0, third?.id ?? 0]);
  expect(exported.articles.map(({ key }) => key)).toEqual(['system-20', 'system-30', 'system-120']);
  expect(exported.articles[0]?.versions[1]).toMatchObject({ titleFromFooter: 'Instrukcja', status: 10 });
  const own = await rowsOf(there);
  const changed = { ...text, publishStart: null, titleFromFooter: 'Deklaracja' };
  expect((await there.admin.put(`/api/articles/${own[2]?.id}`, changed)).status).toBe(200);
  const outcomes = async (dryRun = false) =>
    (await importInto(there.admin, { articles: exported.articles, dryRun })).map(({ outcome }) => outcome);
  expect(await outcomes(true)).toEqual(['updated', 'updated', 'failed']);
  expect(await outcomes()).toEqual(['updated', 'updated', 'failed']);
  const ids = own.slice(0, 2).map(({ id }) => id);
  const again = await exportOf(there, ids);
  expect(JSON.stringify(withoutTakeover(again.articles))).toBe(JSON.stringify(exported.articles.slice(0, 2)));
  expect((await there.admin.get(`/api/articles/${ids[0]}`)).body).toMatchObject({ version: 1, currentVersion: 2 });
  expect(await outcomes()).toEqual(['unchanged', 'unchanged', 'failed']);
});

test('each article stands alone, and is refused for what a single call refuses', async () => {
  const editor = here.api.as(await here.api.user({ permissions: ['CreateArticles'] }));
  const results = await importInto(editor, {
    articles: [
      article('dobry', draft({ categories: [category] })),
      article('bez-kategorii', draft({ categories: [{ path: ['Nie ma'] }] })),
      article('bez-tagu', draft({ tags: ['Nie ma'] })),
      article('dwie', draft({ categories: [{ path: ['Prawo › lokalne'] }] })),
      article('zly-jezyk', draft({ language: 'XX' })),
      article('drugi-raz', draft(), draft()),
      article('dobry', draft()),
      article('data', draft({ baseArticleInformationCreated: '2999-01-01T00:00:00.000Z' })),
      article('dodane', draft({ extraContent: '<p>Dodane</p>' })),
      article('status', draft({ status: 20 })),
    ],
  });
  expect(results.map(({ key, outcome, errors }) => [key, outcome, errors.join('; ')])).toEqual([
    ['dobry', 'created', ''],
    ['bez-kategorii', 'failed', 'Nie ma kategorii „Nie ma”'],
    ['bez-tagu', 'failed', 'Nie ma tagu „Nie ma” w języku PL'],
    ['dwie', 'failed', 'Kategorii „Prawo › lokalne” jest kilka: podaj menu (menu) i którą z nich (place)'],
    ['zly-jezyk', 'failed', expect.stringContaining('Nie ma wersji językowej XX')],
    ['drugi-raz', 'failed', expect.stringContaining('zaczyna się od wersji 1')],
    ['dobry', 'failed', 'Klucz dobry się powtarza'],
    ['data', 'failed', 'Data wytworzenia informacji nie może być późniejsza niż aktualna'],
    ['dodane', 'failed', expect.stringContaining('Treść dodatkową można dodać tylko do opublikowanego artykułu')],
    ['status', 'failed', 'Brak uprawnień do zmiany statusu'],
  ]);
  expect(await here.api.db.$count(baseArticles, sql`key in ('status', 'dodane', 'dwie')`)).toBe(0);
});

test('a status is reached by the steps of a user, with what a publication needs', async () => {
  const publisher = here.api.as(
    await here.api.user({ permissions: ['CreateArticles', 'ConfirmArticles', 'PublishArticles'] }),
  );
  const publishStart = '2999-01-01T08:00:00.000Z';
  const results = await importInto(publisher, {
    articles: [
      article('zatwierdzony', draft({ status: 20 })),
      article('czeka', draft({ status: 30, publishStart, categories: [category] })),
      article('nie-czeka', draft({ status: 30, publishStart })),
      article('opublikowany', draft({ status: 40, publishStart, categories: [category] })),
    ],
  });
  expect(results.map(({ outcome, errors }) => [outcome, errors.length])).toEqual([
    ['created', 0],
    ['created', 0],
    ['failed', 1],
    ['failed', 1],
  ]);
  const { body } = await publisher.get(`/api/articles/${results[1]?.id}`);
  expect(body).toMatchObject({
    status: 30,
    changeLogEntries: [{ description: expect.stringContaining('Do publikacji') }, {}],
  });
});

test('where a second person publishes, an import passes nothing on, and takes no history over', async () => {
  const { db } = here.api;
  const rule = (isEnabled: boolean) =>
    db.execute(
      sql`update system_parameters set value = jsonb_build_object('isEnabled', ${isEnabled}::boolean) where key_name = 'SecondPerson'`,
    );
  await rule(true);
  const waiting = draft({ status: 30, publishStart: '2999-01-01T08:00:00.000Z', categories: [category] });
  const [result] = await importInto(here.admin, { articles: [article('wlasny', waiting)] });
  expect(result).toMatchObject({ outcome: 'failed', errors: [expect.stringContaining('publikuje go druga osoba')] });
  for (const status of [10, 20, 30, 40] as const) {
    const past = draft({ version: 1, status, history });
    const [taken] = await importInto(here.admin, { articles: [article(`cudza-${status}`, past)] });
    expect(taken).toMatchObject({ outcome: 'failed', errors: [expect.stringContaining('historii wersji nie można')] });
  }
  await rule(false);
  const before = { articles: [article('sprzed', draft({ version: 1, status: 40, history }))], pastGateReason };
  expect(await importInto(here.admin, before)).toMatchObject([{ outcome: 'created' }]);
  await rule(true);
  expect(await importInto(here.admin, before)).toMatchObject([{ outcome: 'unchanged' }]);
  const next = article('sprzed', draft({ version: 2, status: 40, title: 'Dalej', history }));
  expect(await importInto(here.admin, { articles: [next] })).toMatchObject([{ outcome: 'failed' }]);
  await rule(false);
});

test('a stored article is changed by its rules: a draft is saved, a published one is followed by a new version', async () => {
  const { admin, api } = here;
  const key = 'regulamin';
  const send = async (...versions: PortableArticle['versions']) => {
    const [result] = await importInto(admin, { articles: [article(key, ...versions)], changeText: 'poprawki' });
    return result;
  };
  const created = await send(draft({ categories: [category] }));
  expect(await send(draft({ categories: [category] }))).toMatchObject({ outcome: 'unchanged', id: null });
  expect(await send(draft({ title: 'Nowy' }), draft({ language: 'EN', title: 'New' }))).toMatchObject({
    outcome: 'updated',
  });
  const { body } = await admin.get(`/api/articles/${created?.id}`);
  expect(body).toMatchObject({ title: 'Nowy', categories: [{}], changeLogEntries: [{ changeText: 'poprawki' }, {}] });
  expect(body.translations).toHaveLength(2);
  await api.db.execute(sql`update articles set status = 40, published_date = now() where id = ${created?.id}`);
  expect(await send(draft({ title: 'Nowy', version: 1, content: '<p>Inna</p>' }))).toMatchObject({
    outcome: 'failed',
    errors: [expect.stringContaining('aby zmienić treść, utwórz nową wersję')],
  });
  const told = article(key, draft({ title: 'Nowy', version: 1, extraContent: '<p>PESEL 44051401359</p>' }));
  expect(await importInto(admin, { articles: [told] })).toMatchObject([{ errors: [expect.stringMatching(/PESEL/)] }]);
  expect(await send(draft({ title: 'Nowy', content: '<p>Inna</p>' }))).toMatchObject({ outcome: 'updated' });
  const after = (await admin.get(`/api/articles/${created?.id}`)).body;
  expect(after).toMatchObject({ content: '<p>Rozdział I</p>', currentVersion: 2, status: 40 });
});

test('only an administrator takes over what has happened, and only what can have', async () => {
  const past = draft({ version: 1, status: 40, history });
  const all = here.api.as(
    await here.api.user({ permissions: ['CreateArticles', 'ConfirmArticles', 'PublishArticles', 'ArchiveArticles'] }),
  );
  const [refused] = await importInto(all, { articles: [article('dawny', past)] });
  expect(refused?.errors).toEqual([expect.stringContaining('tylko administrator')]);
  const later = '2999-01-01T08:00:00.000Z';
  const wrong = await importInto(here.admin, {
    articles: [
      article('a1', draft({ version: 1, status: 40, history: { ...history, publishedDate: null } })),
      article('a2', draft({ version: 1, status: 40, history: { ...history, publishedDate: later } })),
      article('a3', past, draft({ version: 2, status: 40, history })),
      article('a4', draft({ status: 40, history })),
      article('a6', { ...past, titleFromFooter: 'W stopce' }),
      article('a5', draft({ version: 1, status: 50, history }), draft({ version: 1, status: 60, history })),
    ],
  });
  expect(wrong.map(({ outcome }) => outcome)).toEqual(Array(6).fill('failed'));
  const [taken] = await importInto(here.admin, { articles: [article('dawny', { ...past, categories: [category] })] });
  expect((await here.admin.get(`/api/articles/${taken?.id}`)).body).toMatchObject({
    createdBy: 'Anna Dawna',
    status: 40,
    createdDate: history.createdDate,
    publishedDate: history.publishedDate,
  });
});
