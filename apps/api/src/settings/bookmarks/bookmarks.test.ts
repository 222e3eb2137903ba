import { journalSentence } from '@redakcja/domain/shared/journal/journal-sentences';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookmarks, bookmarkTags, languages, rssChannelBookmarks, rssChannels, tags } from '../../database/schema.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const path = '/api/settings/bookmarks';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });
let [tag, englishTag] = [0, 0];

beforeAll(async () => {
  await api.db.insert(languages).values({ isoCode: 'EN', name: 'angielski', localName: 'English', status: 10 });
  const rows = await api.db
    .insert(tags)
    .values([
      { name: 'przetargi', languageId: 1 },
      { name: 'tenders', languageId: 2 },
    ])
    .returning();
  [tag = 0, englishTag = 0] = rows.map(({ id }) => id);
});
beforeEach(async () => {
  await api.db.delete(rssChannels);
  await api.db.delete(bookmarks);
});

const input = (more: object = {}) => ({
  displayText: 'Przetargi',
  title: 'Zakładka: przetargi',
  target: 10,
  languageId: 1,
  color: '#0052a5',
  ...more,
});

async function create(more: object = {}): Promise<number> {
  const answer = await settings.post(path, input(more));
  expect([answer.status, answer.headers.location]).toEqual([201, `${path}/${answer.body.id}`]);
  return answer.body.id;
}

async function createSystem(): Promise<number> {
  const id = await create({ isActive: true, tags: [tag] });
  await api.db.update(bookmarks).set({ isSystem: true }).where(eq(bookmarks.id, id));
  return id;
}

const footer = '/api/settings/footers/PL';
const linkTo = (id: number) => {
  const texts = { displayText: 'Przetargi', title: 'x', target: 10 };
  return { key: `50-${id}`, type: 50, sourceId: id, ...texts };
};
const saveFooter = (links: object[], ifMatch?: string) => {
  const footerElements = [{ type: 40, displayText: 'Informacje', isActive: true, content: { links } }];
  return settings.put(footer, { footerElements }, { ifMatch });
};

test('a bookmark is stored with its tags', async () => {
  const id = await create({ isActive: true, tags: [tag, tag], showOnMainPage: true });
  const read = await settings.get(`${path}/${id}`);
  expect(read.etag).toBe('"1"');
  expect(read.body).toEqual({
    id,
    name: 'Przetargi',
    displayText: 'Przetargi',
    title: 'Zakładka: przetargi',
    target: 10,
    color: '#0052a5',
    contrastWarning: expect.stringMatching(/^Kontrast 6,/),
    isActive: true,
    isSystem: false,
    showOnMainPage: true,
    tags: [{ id: tag, name: 'przetargi' }],
    language: { id: 1, isoCode: 'PL', name: 'polski' },
  });
});

test('a new bookmark is black unless it has a colour', async () => {
  const id = await create({ color: undefined });
  expect((await settings.get(`${path}/${id}`)).body.color).toBe('#000000');
});

test.each<[object, string, string]>([
  [{ displayText: '' }, 'displayText', 'Pole wymagane'],
  [{ displayText: 'x'.repeat(31) }, 'displayText', 'Maksymalnie 30 znaków'],
  [{ title: ' ' }, 'title', 'Pole wymagane'],
  [{ isActive: true }, 'tags', 'Zakładka nie wskazuje żadnego tagu'],
  [{ isActive: true, tags: [] }, 'tags', 'Zakładka nie wskazuje żadnego tagu'],
  [{ color: 'blue' }, 'color', 'Podaj kolor w zapisie #rrggbb'],
  [{ languageId: 99 }, 'languageId', 'Nie ma takiej wersji językowej'],
  [{ tags: [999_999] }, 'tags.0', 'Tag nie istnieje w tym języku'],
])('%j is rejected', async (more, field, message) => {
  const answer = await settings.post(path, input(more));
  expect([answer.status, answer.body.fields]).toEqual([400, [{ path: field, message }]]);
});

test('a tag of another language is rejected', async () => {
  const answer = await settings.post(path, input({ tags: [tag, englishTag] }));
  expect(answer.body.fields).toEqual([{ path: 'tags.1', message: 'Tag nie istnieje w tym języku' }]);
});

