// What a GET answers can be PUT back: a program reads a record, changes a value and sends the whole.
import { FooterUpdatesElementType } from '@redakcja/generated/model/footerUpdatesElementType';
import { operations } from '@redakcja/generated/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demonstration } from '../demo/demonstration.ts';
import { formWith, png } from '../files/checks/test-files.ts';
import { prepareOffice } from '../setup/first-start.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';

/** The PUT of a menu is a change of it, not a menu. */
const others = ['changeMenu'];

const pairs = operations.filter(
  ({ method, path, id }) =>
    method === 'put' && !others.includes(id) && operations.some((one) => one.path === path && one.method === 'get'),
);

interface Row {
  id: number;
  isSystem?: boolean;
  isDefault?: boolean;
}

describe.each([
  ['a fresh office', null],
  ['the demonstration', demonstration],
])('%s', (_name, demo) => {
  let api: TestApi;
  let admin: TestClient;

  beforeAll(async () => {
    api = await startApi();
    await prepareOffice(api.database, { ...api, now: () => new Date() }, demo);
    admin = api.as(await api.user({ isAdmin: true }));
    // the others are those of the product
    const flag = await admin.post('/api/files/flags', formWith('file', await png(), 'flaga.png'));
    await admin.post('/api/dictionaries/iso-codes', { code: 'SK', name: 'słowacki', fileId: flag.body.id });
  });
  afterAll(() => api.stop());

  test.each(pairs)('$id takes what the GET of $path answers', async ({ path }) => {
    for (const address of await addresses(path)) {
      const before = await admin.get(address);
      expect([address, before.status]).toEqual([address, 200]);
      const saved = await admin.put(address, before.body, { ifMatch: before.etag });
      expect([address, saved.status < 300 ? '' : saved.body.detail]).toEqual([address, '']);
      const after = await admin.get(address);
      expect(unstamped(after.body)).toEqual(unstamped(before.body));
    }
  });

  /** Of every record that can be saved; of at most twenty of a kind. */
  async function addresses(path: string): Promise<string[]> {
    if (path.includes('{lang}')) return languages().then((codes) => codes.map((code) => path.replace('{lang}', code)));
    if (path.includes('{elementId}')) {
      const { body } = await admin.get('/api/menus/20?categoryOnly=true');
      return body.elements.map(({ elementId }: { elementId: string }) => path.replace('{elementId}', elementId));
    }
    if (!path.includes('{id}')) return [path];
    // a footer and a header are read by their language
    const list = await admin.get(`${path.replace('/{id}', '')}?size=0`).catch(() => null);
    const rows: Row[] = list?.status === 200 ? list.body : [{ id: 1 }];
    // nobody may save these
    const chosen = rows.filter(({ isSystem, isDefault }) => isSystem !== true && isDefault !== true);
    return chosen.slice(0, 20).map(({ id }) => path.replace('{id}', String(id)));
  }

  async function languages(): Promise<string[]> {
    const { body } = await admin.get('/api/settings/language?size=0');
    return body.map(({ isoCode }: { isoCode: string }) => isoCode);
  }

  test('what neither the GET answers nor the PUT takes is still refused', async () => {
    const tag = '/api/dictionaries/tags/1';
    await admin.post('/api/dictionaries/tags', { name: 'finanse', languageId: 1 });
    const { body } = await admin.get(tag);
    const wrong = await admin.put(tag, { ...body, nazwa: 'uchwały' });
    expect([wrong.status, wrong.body.fields[0].path]).toEqual([400, 'nazwa']);
  });

  /** Beside it stands what nobody could save anew: no name of an office, no role, no tile, an empty footer. */
  test.each<[string, object]>([
    ['/api/settings/offices', { phone: '+48 17 850 10 20' }],
    ['/api/auth/users/{id}', { phone: '17 850 10 21' }],
    ['/api/settings/footers/{lang}', {}],
  ])('a value of %s is changed in what the GET answered', async (path, change) => {
    for (const address of await addresses(path)) {
      const { body, etag } = await admin.get(address);
      const { footerElements = [] } = body as { footerElements?: { isActive: boolean; type: number }[] };
      const updates = footerElements.find(({ type }) => type === FooterUpdatesElementType.Updates);
      if (updates !== undefined) updates.isActive = !updates.isActive;
      const sent = { ...body, ...change };
      const saved = await admin.put(address, sent, { ifMatch: etag });
      expect([address, saved.status, unstamped(saved.body)]).toEqual([address, 200, unstamped(sent)]);
    }
  });

  test('tiles of one language are chosen in what the GET answered', async () => {
    const address = '/api/settings/tiles/settings';
    const [first, ...others] = (await admin.get(address)).body;
    const languageId = first.languageId;
    const tiles = await Promise.all(['Sprawy', 'Ogłoszenia'].map((name) => newTile(name, languageId)));
    const sent = [{ languageId, value: 2, tiles }, ...others];
    expect(await admin.put(address, sent)).toMatchObject({ status: 200, body: sent });
  });

  async function newTile(displayText: string, languageId: number): Promise<number> {
    const tile = { displayText, title: displayText, url: 'https://www.gov.pl', iconName: 'urzad', languageId };
    const { body } = await admin.post('/api/settings/tiles', { ...tile, linkType: 30, target: 10, isActive: true });
    return body.id;
  }

  test('a save that empties what was filled in is refused', async () => {
    const office = { name: 'Gmina Jasionka', regon: '123456785', nip: '1234563218' };
    expect((await admin.put('/api/settings/offices', office)).status).toBe(200);
    const { body } = await admin.get('/api/settings/offices');
    const emptied = await admin.put('/api/settings/offices', { ...body, name: '' });
    expect([emptied.status, emptied.body.fields[0].path]).toEqual([400, 'name']);
  });

  test('what is sent back is refused when somebody else has saved meanwhile', async () => {
    const address = '/api/settings/footers/PL';
    const { body } = await admin.get(address);
    expect((await admin.put(address, body, { ifMatch: '"99"' })).status).toBeGreaterThanOrEqual(400);
    expect((await admin.put(address, body, { ifMatch: (await admin.get(address)).etag })).status).toBe(200);
  });
});

/** Without what every save changes. */
function unstamped(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body, (name, value) =>
      ['etag', 'changeLogEntries', 'lastChange'].includes(name) ? undefined : value,
    ),
  );
}
