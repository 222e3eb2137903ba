import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { fileExtensions, repositoryGroups } from '../../database/schema.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const path = '/api/settings/repository-groups';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });

const input = (more: object = {}) => ({ name: 'Skany', icon: 'dokument', extensions: ['pdf', 'jpg'], ...more });
const names = (answer: { body: { name: string }[] }) => answer.body.map(({ name }) => name);

test('a new office has two groups', async () => {
  const { body, total } = await settings.get(path);
  expect([names({ body }), total]).toEqual([['Dokumenty', 'Obrazy'], 2]);
  const extensions = body.flatMap((group: { extensions: { extension: string }[] }) => group.extensions);
  expect(extensions.map((one: { extension: string }) => one.extension).join(' ')).toBe(
    '7z asice doc docx json ods odt p7m pdf ppt pptx sce tar txt xades xls xlsx zip bmp gif jpeg jpg png svg',
  );
  expect(body[1].extensions[0]).toEqual({
    extension: 'bmp',
    contentType: 'image/bmp',
    description: 'Obraz BMP',
    fileType: 0,
  });
});

describe('groups', () => {
  beforeEach(async () => {
    await api.db.delete(repositoryGroups);
  });

  async function create(more: object = {}): Promise<number> {
    const answer = await settings.post(path, input(more));
    expect([answer.status, answer.headers.location]).toEqual([201, `${path}/${answer.body.id}`]);
    return answer.body.id;
  }

  test('are stored with their extensions', async () => {
    const id = await create({ name: '  Skany ', description: 'Z archiwum', extensions: ['.PDF', 'jpg'] });
    const read = await settings.get(`${path}/${id}`);
    expect(read.body).toMatchObject({ id, name: 'Skany', description: 'Z archiwum', icon: 'dokument' });
    expect(read.body.extensions.map((one: { extension: string }) => one.extension)).toEqual(['jpg', 'pdf']);
  });

  test.each([
    ['filters=name;contains;SK', ['Skany']],
    ['filters=description;startsWith;zdj', ['Zdjęcia']],
    ['filters=extension;equal;PNG', ['Zdjęcia']],
    ['filters=extension;in;png;pdf&sortings=name;desc', ['Zdjęcia', 'Skany']],
    ['sortings=id;desc&size=1', ['Zdjęcia']],
    ['sortings=description;asc', ['Skany', 'Zdjęcia']],
    ['size=1&page=2', ['Zdjęcia']],
  ])('%s', async (query, expected) => {
    await create({ description: 'Akta' });
    await create({ name: 'Zdjęcia', description: 'Zdjęcia z sesji', extensions: ['png'] });
    expect(names(await settings.get(`${path}?${query}`))).toEqual(expected);
  });

  test.each(['filters=icon;equal;a', 'sortings=icon;asc', 'filters=name;like;a'])('%s is rejected', async (query) => {
    expect((await settings.get(`${path}?${query}`)).status).toBe(400);
  });

  test('saving returns a new entity tag, rejects the old one, and frees extensions', async () => {
    const id = await create();
    const read = await settings.get(`${path}/${id}`);
    const saved = await settings.put(`${path}/${id}`, input({ name: 'Pisma', extensions: ['pdf', 'txt'] }), {
      ifMatch: read.etag,
    });
    expect([saved.status, saved.body.name, saved.body.description]).toEqual([200, 'Pisma', null]);
    expect(saved.etag).not.toBe(read.etag);
    expect((await settings.put(`${path}/${id}`, input(), { ifMatch: read.etag })).status).toBe(412);
    expect((await settings.get(`${path}/${id}`)).body).toEqual(saved.body);
    await create({ name: 'Zdjęcia', extensions: ['jpg'] });
  });

  test('an extension belongs to one group', async () => {
    await create();
    const other = await create({ name: 'Zdjęcia', extensions: ['png'] });
    const message = 'Rozszerzenie „pdf” należy już do grupy „Skany”';
    const created = await settings.post(path, input({ name: 'Inna', extensions: ['gif', 'pdf'] }));
    expect([created.status, created.body.errors]).toEqual([409, [message]]);
    expect(created.body.fields).toEqual([{ path: 'extensions.1', message }]);
    const saved = await settings.put(`${path}/${other}`, input({ name: 'Zmieniona', extensions: ['pdf'] }));
    expect([saved.status, saved.body.errors]).toEqual([409, [message]]);
    expect(names(await settings.get(path))).toEqual(['Skany', 'Zdjęcia']);
  });

  test('of two groups that take an extension at once one gets it', async () => {
    const both = await Promise.all(
      ['A', 'B'].map((name) => settings.post(path, input({ name, extensions: ['pdf', 'txt'] }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await api.db.$count(repositoryGroups)).toBe(1);
  });

  test('names are unique, case-insensitive', async () => {
    await create();
    const second = await settings.post(path, input({ name: 'SKANY', extensions: ['png'] }));
    expect([second.status, second.body.errors]).toEqual([409, ['Grupa plików o takiej nazwie już istnieje']]);
    expect(await api.db.$count(fileExtensions, sql`extension = 'png' and repository_group_id is not null`)).toBe(0);
  });

  test.each<[object, string, string | null]>([
    [{ name: '   ' }, 'name', 'Nazwa grupy jest polem wymaganym'],
    [{ name: 'x'.repeat(101) }, 'name', 'Maksymalnie 100 znaków'],
    [{ description: 'x'.repeat(2001) }, 'description', 'Maksymalnie 2000 znaków'],
    [{ icon: ' ' }, 'icon', 'Wybierz ikonę'],
    [{ extensions: [] }, 'extensions', 'Wybierz co najmniej jedno rozszerzenie'],
    [{ extensions: ['exe'] }, 'extensions.0', 'Nieznane rozszerzenie „exe”'],
    [{ extensions: 'pdf' }, 'extensions', null],
    [{ colour: 'red' }, 'colour', null],
  ])('%j is rejected', async (more, field, message) => {
    const answer = await settings.post(path, input(more));
    expect(answer.status).toBe(400);
    const wrong = answer.body.fields.find((one: { path: string }) => one.path === field);
    expect(wrong).toMatchObject(message === null ? { path: field } : { path: field, message });
    expect(await api.db.$count(repositoryGroups)).toBe(0);
  });

  test('removal returns a result per row and frees the extensions', async () => {
    const id = await create();
    const answer = await settings.delete(`${path}?ids=${id}&ids=99999`);
    expect(answer.body).toEqual([
      { id, name: 'Skany', done: true, errors: [] },
      { id: 99999, done: false, errors: ['Nie znaleziono grupy plików o numerze 99999'] },
    ]);
    expect(await api.db.$count(fileExtensions, sql`repository_group_id is not null`)).toBe(0);
    for (const call of [settings.get(`${path}/${id}`), settings.put(`${path}/${id}`, input())]) {
      expect((await call).status).toBe(404);
    }
  });

  test('editors can read the list; changing needs ManageSettings', async () => {
    const editor = api.as(await api.user({ permissions: ['PublishArticles'] }));
    expect((await editor.get(path)).status).toBe(200);
    expect((await editor.post(path, input())).status).toBe(403);
    expect((await editor.get(`${path}/1`)).status).toBe(403);
    expect((await api.anonymous.get(path)).status).toBe(401);
  });
});
