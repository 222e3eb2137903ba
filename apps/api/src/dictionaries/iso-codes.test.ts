import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { files, isoCodes, languages, tags } from '../database/schema.ts';
import { withApi, withClient } from '../testing/with-api.ts';

const path = '/api/dictionaries/iso-codes';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });
let flag: number;

beforeAll(async () => {
  await api.db.insert(languages).values({ isoCode: 'EN', name: 'angielski', localName: 'English', status: 10 });
  flag = await file({ isPublic: true });
});
beforeEach(async () => {
  await api.db.delete(isoCodes).where(eq(isoCodes.isDefault, false));
});

async function file(more: Partial<typeof files.$inferInsert>): Promise<number> {
  const content = { sha256: 'a', crc32: '0', size: 1, contentType: 'image/png', fileName: 'flaga.png' };
  const [row] = await api.db
    .insert(files)
    .values({ ...content, ...more })
    .returning({ id: files.id });
  return row?.id ?? 0;
}

async function create(code: string, name = code): Promise<number> {
  const answer = await settings.post(path, { code, name, fileId: flag });
  expect([answer.status, answer.headers.location]).toEqual([201, `${path}/${answer.body.id}`]);
  return answer.body.id;
}

const codes = (answer: { body: { code: string }[] }) => answer.body.map(({ code }) => code);

async function defaultOf(code: string) {
  const { body } = await settings.get(`${path}?filters=code;equal;${code}`);
  return body[0];
}

