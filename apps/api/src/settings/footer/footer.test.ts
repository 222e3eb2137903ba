import { journalSentence } from '@redakcja/domain/shared/journal/journal-sentences';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  articles,
  bookmarks,
  footers,
  languages,
  menuElements,
  menuElementTranslations,
  offices,
} from '../../database/schema.ts';
import { addArticle } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const path = '/api/settings/footers/PL';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });
let category: number;
let englishBookmark: number;

beforeAll(async () => {
  await api.db.insert(languages).values({ isoCode: 'EN', name: 'angielski', localName: 'English', status: 10 });
  const [row] = await api.db.insert(menuElements).values({ type: 20, position: 0 }).returning();
  category = row?.id ?? 0;
  const [bookmark] = await api.db
    .insert(bookmarks)
    .values({ name: 'Tenders', displayText: 'Tenders', title: 'Tenders', target: 10, languageId: 2 })
    .returning();
  englishBookmark = bookmark?.id ?? 0;
  const text = { displayText: 'Uchwały', title: 'Uchwały', slug: 'uchwaly' };
  await api.db.insert(menuElementTranslations).values({ menuElementId: category, languageId: 1, ...text });
});
beforeEach(async () => {
  await api.db.delete(footers);
});

const office = {
  type: 20,
  displayText: 'Redakcja',
  isActive: true,
  content: { text: '<p onclick="x()">Anna Nowak</p>' },
};
const links = (...list: object[]) => ({
  type: 40,
  displayText: 'Informacje',
  isActive: true,
  content: { links: list },
});
const menuLink = () => ({
  key: `20-${category}`,
  type: 20,
  sourceId: category,
  displayText: 'Uchwały',
  title: 'Uchwały rady',
  target: 10,
});
const external = {
  key: 'epuap',
  type: 40,
  url: 'https://epuap.gov.pl',
  displayText: 'ePUAP',
  title: 'ePUAP',
  target: 20,
};
const put = (...footerElements: object[]) => settings.put(path, { footerElements });

test('a footer that was never saved has its five parts, and the name of the office', async () => {
  await api.db.update(offices).set({ officeName: 'Urząd Gminy Jasionka' });
  const { body, etag } = await settings.get(path);
  expect([body.language, etag]).toEqual([{ id: 1, isoCode: 'PL', name: 'polski' }, '"1"']);
  expect(body.footerElements).toEqual([
    {
      type: 10,
      displayText: null,
      isActive: true,
      content: { bip: 'Biuletyn Informacji Publicznej', office: 'Urząd Gminy Jasionka' },
    },
    { type: 20, displayText: 'Redakcja', isActive: true, content: { text: '' } },
    { type: 30, displayText: 'Adres redakcji', isActive: true, content: { text: '' } },
    { type: 40, displayText: 'Informacje', isActive: true, content: { links: [] } },
    { type: 50, displayText: 'Aktualizacje', isActive: true, content: null },
  ]);
});

test('saved parts are sanitised; absent parts stay', async () => {
  const saved = await put(office, links(menuLink(), external));
  expect([saved.status, saved.etag]).toEqual([200, '"2"']);
  expect(saved.body.footerElements[1].content.text).toBe('<p>Anna Nowak</p>');
  expect(saved.body.footerElements[3].content.links).toEqual([
    { ...menuLink(), parentKey: null, url: null, slug: 'uchwaly' },
    { ...external, parentKey: null, sourceId: null, slug: null },
  ]);
  const next = await put({ type: 50, displayText: 'Ostatnia zmiana', isActive: false });
  expect(next.body.footerElements[3].content.links).toHaveLength(2);
  expect(next.body.footerElements[4]).toMatchObject({ displayText: 'Ostatnia zmiana', isActive: false });
  expect((await settings.get('/api/settings/footers/EN')).body.footerElements[4].displayText).toBe('Aktualizacje');
});

