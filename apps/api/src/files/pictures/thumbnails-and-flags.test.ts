import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { files } from '../../database/schema.ts';
import { withApi, withClient } from '../../testing/with-api.ts';
import { bmp, docx, formOf, formWith, gif, jpeg, pdf, png, svg } from '../checks/test-files.ts';
import { addressOf, downloadPicture, expectNothingStored, uploadFailed } from '../testing/stored-files.ts';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });
const editor = withClient(api, { permissions: ['CreateArticles'] });

beforeEach(async () => {
  await api.db.delete(files);
});

describe('thumbnails', () => {
  const send = (form: FormData) => editor.post('/api/files/thumbnails', form);

  test('are resized to the recommended size and public', async () => {
    const answer = await send(formWith('file', await jpeg(1000, 400), 'Rynek.JPG'));
    const [{ id, originalId, ...thumbnail }] = answer.body;
    expect(thumbnail).toEqual({
      path: expect.stringMatching(addressOf(id)),
      originalPath: expect.stringMatching(addressOf(originalId)),
      fileName: 'Rynek.JPG',
      cropData: null,
    });
    expect(await downloadPicture(api, thumbnail.originalPath)).toMatchObject({ width: 1000, height: 400 });
    expect(await downloadPicture(api, thumbnail.path)).toMatchObject({
      width: 231,
      height: 92,
      format: 'jpeg',
      headers: {
        'content-type': 'image/jpeg',
        'content-disposition': 'inline; filename=obraz.JPG',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      },
    });
  });

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a.png', png],
    ['a.gif', gif],
    ['a.bmp', () => bmp(300, 200)],
  ])('%s of another frame', async (name, make) => {
    const form = formWith('file', await make(), name, { recommendedWidth: '100', recommendedHeight: '50' });
    const { body } = await send(form);
    expect(await downloadPicture(api, body[0].path)).toMatchObject({ width: 75, height: 50, format: 'png' });
  });

  test('are cropped, and cropped again from the original at another address', async () => {
    const crop = { unit: 'px', x: 100, y: 40, width: 462, height: 260 };
    const sent = Object.fromEntries(Object.entries(crop).map(([name, value]) => [name, String(value)]));
    const [first] = (await send(formWith('file', await jpeg(1000, 400), 'Rynek.JPG', sent))).body;
    expect(first.cropData).toEqual(crop);
    expect(await downloadPicture(api, first.path)).toMatchObject({ width: 231, height: 130, format: 'jpeg' });
    const left = { unit: '%', x: '0', y: '0', width: '50', height: '100' };
    const again = { originalId: String(first.originalId), ...left, recommendedWidth: '100', recommendedHeight: '80' };
    const [second] = (await send(formOf(again))).body;
    expect(second).toMatchObject({
      originalId: first.originalId,
      originalPath: first.originalPath,
      cropData: { unit: '%', x: 0, y: 0, width: 50, height: 100 },
    });
    expect(second.path).not.toBe(first.path);
    expect(await downloadPicture(api, second.path)).toMatchObject({ width: 100, height: 80 });
    expect(await downloadPicture(api, first.path)).toMatchObject({ width: 231, height: 130 });
  });

  const rectangle = { unit: 'px', x: '0', y: '0', width: '20', height: '10' };
  test.each<[string, Record<string, string>, boolean, number, string]>([
    ['neither file nor number', rectangle, false, 400, 'Podaj plik albo numer przesłanego obrazu'],
    ['both', { ...rectangle, originalId: '1' }, true, 400, 'Podaj plik albo numer przesłanego obrazu'],
    ['a part of a rectangle', { unit: 'px', x: '1' }, true, 400, 'Położenie i wymiary wycinka podaje się razem'],
    ['a number alone', { originalId: '1' }, false, 400, 'Podaj położenie i wymiary wycinka'],
    ['a crop outside the picture', { ...rectangle, x: '45' }, true, 400, 'Wycinek wykracza poza obraz'],
    ['an unknown picture', { ...rectangle, originalId: '999' }, false, 404, 'Nie znaleziono obrazu o numerze 999'],
  ])('%s is refused', async (_, fields, hasFile, status, message) => {
    const answer = await send(hasFile ? formWith('file', await png(60, 40), 'a.png', fields) : formOf(fields));
    expect([answer.status, answer.body.errors.join()]).toEqual([status, expect.stringContaining(message)]);
    await expectNothingStored(api);
  });

  test('are not enlarged', async () => {
    const { body } = await send(formWith('file', await png(20, 10), 'a.png'));
    expect(await downloadPicture(api, body[0].path)).toMatchObject({ width: 20, height: 10 });
  });

  test.each<[string, () => Buffer | string | Promise<Buffer>, string]>([
    ['a.svg', () => svg(), 'Dozwolone są obrazy: BMP, PNG, JPG, GIF'],
    ['a.png', () => pdf, 'Dozwolone są obrazy: BMP, PNG, JPG, GIF'],
    ['a.png', () => docx, 'Dozwolone są obrazy: BMP, PNG, JPG, GIF'],
    ['a.png', jpeg, 'Zawartość pliku nie odpowiada jego rozszerzeniu'],
    ['a.png', () => '', 'Plik jest pusty'],
    ['a.png', async () => (await png()).subarray(0, 200), 'Obraz jest uszkodzony albo za duży'],
    ['a.jpg', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'Obraz jest uszkodzony albo za duży'],
    ['a.bmp', () => bmp().subarray(0, 100), 'Obraz jest uszkodzony albo za duży'],
    ['a.bmp', () => Buffer.from('BM and nothing else'), 'Obraz jest uszkodzony albo za duży'],
  ])('%s that is none is refused: %s', async (name, make, reason) => {
    const answer = await send(formWith('file', await make(), name));
    expect([answer.status, answer.body.errors]).toEqual([415, [uploadFailed, reason]]);
    await expectNothingStored(api);
  });

  test('a picture of too many pixels is refused', async () => {
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await send(formWith('file', huge, 'a.png'))).status).toBe(415);
    await expectNothingStored(api);
  });

  test.each<Record<string, string>>([
    { recommendedWidth: '0' },
    { recommendedWidth: 'abc' },
    { recommendedHeight: '5000' },
    { colour: 'red' },
  ])('%j is refused', async (fields) => {
    const answer = await send(formWith('file', await png(), 'a.png', fields));
    expect([answer.status, answer.body.fields[0].path]).toEqual([400, Object.keys(fields)[0]]);
    await expectNothingStored(api);
  });
});