describe('codes that come with the product', () => {
  test('are those of countries, of languages and of the regions of the United Kingdom', async () => {
    const all = await settings.get(`${path}?size=0`);
    expect(all.total).toBeGreaterThan(250);
    expect(codes(all).every((code) => /^(?:[A-Z]{2}|GB-(?:ENG|NIR|SCT|WLS))$/.test(code))).toBe(true);
    expect(new Set(codes(all)).size).toBe(all.total);
    expect(codes(all)).toEqual(
      expect.arrayContaining(['PL', 'EN', 'DE', 'UA', 'GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS']),
    );
    expect(await defaultOf('PL')).toMatchObject({ name: 'Polska / polski', isDefault: true });
  });

  test.each([
    ['PL', 'PL'],
    ['UA', 'UA'],
    ['GB-SCT', 'GB-SCT'],
    // a language has the flag of its state, not of a far country with the same two letters
    ['UK', 'UA'],
    ['EN', 'GB'],
    ['SV', 'SE'],
  ])('%s has the flag of %s', async (code, region) => {
    const file = { path: `/api/files/flags/${region}`, fileName: `${region}.svg` };
    const { id } = await defaultOf(code);
    expect((await settings.get(`${path}/${id}`)).body.file).toEqual(file);
  });

  test.each(['EO', 'AR', 'EU'])('%s is of no one state and has no flag', async (code) => {
    expect((await defaultOf(code)).file).toBeNull();
  });

  test('all of their flags are public', async () => {
    const all: { file: { path: string } | null }[] = (await settings.get(`${path}?size=0`)).body;
    const paths = [...new Set(all.flatMap(({ file: flagFile }) => (flagFile ? [flagFile.path] : [])))];
    expect(paths.length).toBeGreaterThan(230);
    const answers = await Promise.all(paths.map((one) => api.anonymous.get(one)));
    expect(paths.filter((_, at) => answers[at]?.status !== 200)).toEqual([]);
    expect(answers[0]?.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=604800',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((await api.anonymous.get('/api/files/flags/QQ')).status).toBe(404);
    expect((await api.anonymous.get('/api/files/flags/..%2FPL')).status).toBe(400);
  });

  test('are neither changed nor removed, nor among those the office added', async () => {
    const { id } = await defaultOf('PL');
    const saved = await settings.put(`${path}/${id}`, { code: 'PL', name: 'polski' });
    expect([saved.status, saved.body.errors]).toEqual([409, ['Domyślnego kodu ISO nie można zmienić']]);
    const removed = await settings.delete(`${path}?ids=${id}`);
    expect(removed.body[0]).toMatchObject({ done: false, errors: ['Domyślnego kodu ISO „PL” nie można usunąć'] });
    expect((await settings.get(`${path}/non-default`)).total).toBe(0);
  });
});

describe('codes of the office', () => {
  test('are stored in upper case, with their flag', async () => {
    expect((await settings.get(`${path}/${await create(' fr ')}`)).body.code).toBe('FR');
    const id = await create('gb-sct', ' szkocki ');
    expect((await settings.get(`${path}/${id}`)).body).toEqual({
      id,
      code: 'GB-SCT',
      name: 'szkocki',
      isDefault: false,
      file: { path: expect.stringContaining(`/api/files/${flag}?key=`), fileName: 'flaga.png' },
      etag: '"1"',
    });
  });

  test('override the default ones while they exist', async () => {
    const id = await create('FR', 'francuski');
    const of = async () => (await settings.get(`${path}?filters=code;equal;fr`)).body;
    expect(await of()).toMatchObject([{ id, name: 'francuski', isDefault: false }]);
    expect((await settings.delete(`${path}?ids=${id}`)).body).toEqual([{ id, name: 'FR', done: true, errors: [] }]);
    expect(await of()).toMatchObject([{ name: 'Francja / francuski', isDefault: true }]);
  });

  test.each([
    ['', ['GB-WLS', 'QX', 'SE']],
    ['filters=name;contains;WAL', ['GB-WLS']],
    ['filters=code;startsWith;q', ['QX']],
    ['sortings=name;desc', ['GB-WLS', 'SE', 'QX']],
    ['size=1&page=3', ['SE']],
  ])('are listed apart: %s', async (query, expected) => {
    await create('GB-WLS', 'walijski');
    await create('SE', 'szwedzki');
    await create('QX', 'inny');
    expect(codes(await settings.get(`${path}/non-default?${query}`))).toEqual(expected);
  });

  test('lists take filters by what is default', async () => {
    await create('QX');
    expect(codes(await settings.get(`${path}?filters=isDefault;equal;false`))).toEqual(['QX']);
    expect((await settings.get(`${path}?filters=isDefault;notEqual;false&size=1`)).total).toBeGreaterThan(250);
    for (const query of ['filters=file;equal;a', 'sortings=file;asc', 'lang=PL']) {
      expect((await settings.get(`${path}?${query}`)).status).toBe(400);
    }
    expect((await settings.get(`${path}/non-default?filters=isDefault;equal;true`)).status).toBe(400);
  });

  test('are saved with an entity tag; the flag stays unless another one comes', async () => {
    const id = await create('FR', 'francuski');
    const read = await settings.get(`${path}/${id}`);
    const saved = await settings.put(`${path}/${id}`, { code: 'fr', name: 'Francuski' }, { ifMatch: read.etag });
    expect(saved.body).toMatchObject({ code: 'FR', name: 'Francuski', file: { fileName: 'flaga.png' } });
    const other = await file({ isPublic: true, fileName: 'nowa.png' });
    const stale = await settings.put(`${path}/${id}`, { code: 'FR', name: 'x' }, { ifMatch: read.etag });
    expect(stale.status).toBe(412);
    const flagged = await settings.put(`${path}/${id}`, { code: 'DE', name: 'niemiecki', fileId: other });
    expect(flagged.body).toMatchObject({ code: 'DE', file: { fileName: 'nowa.png' } });
    expect((await settings.put(`${path}/99999`, { code: 'FR', name: 'x' })).status).toBe(404);
    expect((await settings.get(`${path}/99999`)).status).toBe(404);
  });

  test('a code is there once', async () => {
    await create('FR');
    const again = await settings.post(path, { code: 'fr', name: 'x', fileId: flag });
    expect([again.status, again.body.errors]).toEqual([409, ['Kod ISO „FR” już istnieje']]);
    const other = await create('SE');
    expect((await settings.put(`${path}/${other}`, { code: 'FR', name: 'x' })).status).toBe(409);
  });

  test('one that a language has stays', async () => {
    const id = await create('EN', 'angielski');
    const message = 'Kod ISO „EN” jest używany przez wersję językową „angielski”';
    const removed = await settings.delete(`${path}?ids=${id}&ids=99999`);
    expect(removed.body).toEqual([
      { id, name: 'EN', done: false, errors: [message] },
      { id: 99999, done: false, errors: ['Nie znaleziono kodu ISO o numerze 99999'] },
    ]);
    const saved = await settings.put(`${path}/${id}`, { code: 'FR', name: 'francuski' });
    expect([saved.status, saved.body.errors]).toEqual([409, [message]]);
    expect((await settings.put(`${path}/${id}`, { code: 'EN', name: 'inna nazwa' })).status).toBe(200);
  });

  test('their flag is shown with the language, the shipped one without them', async () => {
    const flags = async () =>
      (await api.anonymous.get('/api/application/languages')).body.map(
        (one: { isoCodeFile: object | null }) => one.isoCodeFile,
      );
    const shipped = { path: '/api/files/flags/PL', fileName: 'PL.svg' };
    expect(await flags()).toEqual([shipped, { path: '/api/files/flags/GB', fileName: 'GB.svg' }]);
    await create('EN', 'angielski');
    const file = { path: expect.stringContaining(`/api/files/${flag}?key=`), fileName: 'flaga.png' };
    const [tag] = await api.db.insert(tags).values({ name: 'council', languageId: 2 }).returning({ id: tags.id });
    expect((await settings.get(`/api/dictionaries/tags/${tag?.id}`)).body.languageIsoCodeFile).toEqual(file);
    expect(await flags()).toEqual([shipped, file]);
  });

  test.each<[object, string, string]>([
    [{ code: '' }, 'code', 'Kod jest polem wymaganym'],
    [{ code: 'FRA' }, 'code', 'Kod ma dwie litery lub jest jednym z: GB-ENG, GB-NIR, GB-SCT, GB-WLS'],
    [{ code: 'GB-XXX' }, 'code', 'Kod ma dwie litery lub jest jednym z: GB-ENG, GB-NIR, GB-SCT, GB-WLS'],
    [{ code: 'GB-SCTX' }, 'code', 'Maksymalnie 6 znaków'],
    [{ name: '  ' }, 'name', 'Nazwa jest wymagana'],
    [{ name: 'x'.repeat(151) }, 'name', 'Maksymalnie 150 znaków'],
    [{ fileId: undefined }, 'fileId', 'Dodaj flagę'],
    [{ fileId: 999_999 }, 'fileId', 'Nie ma takiej flagi'],
  ])('%j is refused', async (more, field, message) => {
    const answer = await settings.post(path, { code: 'FR', name: 'francuski', fileId: flag, ...more });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toContainEqual({ path: field, message });
    expect((await settings.get(`${path}/non-default`)).total).toBe(0);
  });

  test('a file of the repository and a manual are no flags', async () => {
    for (const more of [{ isPublic: false }, { isPublic: true, contentType: 'application/pdf' }]) {
      const answer = await settings.post(path, { code: 'FR', name: 'x', fileId: await file(more) });
      expect(answer.body.fields).toEqual([{ path: 'fileId', message: 'Nie ma takiej flagi' }]);
    }
  });
});

test('only ManageSettings sees and changes them', async () => {
  const editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
  for (const answer of [
    await editor.get(path),
    await editor.get(`${path}/non-default`),
    await editor.get(`${path}/1`),
    await editor.post(path, { code: 'FR', name: 'x' }),
    await editor.put(`${path}/1`, { code: 'FR', name: 'x' }),
    await editor.delete(`${path}?ids=1`),
    await editor.post(`${path}/import`, { rows: [{ code: 'FR', name: 'x' }] }),
  ]) {
    expect(answer.status).toBe(403);
  }
});
