import { journalLine, journalSentence } from '@redakcja/domain/shared/journal/journal-sentences';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { banners, languages } from '../../database/schema.ts';
import { cropTestPicture } from '../../testing/test-pictures.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const path = '/api/settings/banners';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });

beforeAll(() =>
  api.db.insert(languages).values({ isoCode: 'EN', name: 'angielski', localName: 'English', status: 10 }),
);
beforeEach(async () => {
  await api.db.delete(banners);
});

const input = (more: object = {}) => ({
  name: 'Czyste Powietrze 2026',
  title: 'Program Czyste Powietrze: dofinansowanie wymiany pieców',
  url: 'https://czystepowietrze.gov.pl',
  target: 20,
  isActive: true,
  languageId: 1,
  color: '#0c5944',
  ...more,
});

async function create(more: object = {}): Promise<number> {
  const answer = await settings.post(path, input(more));
  expect([answer.status, answer.headers.location]).toEqual([201, `${path}/${answer.body.id}`]);
  return answer.body.id;
}

async function history(id: number): Promise<JournalEntry[]> {
  const filters = `filters=recordType;equal;banner&filters=recordId;equal;${id}&sortings=id;asc`;
  return (await settings.get(`/api/application/journal?${filters}`)).body;
}

test('a banner is stored with its picture, which can be cropped again', async () => {
  const cropped = await cropTestPicture(settings);
  const id = await create({ fileId: cropped.id, displayText: 'Czyste Powietrze' });
  const read = await settings.get(`${path}/${id}`);
  expect(read.etag).toBe('"1"');
  expect(read.body).toEqual({
    id,
    name: 'Czyste Powietrze 2026',
    displayText: 'Czyste Powietrze',
    title: 'Program Czyste Powietrze: dofinansowanie wymiany pieców',
    url: 'https://czystepowietrze.gov.pl',
    target: 20,
    isActive: true,
    language: { id: 1, isoCode: 'PL', name: 'polski' },
    color: '#0c5944',
    contrastWarning: null,
    compatibilityWithAppColor: true,
    showFrom: null,
    showTo: null,
    file: {
      id: cropped.id,
      path: cropped.path,
      originalId: cropped.originalId,
      fileName: 'rynek.png',
      originalPath: expect.stringContaining(`/api/files/${cropped.originalId}?key=`),
      cropData: { unit: 'px', x: 10, y: 20, width: 600, height: 210 },
    },
  });
  const second = await cropTestPicture(settings, { originalId: String(cropped.originalId), x: '100' });
  const saved = await settings.put(`${path}/${id}`, input({ fileId: second.id }));
  expect(saved.body.file.path).not.toBe(cropped.path);
  expect(saved.body.file).toMatchObject({ originalId: cropped.originalId, cropData: { x: 100 } });
  const shown = await api.anonymous.get(saved.body.file.path);
  expect(await sharp(shown.bytes).metadata()).toMatchObject({ width: 300, height: 105 });
});

test.each<[object, string, string]>([
  [{ name: '' }, 'name', 'Nazwa jest wymagana'],
  [{ name: 'x'.repeat(251) }, 'name', 'Maksymalnie 250 znaków'],
  [{ title: ' ' }, 'title', 'Pole wymagane'],
  [{ url: '' }, 'url', 'Adres URL jest wymagany'],
  ...['abc', 'javascript:alert(1)', 'data:text/html,x', 'https://'].map((url): [object, string, string] => [
    { url },
    'url',
    'Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl',
  ]),
  ...['blue', '#12', '#12345g', 'red;}'].map((color): [object, string, string] => [
    { color },
    'color',
    'Podaj kolor w zapisie #rrggbb',
  ]),
  [{ color: '' }, 'color', 'Pole wymagane'],
  [{ languageId: 99 }, 'languageId', 'Nie ma takiej wersji językowej'],
  [{ fileId: 999_999 }, 'fileId', 'Nie ma obrazu o numerze 999999. Wgraj go ponownie'],
  [
    { showFrom: '2026-12-02T00:00:00Z', showTo: '2026-12-01T00:00:00Z' },
    'showTo',
    'Koniec wyświetlania musi być późniejszy niż jego początek',
  ],
])('%j is rejected', async (more, field, message) => {
  const answer = await settings.post(path, input(more));
  expect([answer.status, answer.body.fields]).toEqual([400, [{ path: field, message }]]);
  expect((await settings.get(path)).total).toBe(0);
});

describe('saving', () => {
  test('keeps absent fields', async () => {
    const cropped = await cropTestPicture(settings);
    const showTo = '2027-01-31T22:59:59.000Z';
    const id = await create({ fileId: cropped.id, showTo, compatibilityWithAppColor: false });
    const saved = await settings.put(`${path}/${id}`, input({ name: 'Inna' }), { ifMatch: '"1"' });
    expect(saved).toMatchObject({ status: 200, etag: '"2"' });
    expect(saved.body).toMatchObject({
      name: 'Inna',
      showTo,
      compatibilityWithAppColor: false,
      file: { id: cropped.id },
    });
    const cleared = await settings.put(`${path}/${id}`, input({ fileId: null, showTo: null }));
    expect(cleared.body).toMatchObject({ file: null, showTo: null });
  });

  test('rejects an end before the start, also when only one of them is sent', async () => {
    const id = await create({ showTo: '2026-12-01T00:00:00Z' });
    const answer = await settings.put(`${path}/${id}`, input({ showFrom: '2026-12-02T00:00:00Z' }));
    expect(answer.body.fields).toMatchObject([{ path: 'showTo' }]);
  });

  test('with an outdated revision changes nothing', async () => {
    const id = await create();
    await settings.put(`${path}/${id}`, input({ title: 'Pierwszy' }));
    const stale = await settings.put(`${path}/${id}`, input({ title: 'Drugi' }), { ifMatch: '"1"' });
    expect(stale.status).toBe(412);
    expect((await settings.get(`${path}/${id}`)).body.title).toBe('Pierwszy');
  });
});