test('a flag is resized to 32x32', async () => {
  const answer = await settings.post('/api/files/flags', formWith('file', bmp(), 'szkocja.bmp'));
  expect(answer.status).toBe(201);
  expect(answer.headers.location).toBe(answer.body.path);
  expect(answer.body.fileName).toBe('szkocja.png');
  const flag = await downloadPicture(api, answer.body.path);
  expect(flag).toMatchObject({ width: 32, height: 16 });
  // colours and orientation of the bitmap: red on the left, blue on the right
  const { data } = await sharp(flag.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3), ...data.subarray(93, 96)]).toEqual([255, 0, 0, 0, 0, 255]);
});

test.each([
  ['szkocja.svg', () => svg('<script>alert(1)</script>'), 'szkocja.svg', 'image/svg+xml; charset=utf-8'],
  ['szkocja.png', () => png(64, 48), 'szkocja.png', 'image/png'],
  ['szkocja.jpeg', () => jpeg(), 'szkocja.jpeg', 'image/jpeg'],
  ['szkocja.gif', () => gif(), 'szkocja.png', 'image/png'],
])('flag %s keeps its kind where a browser can show it small', async (name, make, fileName, type) => {
  const answer = await settings.post('/api/files/flags', formWith('file', await make(), name));
  expect([answer.status, answer.body.fileName]).toEqual([201, fileName]);
  const { headers, bytes } = await downloadPicture(api, answer.body.path);
  expect(headers['content-type']).toBe(type);
  expect(bytes.toString('latin1')).not.toContain('script');
});

test('a picture cannot be downloaded by its id alone', async () => {
  const send = async () => (await editor.post('/api/files/thumbnails', formWith('file', await png(), 'plan.png'))).body;
  const [[first], [second]] = [await send(), await send()];
  const keyOf = ({ path }: { path: string }) => new URL(path, 'http://localhost').searchParams.get('key') ?? '';
  // the same bytes uploaded twice have different keys
  expect(keyOf(first)).not.toBe(keyOf(second));
  const wrong = [keyOf(second), keyOf(first).slice(1), keyOf(first).toUpperCase(), `${keyOf(first)}0`, '%00', '*', ''];
  expect((await api.anonymous.get(`/api/files/${first.id}`)).status).toBe(404);
  for (const key of wrong) {
    const answer = await api.anonymous.get(`/api/files/${first.id}?key=${key}`);
    expect([400, 404], key).toContain(answer.status);
  }
  const unknown = await api.anonymous.get(`/api/files/999999?key=${keyOf(first)}`);
  const known = await api.anonymous.get(`/api/files/${first.id}?key=${keyOf(second)}`);
  // the response must not reveal whether the id exists
  const saidOf = ({ status, body }: typeof known) => [status, body.title, body.errors[0].replace(/\d+/, 'N')];
  expect(saidOf(known)).toEqual(saidOf(unknown));
  expect((await api.anonymous.get(first.path)).status).toBe(200);
  // a repeated key is refused
  expect((await api.anonymous.get(`${first.path}&key=${keyOf(second)}`)).status).toBe(400);
});

test('users of the office need no key; such answers are not cached', async () => {
  const [{ id }] = (await editor.post('/api/files/thumbnails', formWith('file', await png(), 'plan.png'))).body;
  const read = await settings.get(`/api/files/${id}`);
  expect([read.status, read.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const without = api.as(await api.user({ permissions: [] }));
  const inactive = api.as(await api.user({ permissions: ['CreateArticles'], isActive: false }));
  for (const stranger of [without, inactive, api.withToken('nonsense')]) {
    expect((await stranger.get(`/api/files/${id}`)).status).toBe(404);
  }
});