describe('saving', () => {
  test('keeps absent fields', async () => {
    const id = await create({ isActive: true, tags: [tag], showOnMainPage: true, name: 'Nazwa urzędowa' });
    const given = input({ displayText: 'Zamówienia', color: undefined });
    const saved = await settings.put(`${path}/${id}`, given, { ifMatch: '"1"' });
    expect(saved).toMatchObject({ status: 200, etag: '"2"' });
    const { tags: left, ...body } = saved.body;
    expect(left).toHaveLength(1);
    const kept = { name: 'Nazwa urzędowa', color: '#0052a5', isActive: true, showOnMainPage: true };
    expect(body).toMatchObject({ displayText: 'Zamówienia', ...kept });
  });

  test('with an outdated revision changes nothing', async () => {
    const id = await create();
    await settings.put(`${path}/${id}`, input({ title: 'Pierwszy' }));
    const stale = await settings.put(`${path}/${id}`, input({ title: 'Drugi' }), { ifMatch: '"1"' });
    expect(stale.status).toBe(412);
    expect((await settings.get(`${path}/${id}`)).body.title).toBe('Pierwszy');
  });

  test('cannot leave an active bookmark without a tag', async () => {
    const id = await create({ isActive: true, tags: [tag] });
    expect((await settings.put(`${path}/${id}`, input({ tags: [] }))).body.fields).toMatchObject([{ path: 'tags' }]);
    expect((await settings.put(`${path}/${id}`, input({ tags: [], isActive: false }))).body.tags).toEqual([]);
    expect((await settings.put(`${path}/${id}`, input({ isActive: true }))).status).toBe(400);
  });

  test('cannot move a bookmark to a language that its tags do not belong to', async () => {
    const id = await create({ tags: [tag] });
    expect((await settings.put(`${path}/${id}`, input({ languageId: 2 }))).status).toBe(400);
    expect((await settings.put(`${path}/${id}`, input({ languageId: 2, tags: [englishTag] }))).status).toBe(200);
  });

  const locked = [{ isActive: false }, { tags: [] }, { showOnMainPage: true }];
  test.each(locked)('of a system bookmark cannot set %j', async (change) => {
    const id = await createSystem();
    const message = 'W zakładce systemowej nie można zmienić tagów, aktywności ani widoczności na stronie głównej';
    const refused = await settings.put(`${path}/${id}`, input(change));
    expect([refused.status, refused.body.errors]).toEqual([409, [message]]);
    const renamed = await settings.put(`${path}/${id}`, input({ displayText: 'Nowa nazwa', isActive: true }));
    expect(renamed.status).toBe(200);
  });
});

test('a system bookmark is saved as it was read, without a tag as well', async () => {
  const id = await createSystem();
  await api.db.delete(bookmarkTags);
  const asRead = { isActive: true, showOnMainPage: false, tags: [], name: 'Przetargi' };
  expect((await settings.put(`${path}/${id}`, input(asRead))).status).toBe(200);
  expect((await settings.get(`${path}/${id}`)).body).toMatchObject({ isActive: true, tags: [], language: { id: 1 } });
});

test('a system bookmark stays in its language', async () => {
  const id = await createSystem();
  const moved = await settings.put(`${path}/${id}`, input({ languageId: 2 }));
  expect([moved.status, moved.body.errors]).toEqual([409, ['Zakładka systemowa zostaje w swoim języku']]);
  expect((await settings.get(`${path}/${id}`)).body.language.id).toBe(1);
});

test('the list has one language, filters and the total', async () => {
  await create({ displayText: 'Żegluga', isActive: true, tags: [tag] });
  await create({ displayText: 'Budżet', showOnMainPage: true });
  await create({ displayText: 'Tenders', languageId: 2 });
  const names = async (query: string) =>
    (await settings.get(`${path}?${query}`)).body.map((row: { displayText: string }) => row.displayText);
  expect(await names('')).toEqual(['Budżet', 'Żegluga']);
  expect(await names('lang=EN')).toEqual(['Tenders']);
  expect(await names('filters=isActive;notEqual;true')).toEqual(['Budżet']);
  expect(await names('filters=showOnMainPage;equal;true&sortings=id;desc')).toEqual(['Budżet']);
  expect((await settings.get(`${path}?size=1`)).total).toBe(2);
  expect((await settings.get(`${path}?lang=XX`)).status).toBe(400);
  expect((await settings.get(`${path}?filters=color;equal;x`)).status).toBe(400);
});