describe('the journal', () => {
  test('contains the values before and after a change', async () => {
    const id = await create();
    await settings.put(`${path}/${id}`, input({ color: '#000000', isActive: false, showTo: '2027-01-31T22:59:59Z' }));
    await settings.put(`${path}/${id}`, input({ color: '#000000', isActive: false }));
    const cropped = await cropTestPicture(settings);
    await settings.put(`${path}/${id}`, input({ color: '#000000', isActive: false, fileId: cropped.id, target: 10 }));
    const entries = await history(id);
    expect(entries.map(journalSentence)).toEqual([
      'dodano baner „Czyste Powietrze 2026”',
      'zmieniono baner „Czyste Powietrze 2026”: aktywność z tak na nie, kolor z „#0c5944” na „#000000”, pokazuj do: ustawiono 31.01.2027 23:59',
      'zmieniono baner „Czyste Powietrze 2026”: sposób otwierania z „W nowej karcie” na „W tym samym oknie”, obraz: ustawiono „rynek.png”',
    ]);
    expect(entries[1]).toMatchObject({
      before: { color: '#0c5944', isActive: true, showTo: null },
      after: { color: '#000000', isActive: false, showTo: '2027-01-31T22:59:59.000Z' },
    });
    expect(journalLine(entries[0] as JournalEntry)).toContain(': dodano baner');
  });

  test('contains removed banners', async () => {
    const id = await create();
    await settings.delete(`${path}?bannerIds=${id}`);
    const [, removed] = await history(id);
    expect(removed).toMatchObject({
      operation: 'delete',
      after: null,
      before: { url: 'https://czystepowietrze.gov.pl' },
    });
  });

  test('of settings needs the permission for settings, that of menus the one for menus', async () => {
    await create();
    const menus = api.as(await api.user({ permissions: ['ManageMenus'] }));
    expect((await menus.get('/api/application/journal?filters=area;equal;settings')).total).toBe(0);
    expect((await settings.get('/api/application/journal?filters=area;equal;settings')).total).toBeGreaterThan(0);
  });

  test('has no entry for a rejected change', async () => {
    const id = await create();
    await settings.put(`${path}/${id}`, input({ color: '#ffffff' }), { ifMatch: '"7"' });
    expect(await history(id)).toHaveLength(1);
  });
});

test('the list has one language, filters, sortings and the total', async () => {
  await create({ name: 'Żegluga', isActive: false });
  await create({ name: 'Budżet', displayText: 'Budżet obywatelski', showTo: '2026-01-01T00:00:00Z' });
  await create({ name: 'Clean air', languageId: 2 });
  const names = async (query: string) =>
    (await settings.get(`${path}?${query}`)).body.map((row: { name: string }) => row.name);
  expect(await names('')).toEqual(['Budżet', 'Żegluga']);
  expect(await names('lang=EN')).toEqual(['Clean air']);
  expect(await names('filters=isActive;equal;false')).toEqual(['Żegluga']);
  expect(await names('filters=displayText;contains;obywatelski')).toEqual(['Budżet']);
  expect(await names('filters=showTo;lessThan;2026-06-01')).toEqual(['Budżet']);
  expect(await names('sortings=name;desc')).toEqual(['Żegluga', 'Budżet']);
  expect((await settings.get(`${path}?size=1&page=2`)).body).toHaveLength(1);
  expect((await settings.get(`${path}?lang=XX`)).status).toBe(400);
});

test('removal returns a result per row', async () => {
  const id = await create();
  expect((await settings.delete(`${path}?bannerIds=${id}&bannerIds=999999`)).body).toEqual([
    { id, name: 'Czyste Powietrze 2026', done: true, errors: [] },
    { id: 999_999, done: false, errors: ['Nie znaleziono banera o numerze 999999'] },
  ]);
});

test.each([
  [{}, 1],
  [{ isActive: false }, 0],
  [{ showFrom: '2999-01-01T00:00:00.000Z' }, 0],
  [{ showTo: '2999-01-01T00:00:00.000Z' }, 1],
])('the home page is a use of a banner that is shown: %j', async (more, uses) => {
  const id = await create(more);
  const { body } = await settings.get(`${path}/${id}/usages`);
  expect([body.name, body.canDelete, body.groups.length]).toEqual(['Czyste Powietrze 2026', true, uses]);
  expect((await settings.get(`${path}/999999/usages`)).status).toBe(404);
});

test('an unknown banner', async () => {
  expect((await settings.get(`${path}/999999`)).body.errors).toEqual(['Nie znaleziono banera o numerze 999999']);
  expect((await settings.put(`${path}/999999`, input())).status).toBe(404);
});
