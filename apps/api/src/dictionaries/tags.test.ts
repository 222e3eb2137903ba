import { publicTextMessage } from '@redakcja/domain/shared/text/public-texts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { articles, languages, tags } from '../database/schema.ts';
import { addArticle } from '../testing/test-articles.ts';
import { withApi, withClient } from '../testing/with-api.ts';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });

beforeAll(() =>
  api.db.insert(languages).values({ isoCode: 'EN', name: 'angielski', localName: 'English', status: 10 }),
);
beforeEach(async () => {
  await api.db.delete(articles);
  await api.db.delete(tags);
});

const path = '/api/dictionaries/tags';

async function create(name: string, languageId = 1): Promise<number> {
  const answer = await settings.post(path, { name, languageId });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

test('a created tag has an address and can be read', async () => {
  const created = await settings.post(path, { name: '  uchwały ', languageId: 1 });
  expect(created.status).toBe(201);
  const read = await settings.get(created.headers.location ?? '');
  expect(read.body).toEqual({
    id: created.body.id,
    name: 'uchwały',
    languageId: 1,
    languageIsoCode: 'PL',
    languageIsoCodeFile: { path: '/api/files/flags/PL', fileName: 'PL.svg' },
    etag: read.etag,
  });
});

test('the list sorts as Polish does and pages in the database', async () => {
  for (const name of ['zebrania', 'ławnicy', 'lokale', 'żłobki', 'ćwiczenia', 'cmentarze']) await create(name);
  const first = await settings.get(`${path}?size=4`);
  expect(first.total).toBe(6);
  expect(first.body.map((tag: { name: string }) => tag.name)).toEqual(['cmentarze', 'ćwiczenia', 'lokale', 'ławnicy']);
  const second = await settings.get(`${path}?size=4&page=2`);
  expect(second.body.map((tag: { name: string }) => tag.name)).toEqual(['zebrania', 'żłobki']);
  const beyond = await settings.get(`${path}?size=4&page=9`);
  expect([beyond.total, beyond.body]).toEqual([6, []]);
  const backwards = await settings.get(`${path}?sortings=name;desc&size=1`);
  expect(backwards.body[0].name).toBe('żłobki');
});

test.each([
  ['filters=name;contains;UCHW', ['uchwały', 'uchwały 50% rady']],
  ['filters=name;startsWith;rad', ['rada']],
  ['filters=name;equal;RADA', ['rada']],
  ['filters=name;contains;50%25', ['uchwały 50% rady']],
  ['filters=name;contains;_', []],
  ['filters=languageIsoCode;equal;EN', ['council']],
  ['filters=languageIsoCode;in;EN;PL&filters=name;contains;r', ['rada', 'uchwały 50% rady']],
  ['lang=EN', ['council']],
  ['lang=pl&filters=name;contains;rad', ['rada', 'uchwały 50% rady']],
])('%s finds %j', async (query, expected) => {
  for (const name of ['uchwały', 'uchwały 50% rady', 'rada']) await create(name);
  await create('council', 2);
  const answer = await settings.get(`${path}?${query}`);
  expect(answer.body.map((tag: { name: string }) => tag.name)).toEqual(expected);
  expect(answer.total).toBe(expected.length);
});

test.each([
  'filters=nazwa;contains;a',
  'filters=name;like;a',
  'filters=name;contains;',
  'filters=id;equal;99999999999',
  'filters=id;in;1;x',
  'sortings=color;asc',
  'sortings=name;up',
  'page=0',
  'page=1.5',
  'page=999999999999999999999',
  'size=1001',
  'size=-1',
  'lang=P',
  'lang=XX',
  'unknown=1',
  'filters=name;contains;%00',
])('%s is refused with a Polish sentence', async (query) => {
  const answer = await settings.get(`${path}?${query}`);
  expect(answer.status).toBe(400);
  expect(answer.body.errors.length).toBeGreaterThan(0);
});

test('a saved tag gets a new entity tag, and the old one is refused', async () => {
  const id = await create('budżet');
  const read = await settings.get(`${path}/${id}`);
  const saved = await settings.put(`${path}/${id}`, { name: 'budżet gminy', languageId: 1 }, { ifMatch: read.etag });
  expect([saved.status, saved.body.name]).toEqual([200, 'budżet gminy']);
  expect(saved.etag).not.toBe(read.etag);
  const stale = await settings.put(`${path}/${id}`, { name: 'inny', languageId: 1 }, { ifMatch: read.etag });
  expect(stale.status).toBe(412);
  // by whom and when, so that a form can say it
  expect(stale.body.errors).toEqual([
    expect.stringMatching(/^Ostatnia zmiana: \S+ \S+, \d\d\.\d\d\.\d{4},? \d\d:\d\d$/),
    'Ktoś zapisał nowsze dane. Odśwież i spróbuj ponownie',
  ]);
  expect((await settings.get(`${path}/${id}`)).body.name).toBe('budżet gminy');
  const forced = await settings.put(`${path}/${id}`, { name: 'trzeci', languageId: 1 });
  expect(forced.status).toBe(200);
});

test('names are unique in a language, without regard to letter case', async () => {
  await create('Oświata');
  expect((await settings.post(path, { name: 'oświata', languageId: 1 })).status).toBe(409);
  expect((await settings.post(path, { name: 'oświata', languageId: 2 })).status).toBe(201);
  const other = await create('inna');
  expect((await settings.put(`${path}/${other}`, { name: 'OŚWIATA', languageId: 1 })).status).toBe(409);
});

test.each([
  [{ name: '', languageId: 1 }, 'name'],
  [{ name: '   ', languageId: 1 }, 'name'],
  [{ name: 'a'.repeat(251), languageId: 1 }, 'name'],
  [{ languageId: 1 }, 'name'],
  [{ name: null, languageId: 1 }, 'name'],
  [{ name: 5, languageId: 1 }, 'name'],
  [{ name: 'a', languageId: '1' }, 'languageId'],
  [{ name: 'a', languageId: 77 }, 'languageId'],
  [{ name: 'a', languageId: 99_999_999_999 }, 'languageId'],
  [{ name: 'a', languageId: 1, color: 'red' }, 'color'],
])('%j names the wrong field', async (body, field) => {
  const answer = await settings.post(path, body);
  expect(answer.status).toBe(400);
  expect(answer.body.fields.map((one: { path: string }) => one.path)).toContain(field);
});

test('unknown tags are not found, whatever the number', async () => {
  for (const id of ['123456', '2147483648', '99999999999999']) {
    expect((await settings.get(`${path}/${id}`)).status).toBe(404);
    expect((await settings.put(`${path}/${id}`, { name: 'a', languageId: 1 })).status).toBe(404);
  }
  for (const id of ['0', '-1', 'abc', '1e3', '0x10']) expect((await settings.get(`${path}/${id}`)).status).toBe(400);
});

test('used tags are not removed, with a list of usages', async () => {
  const [used, free] = [await create('rada'), await create('sesja')];
  await addArticle(api.db, { title: 'Uchwała budżetowa', tags: [used], categories: [] });
  const answer = await settings.delete(`${path}?ids=${used}&ids=${free}&ids=99999`);
  expect(answer.body.map((row: { done: boolean }) => row.done)).toEqual([false, true, false]);
  expect(answer.body[0].errors[0]).toBe('Tag „rada” jest używany: artykuł „Uchwała budżetowa”');
  expect(answer.body[2].errors[0]).toBe('Nie znaleziono tagu o numerze 99999');
  expect((await settings.get(`${path}/${free}`)).status).toBe(404);
  expect((await settings.get(`${path}/${used}`)).status).toBe(200);
});

test('the language of a used tag cannot change', async () => {
  const id = await create('rada');
  await addArticle(api.db, { title: 'Uchwała', tags: [id], categories: [] });
  expect((await settings.put(`${path}/${id}`, { name: 'rada', languageId: 2 })).status).toBe(409);
});

test('editors read tags, but only ManageSettings changes them', async () => {
  const editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
  expect((await editor.get(path)).status).toBe(200);
  expect((await editor.post(path, { name: 'x', languageId: 1 })).status).toBe(403);
  const menus = api.as(await api.user({ permissions: ['ManageMenus'] }));
  expect((await menus.get(path)).status).toBe(403);
});

test('an import of a thousand rows has a result for each', async () => {
  await create('Tag 5');
  const rows = Array.from({ length: 1000 }, (_, index) => ({ name: `tag ${index}` }));
  const answer = await settings.post(`${path}/import`, { rows, mode: 'skip' });
  expect(answer.status).toBe(200);
  const outcomes = answer.body.map((row: { outcome: string }) => row.outcome);
  expect(outcomes.filter((one: string) => one === 'created')).toHaveLength(999);
  expect(answer.body[5]).toMatchObject({ index: 5, outcome: 'skipped', errors: [] });
  expect(await api.db.$count(tags)).toBe(1000);
  const second = await settings.get(`${path}/${answer.body[7].id}`);
  expect(second.body.name).toBe('tag 7');
});

test('a wrong row stops the whole import, unless wrong rows are to be skipped', async () => {
  const rows = [
    { name: 'dobry' },
    { name: ' ' },
    { name: 'x'.repeat(251) },
    { name: 'DOBRY' },
    { name: 'deutsch', languageIsoCode: 'DE' },
    { name: 'good', languageIsoCode: 'en' },
  ];
  const stopped = await settings.post(`${path}/import`, { rows, mode: 'create' });
  const outcomes = (answer: { body: { outcome: string }[] }) => answer.body.map((row) => row.outcome);
  expect(outcomes(stopped)).toEqual(['notWritten', 'failed', 'failed', 'failed', 'failed', 'notWritten']);
  expect(stopped.body[3].errors[0]).toBe('Nazwa „DOBRY” powtarza się, jest już w wierszu 1');
  expect(await api.db.$count(tags)).toBe(0);
  const partial = await settings.post(`${path}/import`, { rows, mode: 'create', skipInvalid: true });
  expect(outcomes(partial)).toEqual(['created', 'failed', 'failed', 'failed', 'failed', 'created']);
  expect(await api.db.$count(tags)).toBe(2);
});

test('a dry run foretells the real run and writes nothing', async () => {
  await create('stary');
  const rows = [{ name: 'STARY' }, { name: 'nowy' }];
  const dry = await settings.post(`${path}/import`, { rows, mode: 'update', dryRun: true });
  expect(dry.body.map((row: { outcome: string }) => row.outcome)).toEqual(['updated', 'created']);
  expect(await api.db.$count(tags)).toBe(1);
  const real = await settings.post(`${path}/import`, { rows, mode: 'update' });
  expect(real.body.map((row: { outcome: string }) => row.outcome)).toEqual(['updated', 'created']);
  expect(await api.db.$count(tags, eq(tags.name, 'STARY'))).toBe(1);
});

test('an imported name contains no invisible characters', async () => {
  const rows = [{ name: 'bud\u202eżet' }, { name: 'bud\u001bżet' }, { name: ' bud\u200bżet\ufeff' }];
  const answer = await settings.post(`${path}/import`, { rows, mode: 'create', skipInvalid: true });
  expect(answer.body).toMatchObject([
    { outcome: 'failed', errors: [expect.stringContaining('niedozwolony znak U+202E')] },
    { outcome: 'failed', errors: [expect.stringContaining('niedozwolony znak U+001B')] },
    { outcome: 'created' },
  ]);
  expect((await settings.get(`${path}/${answer.body[2].id}`)).body.name).toBe('budżet');
});

test('a row with the number of a person is refused, the others are imported', async () => {
  const rows = [{ name: 'Sprawa 44051401359' }, { name: 'sprawy' }];
  const answer = await settings.post(`${path}/import`, { rows, mode: 'create', skipInvalid: true });
  expect(answer.body).toMatchObject([
    { outcome: 'failed', errors: [expect.stringContaining(publicTextMessage)] },
    { outcome: 'created' },
  ]);
});

test('an existing tag fails a creating import', async () => {
  await create('stary');
  const answer = await settings.post(`${path}/import`, { rows: [{ name: 'stary' }], mode: 'create' });
  expect(answer.body[0]).toMatchObject({ outcome: 'failed', errors: ['Tag „stary” już istnieje'] });
});