test('removal returns a result per row', async () => {
  const [own, used, system] = [await create(), await create({ displayText: 'Źródło' }), await createSystem()];
  const [channel] = await api.db
    .insert(rssChannels)
    .values({ displayText: 'Nowości', title: 'Nowości', description: 'Nowości', target: 10, languageId: 1 })
    .returning();
  await api.db.insert(rssChannelBookmarks).values({ rssChannelId: channel?.id ?? 0, bookmarkId: used, position: 0 });
  const ids = [own, used, system, 999_999].map((id) => `bookmarkIds=${id}`).join('&');
  expect((await settings.delete(`${path}?${ids}`)).body).toEqual([
    { id: own, name: 'Przetargi', done: true, errors: [] },
    { id: used, name: 'Źródło', done: false, errors: ['Zakładka „Źródło” jest źródłem kanału RSS: „Nowości”'] },
    { id: system, name: 'Przetargi', done: false, errors: ['Zakładki systemowej „Przetargi” nie można usunąć'] },
    { id: 999_999, done: false, errors: ['Nie znaleziono zakładki o numerze 999999'] },
  ]);
  expect((await settings.get(path)).total).toBe(2);
});

test('a tag of a bookmark cannot be removed', async () => {
  await create({ tags: [tag] });
  const answer = await settings.delete(`/api/dictionaries/tags?ids=${tag}`);
  expect(answer.body[0].errors).toEqual(['Tag „przetargi” jest używany: zakładka „Przetargi”']);
});

test('an unknown bookmark', async () => {
  expect((await settings.get(`${path}/999999`)).body.errors).toEqual(['Nie znaleziono zakładki o numerze 999999']);
  expect((await settings.put(`${path}/999999`, input())).status).toBe(404);
});

test('the journal contains the values before and after a change', async () => {
  const id = await create({ isActive: true, tags: [tag] });
  await settings.put(`${path}/${id}`, input({ color: '#000000', isActive: false, tags: [] }));
  await settings.delete(`${path}?bookmarkIds=${id}`);
  const filters = [`filters=recordType;equal;bookmark`, `filters=recordId;equal;${id}`];
  const journal = await settings.get(`/api/application/journal?${filters.join('&')}`);
  expect(journal.body.map(journalSentence)).toEqual([
    'usunięto zakładkę „Przetargi”',
    'zmieniono zakładkę „Przetargi”: aktywność z tak na nie, tagi: usunięto „przetargi”, kolor z „#0052a5” na „#000000”',
    'dodano zakładkę „Przetargi”',
  ]);
});

test('the usages of a bookmark are listed before its removal', async () => {
  const id = await create({ isActive: true, tags: [tag] });
  const unused = { id, name: 'Przetargi', canDelete: true, obstacles: [], groups: [] };
  expect((await settings.get(`${path}/${id}/usages`)).body).toEqual(unused);
  const texts = { displayText: 'Ogłoszenia', title: 'x', description: 'x', target: 10, languageId: 1 };
  const menus = { horizontalMenuElements: [], verticalMenuElements: [] };
  const channel = { ...texts, isActive: true, fromAllSources: false, ...menus, bookmarksElements: [id] };
  await settings.post('/api/settings/rss-channels', channel);
  await saveFooter([linkTo(id)]);
  expect((await settings.get(`${path}/${id}/usages`)).body).toMatchObject({
    canDelete: false,
    obstacles: ['Zakładka „Przetargi” jest źródłem kanału RSS: „Ogłoszenia”'],
    groups: [
      { kind: 'rssChannel', effect: 'blocks', total: 1, items: [{ name: 'Ogłoszenia', detail: 'polski' }] },
      { kind: 'footerLink', effect: 'deleted', total: 1, items: [{ name: 'Przetargi', detail: 'polski' }] },
    ],
  });
  expect((await settings.get(`${path}/999999/usages`)).status).toBe(404);
});

test('removing a bookmark changes the revision of the footer that links to it', async () => {
  const id = await create();
  const { etag } = await saveFooter([linkTo(id)]);
  await settings.delete(`${path}?bookmarkIds=${id}`);
  const stale = await saveFooter([], etag);
  expect(stale.status).toBe(412);
  expect((await settings.get(footer)).body.footerElements[3].content.links).toEqual([]);
});
