import type { TileSetting } from '@redakcja/generated/model/tileSetting';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { languages, tileSettings, tiles } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTile, historyOf, path, tileInput } from './testing/tile-calls.ts';

let api: TestApi;
let settings: TestClient;

beforeAll(async () => {
  api = await startApi();
  settings = api.as(await api.user({ permissions: ['ManageSettings'] }));
  await api.db.insert(languages).values({ isoCode: 'EN', name: 'angielski', localName: 'English', status: 10 });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.db.delete(tileSettings);
  await api.db.delete(tiles);
});

const create = (more?: object) => createTile(settings, more);

describe('tile settings', () => {
  const saved = async (body: object[], ifMatch?: string) => settings.put(`${path}/settings`, body, { ifMatch });
  const make = async (count: number, more: object = {}) => {
    const ids: number[] = [];
    for (let i = 0; i < count; i += 1) ids.push(await create({ displayText: `Kafel ${i}`, ...more }));
    return ids;
  };
  const ofLanguage = (body: TileSetting[], languageId: number) => body.find((one) => one.languageId === languageId);

  test('are stored in their order, per language', async () => {
    const [a, b, c, d] = await make(4);
    const [e, f] = await make(2, { languageId: 2 });
    expect((await saved([{ languageId: 1, value: 4, tiles: [d, a, c, b] }])).status).toBe(200);
    await saved([{ languageId: 2, value: 2, tiles: [f, e] }]);
    const { body } = await settings.get(`${path}/settings`);
    expect([ofLanguage(body, 1)?.tiles, ofLanguage(body, 2)]).toEqual([
      [d, a, c, b],
      { languageId: 2, value: 2, tiles: [f, e] },
    ]);
    await saved([{ languageId: 1, value: 2, tiles: [b, a] }]);
    expect(ofLanguage((await settings.get(`${path}/settings`)).body, 1)).toEqual({
      languageId: 1,
      value: 2,
      tiles: [b, a],
    });
    expect((await historyOf(settings, 'tileSetting', 1)).at(-1)).toBe(
      'zmieniono kafle strony głównej w języku „polski”: liczba kafli z „4” na „2”, kafle: usunięto „Kafel 3”, „Kafel 2”, zmieniono kolejność',
    );
  });

  test('need as many tiles as the chosen number', async () => {
    const [a, b, c] = await make(3);
    for (const [value, chosen] of [
      [4, [a, b, c]],
      [2, [a, b, c]],
      [2, []],
      [2, [a, a]],
    ] as const) {
      const answer = await saved([{ languageId: 1, value, tiles: [...chosen] }]);
      expect(answer.status).toBe(400);
      if (new Set(chosen).size === chosen.length)
        expect(answer.body.fields).toEqual([{ path: '0.tiles', message: `Liczba kafli musi wynosić ${value}` }]);
    }
    expect((await saved([{ languageId: 1, value: 3, tiles: [a, b, c] }])).status).toBe(400);
  });

  test('reject tiles of another language, inactive and unknown ones', async () => {
    const [a] = await make(1);
    const [english] = await make(1, { languageId: 2 });
    const [off] = await make(1, { isActive: false });
    const message = 'Kafel nie istnieje w tym języku albo jest nieaktywny';
    for (const wrong of [english, off, 999_999]) {
      const answer = await saved([{ languageId: 1, value: 2, tiles: [a, wrong] }]);
      expect([answer.status, answer.body.fields]).toEqual([400, [{ path: '0.tiles.1', message }]]);
    }
    expect((await saved([{ languageId: 99, value: 2, tiles: [a, off] }])).body.fields).toMatchObject([
      { path: '0.languageId' },
    ]);
    const twice = [a, off].map((id) => ({ languageId: 1, value: 2, tiles: [a, id] }));
    expect((await saved(twice)).status).toBe(400);
  });

  test('the second of two saves with the same revision changes nothing', async () => {
    const [a, b] = await make(2);
    const { etag } = await settings.get(`${path}/settings`);
    const first = await saved([{ languageId: 1, value: 2, tiles: [a, b] }], etag);
    expect(first.status).toBe(200);
    const second = await saved([{ languageId: 1, value: 2, tiles: [b, a] }], etag);
    expect(second.status).toBe(412);
    const now = await settings.get(`${path}/settings`);
    expect(ofLanguage(now.body, 1)?.tiles).toEqual([a, b]);
    expect(now.etag).toBe(first.etag);
  });

  test('lock their tiles: these cannot be deactivated, moved to another language or removed', async () => {
    const [a = 0, b = 0, free = 0] = await make(3);
    await saved([{ languageId: 1, value: 2, tiles: [a, b] }]);
    for (const change of [{ isActive: false }, { languageId: 2 }]) {
      const answer = await settings.put(`${path}/${a}`, tileInput(change));
      expect([answer.status, answer.body.errors]).toEqual([
        409,
        ['Kafel jest na stronie głównej. Najpierw wymień go w ustawieniach kafli'],
      ]);
    }
    expect((await settings.get(`${path}/${a}`)).body.isActive).toBe(true);
    expect((await settings.get(`${path}/${b}/usages`)).body).toMatchObject({
      id: b,
      name: 'Kafel 1',
      canDelete: false,
      obstacles: ['Kafel „Kafel 1” jest na stronie głównej (PL). Najpierw wymień go w ustawieniach kafli'],
      groups: [{ kind: 'homePage', effect: 'blocks', items: [{ id: 1, name: 'polski', detail: 'miejsce 2' }] }],
    });
    expect((await settings.get(`${path}/${free}/usages`)).body).toMatchObject({ canDelete: true, groups: [] });
    expect((await settings.get(`${path}/999999/usages`)).status).toBe(404);
    expect((await settings.delete(`${path}?tileIds=${a}&tileIds=${free}&tileIds=999999`)).body).toEqual([
      {
        id: a,
        name: 'Kafel 0',
        done: false,
        errors: ['Kafel „Kafel 0” jest na stronie głównej (PL). Najpierw wymień go w ustawieniach kafli'],
      },
      { id: free, name: 'Kafel 2', done: true, errors: [] },
      { id: 999_999, done: false, errors: ['Nie znaleziono kafla o numerze 999999'] },
    ]);
  });
});
