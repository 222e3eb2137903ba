import { journalSentence } from '@redakcja/domain/shared/journal/journal-sentences';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { bookmarks, languages, menuElements, menuElementTranslations, rssChannels } from '../../database/schema.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const path = '/api/settings/rss-channels';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });
let horizontal: number;
let vertical: number;
let bookmark: number;

beforeAll(async () => {
  await api.db.insert(languages).values({ isoCode: 'EN', name: 'angielski', localName: 'English', status: 10 });
  horizontal = await category(10, 'Kontakt');
  vertical = await category(20, 'Uchwały');
  const [row] = await api.db
    .insert(bookmarks)
    .values({ name: 'Przetargi', displayText: 'Przetargi', title: 'Przetargi', target: 10, languageId: 1 })
    .returning();
  bookmark = row?.id ?? 0;
});
beforeEach(async () => {
  await api.db.delete(rssChannels);
});

async function category(type: number, displayText: string): Promise<number> {
  const position = await api.db.$count(menuElements);
  const [row] = await api.db.insert(menuElements).values({ type, position }).returning();
  const menuElementId = row?.id ?? 0;
  const text = { displayText, title: `Kategoria ${displayText}`, slug: 'slug' };
  await api.db.insert(menuElementTranslations).values({ menuElementId, languageId: 1, ...text });
  return menuElementId;
}

const input = (more: object = {}) => ({
  displayText: 'Ogłoszenia',
  title: 'Kanał z ogłoszeniami',
  description: 'Nowe ogłoszenia',
  target: 20,
  isActive: true,
  fromAllSources: false,
  languageId: 1,
  verticalMenuElements: [],
  bookmarksElements: [],
  horizontalMenuElements: [horizontal],
  ...more,
});

async function create(more: object = {}): Promise<number> {
  const answer = await settings.post(path, input(more));
  expect([answer.status, answer.headers.location]).toEqual([201, `${path}/${answer.body.id}`]);
  return answer.body.id;
}

test('a channel is stored with its sources', async () => {
  const id = await create({ verticalMenuElements: [vertical], bookmarksElements: [bookmark] });
  const read = await settings.get(`${path}/${id}`);
  expect(read.body).toEqual({
    id,
    displayText: 'Ogłoszenia',
    title: 'Kanał z ogłoszeniami',
    description: 'Nowe ogłoszenia',
    target: 20,
    isActive: true,
    fromAllSources: false,
    language: { id: 1, isoCode: 'PL', name: 'polski' },
    horizontalMenuElements: [{ id: horizontal, type: 10, title: 'Kategoria Kontakt', displayText: 'Kontakt' }],
    verticalMenuElements: [{ id: vertical, type: 20, title: 'Kategoria Uchwały', displayText: 'Uchwały' }],
    bookmarksElements: [{ id: bookmark, displayText: 'Przetargi' }],
  });
  const saved = await settings.put(`${path}/${id}`, input({ fromAllSources: true, horizontalMenuElements: [] }), {
    ifMatch: read.etag,
  });
  expect(saved.body).toMatchObject({ fromAllSources: true, horizontalMenuElements: [], bookmarksElements: [] });
  expect((await settings.put(`${path}/${id}`, input(), { ifMatch: read.etag })).status).toBe(412);
});

test('an active channel needs a source', async () => {
  const answer = await settings.post(path, input({ horizontalMenuElements: [] }));
  expect(answer.body.fields).toEqual([
    { path: 'fromAllSources', message: 'Aktywny kanał RSS musi mieć co najmniej jedno źródło danych' },
  ]);
  await create({ horizontalMenuElements: [], isActive: false });
});

