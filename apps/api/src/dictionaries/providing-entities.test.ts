import { beforeAll, beforeEach, expect, test } from 'vitest';
import { articles, languages, providingEntities } from '../database/schema.ts';
import { addArticle } from '../testing/test-articles.ts';
import { withApi, withClient } from '../testing/with-api.ts';

const path = '/api/dictionaries/dictionary-entries';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });

beforeAll(() =>
  api.db.insert(languages).values({ isoCode: 'EN', name: 'angielski', localName: 'English', status: 10 }),
);
beforeEach(async () => {
  await api.db.delete(articles);
  await api.db.delete(providingEntities);
});

async function create(name: string, languageId = 1): Promise<number> {
  const answer = await settings.post(path, { name, languageId });
  expect([answer.status, answer.headers.location]).toEqual([201, `${path}/${answer.body.id}`]);
  return answer.body.id;
}

const article = (providingEntity: string, title: string, languageId = 1) =>
  addArticle(api.db, { providingEntity, title, languageId, categories: [] });

const names = (answer: { body: { name: string }[] }) => answer.body.map(({ name }) => name);

test('are listed by language, with filters, as Polish sorts', async () => {
  for (const name of ['Żłobek', 'Ośrodek Kultury', 'Urząd Gminy']) await create(name);
  await create('Commune Office', 2);
  const list = await settings.get(`${path}?lang=PL`);
  expect([names(list), list.total]).toEqual([['Ośrodek Kultury', 'Urząd Gminy', 'Żłobek'], 3]);
  expect(names(await settings.get(`${path}?filters=name;contains;gmin`))).toEqual(['Urząd Gminy']);
  expect(names(await settings.get(`${path}?filters=languageIsoCode;equal;EN`))).toEqual(['Commune Office']);
  expect(names(await settings.get(`${path}?sortings=id;desc&size=1&page=2`))).toEqual(['Urząd Gminy']);
  expect((await settings.get(`${path}?lang=XX`)).status).toBe(400);
  expect((await settings.get(`${path}?filters=languageId;equal;1`)).status).toBe(400);
});

test('are read and saved with an entity tag', async () => {
  const id = await create('Urząd Gminy');
  const read = await settings.get(`${path}/${id}`);
  expect(read.body).toEqual({
    id,
    name: 'Urząd Gminy',
    languageId: 1,
    languageIsoCode: 'PL',
    languageIsoCodeFile: { path: '/api/files/flags/PL', fileName: 'PL.svg' },
    etag: read.etag,
  });
  const saved = await settings.put(`${path}/${id}`, { name: ' Urząd ', languageId: 2 }, { ifMatch: read.etag });
  expect(saved.body).toMatchObject({ name: 'Urząd', languageIsoCode: 'EN' });
  const stale = await settings.put(`${path}/${id}`, { name: 'Inny', languageId: 1 }, { ifMatch: read.etag });
  expect(stale.status).toBe(412);
  expect((await settings.get(`${path}/99999`)).status).toBe(404);
  expect((await settings.put(`${path}/99999`, { name: 'a', languageId: 1 })).status).toBe(404);
});

test.each<[object, string, string]>([
  [{ name: ' ', languageId: 1 }, 'name', 'Nazwa jest polem wymaganym'],
  [{ name: 'x'.repeat(251), languageId: 1 }, 'name', 'Maksymalnie 250 znaków'],
  [{ name: 'a', languageId: 77 }, 'languageId', 'Nie ma takiej wersji językowej'],
  [{ name: 'a' }, 'languageId', 'Wybierz język'],
])('%j is refused', async (body, field, message) => {
  const answer = await settings.post(path, body);
  expect([answer.status, answer.body.fields]).toEqual([400, [{ path: field, message }]]);
});

test('names are unique in a language', async () => {
  const id = await create('Urząd');
  const message = 'Podmiot udostępniający o takiej nazwie już istnieje w tym języku';
  expect((await settings.post(path, { name: 'URZĄD', languageId: 1 })).body.errors).toEqual([message]);
  const other = await create('Urząd', 2);
  expect((await settings.put(`${path}/${other}`, { name: 'urząd', languageId: 1 })).status).toBe(409);
  expect((await settings.get(`${path}/${id}`)).status).toBe(200);
});

test('used ones keep their language, with a list of usages', async () => {
  const [used, free] = [await create('Urząd Gminy'), await create('Szkoła')];
  for (const title of ['Budżet', 'Nabór', 'Statut', 'Przetarg']) await article('urząd gminy', title);
  await article('Szkoła', 'School', 2);
  expect((await settings.put(`${path}/${used}`, { name: 'Urząd Gminy', languageId: 2 })).status).toBe(409);
  const answer = await settings.delete(`${path}?ids=${used}&ids=${free}&ids=99999`);
  expect(answer.body).toEqual([
    {
      id: used,
      name: 'Urząd Gminy',
      done: false,
      errors: [
        'Podmiot udostępniający „Urząd Gminy” jest używany w artykułach: „Budżet”, „Nabór”, „Statut” i w innych (razem: 4)',
      ],
    },
    { id: free, name: 'Szkoła', done: true, errors: [] },
    { id: 99999, done: false, errors: ['Nie znaleziono podmiotu udostępniającego o numerze 99999'] },
  ]);
  expect((await settings.get(`${path}/${free}`)).status).toBe(404);
});

test('many are imported in one call', async () => {
  const id = await create('Urząd');
  const rows = [{ name: 'URZĄD' }, { name: 'Szkoła' }, { name: 'School', languageIsoCode: 'en' }, { name: '' }];
  const send = (more: object) => settings.post(`${path}/import`, { rows, ...more });
  const outcomes = (answer: { body: { outcome: string }[] }) => answer.body.map(({ outcome }) => outcome);
  expect(outcomes(await send({ mode: 'update' }))).toEqual(['notWritten', 'notWritten', 'notWritten', 'failed']);
  expect(outcomes(await send({ skipInvalid: true, dryRun: true }))).toEqual(['failed', 'created', 'created', 'failed']);
  expect(await api.db.$count(providingEntities)).toBe(1);
  const done = await send({ mode: 'update', skipInvalid: true });
  expect(outcomes(done)).toEqual(['updated', 'created', 'created', 'failed']);
  expect(done.body[0].id).toBe(id);
  expect(done.body[3].errors).toEqual(['Nazwa jest polem wymaganym']);
  expect((await settings.get(`${path}/${done.body[2].id}`)).body).toMatchObject({ name: 'School', languageId: 2 });
  expect(names(await settings.get(`${path}?lang=PL`))).toEqual(['Szkoła', 'URZĄD']);
});

test('editors read them, but only ManageSettings changes them', async () => {
  const editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
  expect((await editor.get(path)).status).toBe(200);
  expect((await editor.post(path, { name: 'x', languageId: 1 })).status).toBe(403);
  expect((await editor.post(`${path}/import`, { rows: [{ name: 'x' }] })).status).toBe(403);
  expect((await editor.delete(`${path}?ids=1`)).status).toBe(403);
});