test('the second of two saves with the same revision changes nothing', async () => {
  const { etag } = await settings.get(path);
  const saves = await Promise.all(
    ['Pierwsza', 'Druga'].map((displayText) =>
      settings.put(path, { footerElements: [{ ...office, displayText }] }, { ifMatch: etag }),
    ),
  );
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test.each<[string, () => object[], string, string]>([
  [
    'a source twice',
    () => [links(menuLink(), { ...menuLink(), key: 'x' })],
    '0.content.links.1.key',
    'To źródło jest już na liście',
  ],
  ...['javascript:alert(1)', 'data:text/html,x', 'https://'].map((url): [string, () => object[], string, string] => [
    `the address ${url}`,
    () => [links({ ...external, url })],
    '0.content.links.0.url',
    'Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl',
  ]),
  [
    'a category of the other menu',
    () => [links({ ...menuLink(), type: 10 })],
    '0.content.links.0.sourceId',
    'Kategoria nie istnieje w menu poziomym',
  ],
  [
    'an unknown article',
    () => [office, links(external, { ...menuLink(), type: 30, sourceId: 999_999 })],
    '1.content.links.1.sourceId',
    'Artykuł nie istnieje w tym języku albo stopka nie może do niego prowadzić',
  ],
  [
    'an unknown bookmark',
    () => [links({ ...menuLink(), type: 50 })],
    '0.content.links.0.sourceId',
    'Zakładka nie istnieje w tym języku',
  ],
  [
    'a bookmark of another language',
    () => [links({ ...menuLink(), type: 50, sourceId: englishBookmark })],
    '0.content.links.0.sourceId',
    'Zakładka nie istnieje w tym języku',
  ],
  [
    'a part without content',
    () => [{ type: 20, displayText: 'Redakcja', isActive: true }],
    '0.content',
    'Pole wymagane',
  ],
  [
    'a field of another part',
    () => [{ ...office, content: { ...office.content, bip: 'BIP' } }],
    '0.content.bip',
    'Nieznane pole',
  ],
  ['an unknown part', () => [{ ...office, type: 60 }], '0.type', 'Nieprawidłowa wartość'],
  ['no content', () => [{ ...office, content: { text: '<p> </p>' } }], '0.content.text', 'Pole wymagane'],
])('%s is rejected', async (_name, parts, field, message) => {
  const answer = await put(...parts());
  expect([answer.status, answer.body.fields]).toEqual([400, [{ path: `footerElements.${field}`, message }]]);
  expect((await settings.get(path)).etag).toBe('"1"');
});

test('scripts and unsafe addresses are removed from the texts', async () => {
  const text =
    '<p>Rynek 1 <a href="javascript:alert(1)">mapa</a><img src="data:text/html,x" alt="mapa"></p><script>x()</script>';
  const saved = await put({ ...office, content: { text } });
  expect(saved.body.footerElements[1].content.text).toBe('<p>Rynek 1 <a>mapa</a></p>');
});

test('an unknown language', async () => {
  expect((await settings.get('/api/settings/footers/XX')).body.errors).toEqual(['Nie ma wersji językowej XX']);
  expect((await settings.put('/api/settings/footers/XX', { footerElements: [office] })).status).toBe(404);
});

test('the journal contains only what has changed', async () => {
  await put(links(menuLink()));
  await put(links(external, menuLink()), { ...office, displayText: 'Zespół' });
  const journal = await settings.get('/api/application/journal?filters=recordType;equal;footer&size=1');
  expect(journal.body.map(journalSentence)).toEqual([
    'zmieniono stopkę w języku „polski”: nazwa części „Redakcja” z „Redakcja” na „Zespół”, treść części „Redakcja”: ustawiono „Anna Nowak”, łącza: dodano „ePUAP (https://epuap.gov.pl)”',
  ]);
});

test('articles up to Published are sources, unless the system creates them; stored ones stay', async () => {
  const { id } = await addArticle(api.db, { status: 40 });
  const wrong = [{ status: 50 as const }, { status: 40 as const, type: 90 }, { status: 40 as const, languageId: 2 }];
  const article = (sourceId: number) => ({ ...menuLink(), key: `30-${sourceId}`, type: 30, sourceId });
  const message = 'Artykuł nie istnieje w tym języku albo stopka nie może do niego prowadzić';
  for (const options of wrong) {
    const answer = await put(links(article((await addArticle(api.db, options)).id)));
    expect([answer.status, answer.body.fields?.[0]?.message]).toEqual([400, message]);
  }
  expect((await put(links(article(id)))).status).toBe(200);
  await api.db.update(articles).set({ status: 50 }).where(eq(articles.id, id));
  expect((await put(links(article(id), external))).status).toBe(200);
});