test('sources must exist in their menu or language', async () => {
  const wrong = {
    horizontalMenuElements: [vertical],
    verticalMenuElements: [horizontal],
    bookmarksElements: [999_999],
  };
  const answer = await settings.post(path, input(wrong));
  expect([answer.status, answer.body.fields]).toEqual([
    400,
    [
      { path: 'horizontalMenuElements.0', message: 'Nie ma takiej kategorii w menu poziomym' },
      { path: 'verticalMenuElements.0', message: 'Nie ma takiej kategorii w menu pionowym' },
      { path: 'bookmarksElements.0', message: 'Zakładka nie istnieje w tym języku' },
    ],
  ]);
  expect((await settings.post(path, input({ languageId: 99 }))).status).toBe(400);
});

test('a bookmark of another language is no source', async () => {
  const answer = await settings.post(path, input({ languageId: 2, bookmarksElements: [bookmark] }));
  expect([answer.status, answer.body.fields]).toEqual([
    400,
    [{ path: 'bookmarksElements.0', message: 'Zakładka nie istnieje w tym języku' }],
  ]);
});

test('editors can read the list, for the card of the RSS article, and nothing else', async () => {
  const id = await create({ displayText: 'Żółty' });
  await create({ displayText: 'Czerwony', isActive: false });
  const editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
  const list = await editor.get(`${path}?lang=PL`);
  expect([list.total, list.body.map((row: { displayText: string }) => row.displayText)]).toEqual([
    2,
    ['Czerwony', 'Żółty'],
  ]);
  expect((await editor.get(`${path}?filters=isActive;equal;true`)).total).toBe(1);
  expect((await editor.get(`${path}?lang=XX`)).status).toBe(400);
  expect((await editor.get(`${path}/${id}`)).status).toBe(403);
});

test('the list has one language, filters, sortings, pages and the total', async () => {
  await create({ displayText: 'Żółty', title: 'A' });
  await create({ displayText: 'Czerwony', title: 'C' });
  await create({ displayText: 'Niebieski', title: 'B', isActive: false });
  const names = async (query: string) =>
    (await settings.get(`${path}?lang=PL&${query}`)).body.map((row: { displayText: string }) => row.displayText);
  expect(await names('sortings=title;desc')).toEqual(['Czerwony', 'Niebieski', 'Żółty']);
  expect(await names('size=1&page=2')).toEqual(['Niebieski']);
  expect(await names('filters=displayText;contains;żó')).toEqual(['Żółty']);
  expect(await names('filters=isActive;notEqual;true')).toEqual(['Niebieski']);
  expect((await settings.get(`${path}?size=1`)).total).toBe(3);
  expect((await settings.get(`${path}?lang=EN`)).body).toEqual([]);
});

test('removal returns a result per row', async () => {
  const id = await create();
  expect((await settings.delete(`${path}?rssChannelIds=${id}&rssChannelIds=999999`)).body).toEqual([
    { id, name: 'Ogłoszenia', done: true, errors: [] },
    { id: 999_999, done: false, errors: ['Nie znaleziono kanału RSS o numerze 999999'] },
  ]);
  expect((await settings.get(`${path}/${id}`)).status).toBe(404);
  expect((await settings.put(`${path}/${id}`, input())).status).toBe(404);
});

test('the journal contains the values before and after a change', async () => {
  const id = await create();
  const change = { isActive: false, horizontalMenuElements: [], verticalMenuElements: [vertical] };
  await settings.put(`${path}/${id}`, input(change));
  await settings.put(`${path}/${id}`, input(change));
  await settings.delete(`${path}?rssChannelIds=${id}`);
  const filters = [`filters=recordType;equal;rssChannel`, `filters=recordId;equal;${id}`];
  const journal = await settings.get(`/api/application/journal?${filters.join('&')}`);
  expect(journal.body.map(journalSentence)).toEqual([
    'usunięto kanał RSS „Ogłoszenia”',
    'zmieniono kanał RSS „Ogłoszenia”: aktywność z tak na nie, elementy menu pionowego: ustawiono „Uchwały”, elementy menu poziomego: usunięto „Kontakt”',
    'dodano kanał RSS „Ogłoszenia”',
  ]);
});
