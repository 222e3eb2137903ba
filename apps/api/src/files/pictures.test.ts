import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { files, systemParameters } from '../database/schema.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { bmp, docx, formWith, gif, jpeg, pdf, png, svg } from './test-files.ts';

const failed = 'Błąd przesyłania pliku. Możliwą przyczyną błędu jest nieprawidłowy plik typu';

let api: TestApi;
let settings: TestClient;
let editor: TestClient;

beforeAll(async () => {
  api = await startApi();
  settings = api.as(await api.user({ permissions: ['ManageSettings'] }));
  editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.db.delete(files);
});

async function nothingStored() {
  const folder = path.join(api.config.dataDir, 'files/incoming');
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  expect(await api.db.$count(files)).toBe(0);
}

async function seen(address: string) {
  const { bytes, headers, status } = await api.anonymous.get(address);
  expect(status).toBe(200);
  const { width, height, format } = await sharp(bytes).metadata();
  return { bytes, headers, width, height, format };
}

/** The key is a random UUID. */
const addressOf = (id: number) => new RegExp(`^/api/files/${id}\\?key=[0-9a-f]{32}$`);

/** 60x40, random pixels. */
function noise(): Sharp {
  const pixels = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, index) => (index * 7919) % 251));
  return sharp(pixels, { raw: { width: 60, height: 40, channels: 3 } });
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

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
    expect(await seen(thumbnail.originalPath)).toMatchObject({ width: 1000, height: 400 });
    expect(await seen(thumbnail.path)).toMatchObject({
      width: 231,
      height: 92,
      format: 'jpeg',
      headers: {
        'content-type': 'image/jpeg',
        'content-disposition': expect.stringContaining('inline; filename="Rynek.JPG"'),
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
    expect(await seen(body[0].path)).toMatchObject({ width: 75, height: 50, format: 'png' });
  });

  test('are cropped, and cropped again from the original at another address', async () => {
    const crop = { unit: 'px', x: 100, y: 40, width: 462, height: 260 };
    const sent = Object.fromEntries(Object.entries(crop).map(([name, value]) => [name, String(value)]));
    const [first] = (await send(formWith('file', await jpeg(1000, 400), 'Rynek.JPG', sent))).body;
    expect(first.cropData).toEqual(crop);
    expect(await seen(first.path)).toMatchObject({ width: 231, height: 130, format: 'jpeg' });
    const left = { unit: '%', x: '0', y: '0', width: '50', height: '100' };
    const again = { originalId: String(first.originalId), ...left, recommendedWidth: '100', recommendedHeight: '80' };
    const [second] = (await send(formOf(again))).body;
    expect(second).toMatchObject({
      originalId: first.originalId,
      originalPath: first.originalPath,
      cropData: { unit: '%', x: 0, y: 0, width: 50, height: 100 },
    });
    expect(second.path).not.toBe(first.path);
    expect(await seen(second.path)).toMatchObject({ width: 100, height: 80 });
    expect(await seen(first.path)).toMatchObject({ width: 231, height: 130 });
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
    await nothingStored();
  });

  test('are not enlarged', async () => {
    const { body } = await send(formWith('file', await png(20, 10), 'a.png'));
    expect(await seen(body[0].path)).toMatchObject({ width: 20, height: 10 });
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
    expect([answer.status, answer.body.errors]).toEqual([415, [failed, reason]]);
    await nothingStored();
  });

  test('a picture of too many pixels is refused', async () => {
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await send(formWith('file', huge, 'a.png'))).status).toBe(415);
    await nothingStored();
  });

  test.each<Record<string, string>>([
    { recommendedWidth: '0' },
    { recommendedWidth: 'abc' },
    { recommendedHeight: '5000' },
    { colour: 'red' },
  ])('%j is refused', async (fields) => {
    const answer = await send(formWith('file', await png(), 'a.png', fields));
    expect([answer.status, answer.body.fields[0].path]).toEqual([400, Object.keys(fields)[0]]);
    await nothingStored();
  });
});

test('a flag is resized to 32x32', async () => {
  const answer = await settings.post('/api/files/flags', formWith('file', bmp(), 'szkocja.bmp'));
  expect(answer.status).toBe(201);
  expect(answer.headers.location).toBe(answer.body.path);
  expect(answer.body.fileName).toBe('szkocja.png');
  const flag = await seen(answer.body.path);
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
  const { headers, bytes } = await seen(answer.body.path);
  expect(headers['content-type']).toBe(type);
  expect(bytes.toString('latin1')).not.toContain('script');
});

describe('a check', () => {
  const check = (bytes: Buffer | string, name: string, fields: Record<string, string>) =>
    settings.post('/api/files/checks', formWith('file', bytes, name, fields));
  const rectangle = { unit: 'px', x: '0', y: '0', width: '200', height: '100' };

  test.each([
    ['a.png', () => png(300, 300), { kind: 'banner', ...rectangle }],
    ['a.svg', () => svg(), { kind: 'tile' }],
    ['a.svg', () => svg(), { kind: 'flag' }],
    ['a.pdf', () => pdf, { kind: 'pdf' }],
  ])('of %s takes what an upload takes, and stores nothing: %#', async (name, make, fields) => {
    expect((await check(await make(), name, fields)).status).toBe(204);
    await nothingStored();
  });

  test.each([
    ['a.png', async () => (await png(300, 300)).subarray(0, 100), { kind: 'banner' }, 415, failed],
    ['a.svg', () => svg(), { kind: 'banner' }, 415, failed],
    ['a.jpg', () => png(), { kind: 'contactPhoto' }, 415, failed],
    ['a.png', () => png(100, 300), { kind: 'bigLogo' }, 400, 'Obraz jest za mały. Minimalny rozmiar to 200x200'],
    ['a.png', () => png(100, 50), { kind: 'tile', ...rectangle }, 400, 'Wycinek wykracza poza obraz'],
    ['a.png', () => png(), { kind: 'tile', x: '1' }, 400, 'Położenie i wymiary wycinka podaje się razem'],
    ['a.pdf', () => png(), { kind: 'pdf' }, 415, 'Niepoprawny format pliku. Wymagany format pliku to .pdf'],
  ])('of %s refuses what an upload refuses: %#', async (name, make, fields, status, message) => {
    const answer = await check(await make(), name, fields as Record<string, string>);
    expect([answer.status, answer.body.errors[0]]).toEqual([status, message]);
    await nothingStored();
  });
});

describe('originals', () => {
  const put = (form: FormData) => settings.put('/api/files/image/', form);

  test('are stored as uploaded', async () => {
    const bytes = await png(640, 480);
    const answer = await put(formWith('file', bytes, 'Ratusz.png', { purpose: 'banner' }));
    const { id } = answer.body;
    expect(answer.body).toEqual({
      id,
      path: expect.stringMatching(addressOf(id)),
      originalPath: answer.body.path,
      fileName: 'Ratusz.png',
      contentType: 'image/png',
      width: 640,
      height: 480,
      size: bytes.length,
    });
    expect((await seen(answer.body.path)).bytes.equals(bytes)).toBe(true);
  });

  test('have the size of the upright picture', async () => {
    const bytes = await sharp(await jpeg(640, 480))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await put(formWith('file', bytes, 'a.jpg', { purpose: 'banner' }));
    expect([body.width, body.height]).toEqual([480, 640]);
  });

  test.each<[string, (picture: Sharp) => Sharp]>([
    ['jpg', (picture) => picture.jpeg({ quality: 92 })],
    ['jpg', (picture) => picture.jpeg({ progressive: true, chromaSubsampling: '4:4:4' })],
    ['png', (picture) => picture.png()],
  ])('lose what a camera adds and not one pixel: %s %#', async (extension, encode) => {
    const shot = await encode(noise())
      .withIccProfile('p3')
      .withExif({ IFD0: { Make: 'Aparat', Artist: 'Jan Kowalski' }, IFD3: { GPSLatitude: '52/1 13/1 47/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(shot).metadata()).exif?.length).toBeGreaterThan(100);
    const bytes = Buffer.concat([shot, Buffer.from('a second picture')]);
    const { body } = await put(formWith('file', bytes, `a.${extension}`, { purpose: 'banner' }));
    expect([body.width, body.height]).toEqual([40, 60]);
    const stored = await seen(body.path);
    expect(stored.bytes.toString('latin1')).not.toMatch(/Aparat|Kowalski|second picture/);
    const { orientation, exif, icc, hasProfile } = await sharp(stored.bytes).metadata();
    expect({ orientation, hasProfile }).toEqual({ orientation: 6, hasProfile: true });
    expect(exif?.length).toBeLessThan(40);
    expect(icc).toEqual((await sharp(shot).metadata()).icc);
    const pixels = (one: Buffer) => sharp(one).raw().toBuffer();
    expect((await pixels(stored.bytes)).equals(await pixels(shot))).toBe(true);
    expect(body.size).toBe(stored.bytes.length);
  });

  test('with comments and fill bytes are stripped correctly', async () => {
    const bytes = await jpeg(64, 48);
    const comment = Buffer.from('\xff\xff\xff\xfe\0\x0aPrzebieg', 'latin1');
    const { body } = await put(
      formWith('file', Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)]), 'a.jpg', {
        purpose: 'other',
      }),
    );
    const stored = (await seen(body.path)).bytes;
    expect(stored.equals(bytes)).toBe(true);
  });

  test('an SVG is sanitised, and loses the name of its author', async () => {
    const author = '<metadata><rdf:RDF><dc:creator>Jan Kowalski</dc:creator></rdf:RDF></metadata>';
    const source = svg(
      `${author}<script>alert(1)</script><g onclick="x()"><a href="javascript:x()"><path d="M0 0"/></a></g>`,
    );
    const { body } = await put(formWith('file', source, 'logo.svg', { purpose: 'smallLogo' }));
    expect(body).toMatchObject({ contentType: 'image/svg+xml', width: 100, height: 50 });
    const { bytes, headers } = await seen(body.path);
    expect(bytes.toString()).not.toMatch(/script|onclick|javascript|Kowalski/);
    expect(bytes.toString()).toContain('fill="#c00"');
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  test.each([
    ['smallLogo', 199, 300],
    ['bigLogo', 300, 199],
    ['background', 799, 300],
    ['euCollection', 900, 174],
  ])('%s of %ix%i is too small', async (purpose, width, height) => {
    const answer = await put(formWith('file', await png(width, height), 'a.png', { purpose }));
    const least = purpose.endsWith('Logo') ? '200x200' : '800x175';
    const message = `Obraz jest za mały. Minimalny rozmiar to ${least}`;
    expect([answer.status, answer.body.fields]).toEqual([400, [{ path: 'file', message }]]);
    await nothingStored();
  });

  test.each(['banner', 'background', 'contactPhoto', 'other'])('%s refuses SVG', async (purpose) => {
    expect((await put(formWith('file', svg(), 'a.svg', { purpose }))).status).toBe(415);
    await nothingStored();
  });

  test('an unknown purpose is refused', async () => {
    expect((await put(formWith('file', await png(), 'a.png', { purpose: 'poster' }))).status).toBe(400);
    await nothingStored();
  });
});

describe('crops', () => {
  const postCrop = (form: FormData) => settings.post('/api/files/crop', form);
  const rectangle = { unit: 'px', x: '0', y: '0', width: '200', height: '100' };

  function crop(fields: Record<string, string>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return postCrop(form);
  }

  test('keep the original, so that it can be cropped again', async () => {
    const { body: original } = await settings.put(
      '/api/files/image/',
      formWith('file', bmp(400, 200), 'pas.bmp', { purpose: 'banner' }),
    );
    const sent = { ...rectangle, x: '50', width: '50', unit: '%', originalId: String(original.id), purpose: 'banner' };
    const answer = await crop(sent);
    expect(answer.status).toBe(201);
    expect(answer.headers.location).toBe(answer.body.path);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      path: expect.any(String),
      originalId: original.id,
      originalPath: original.path,
      fileName: 'pas.png',
      cropData: { unit: '%', x: 50, y: 0, width: 50, height: 100 },
    });
    const picture = await seen(answer.body.path);
    expect(picture).toMatchObject({ width: 300, height: 105, format: 'png' });
    const { data } = await sharp(picture.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0, 0, 255]);
    expect((await crop(sent)).body.id).not.toBe(answer.body.id);
  });

  test.each([
    ['smallLogo', 74, 74],
    ['bigLogo', 70, 80],
    ['background', 1366, 240],
    ['euCollection', 1240, 45],
    ['banner', 300, 105],
    ['tile', 200, 150],
    ['contactPhoto', 230, 230],
    ['other', 230, 230],
  ])('%s: %ix%i', async (purpose, width, height) => {
    const answer = await postCrop(formWith('file', await jpeg(900, 300), 'a.jpg', { ...rectangle, purpose }));
    expect(await seen(answer.body.path)).toMatchObject({ width, height, format: 'jpeg' });
    expect(await seen(answer.body.originalPath)).toMatchObject({ width: 900, height: 300 });
  });

  test('an SVG is rasterised in the size of the crop', async () => {
    const sent = { ...rectangle, width: '50', height: '50', purpose: 'tile', targetWidth: '400', targetHeight: '400' };
    const { body } = await postCrop(formWith('file', svg(), 'a.svg', sent));
    const picture = await seen(body.path);
    expect(picture).toMatchObject({ width: 400, height: 400, format: 'png' });
    const { data, info } = await sharp(picture.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(-info.channels).subarray(0, 3)]).toEqual([204, 0, 0]);
  });

  test('a small part of a large SVG is rasterised within the pixel limit', async () => {
    const large = svg().replace('width="100" height="50"', 'width="4000" height="2000"');
    const sent = { ...rectangle, width: '20', height: '20', purpose: 'tile' };
    const { status, body } = await postCrop(formWith('file', large, 'a.svg', sent));
    expect(status).toBe(201);
    expect(await seen(body.path)).toMatchObject({ width: 200, height: 150 });
  });

  test.each<[Record<string, string>, string]>([
    [{ x: '800' }, 'width'],
    [{ unit: '%', width: '101' }, 'width'],
    [{ height: '301.5' }, 'width'],
    [{ x: '-1' }, 'x'],
    [{ width: '0' }, 'width'],
    [{ width: 'NaN' }, 'width'],
    [{ unit: 'em' }, 'unit'],
    [{ targetWidth: '5000' }, 'targetWidth'],
    [{ originalId: '1' }, 'file'],
  ])('%j is refused and leaves nothing', async (fields, field) => {
    const form = formWith('file', await jpeg(900, 300), 'a.jpg', { ...rectangle, purpose: 'banner', ...fields });
    const answer = await postCrop(form);
    expect([answer.status, answer.body.fields[0].path]).toEqual([400, field]);
    await nothingStored();
  });

  test('a missing picture, an unknown id and a manual are refused', async () => {
    expect((await crop({ ...rectangle, purpose: 'banner' })).body.fields[0].path).toBe('file');
    expect((await crop({ ...rectangle, purpose: 'banner', originalId: '999999' })).status).toBe(404);
    const { body: manual } = await settings.post('/api/files', formWith('file', pdf, 'a.pdf'));
    expect((await crop({ ...rectangle, purpose: 'banner', originalId: String(manual.id) })).status).toBe(404);
  });
});

describe('photos of contacts', () => {
  const send = (form: FormData) => settings.post('/api/files/office-contact-photos', form);

  test('are cropped to the rectangle, or to the centred square without one', async () => {
    const { body } = await send(formWith('file', await jpeg(600, 400), 'a.jpg'));
    expect(body.cropData).toEqual({ unit: 'px', x: 100, y: 0, width: 400, height: 400 });
    expect(await seen(body.path)).toMatchObject({ width: 230, height: 230 });
    const given = { unit: 'px', x: '10', y: '20', width: '100', height: '100' };
    const cropped = await send(formWith('file', await jpeg(600, 400), 'a.jpg', given));
    expect([cropped.status, cropped.body.cropData]).toEqual([
      201,
      { unit: 'px', x: 10, y: 20, width: 100, height: 100 },
    ]);
  });

  test('an incomplete rectangle is refused', async () => {
    const answer = await send(formWith('file', await jpeg(), 'a.jpg', { unit: 'px', x: '1' }));
    expect([answer.status, answer.body.fields[0].path]).toEqual([400, 'unit']);
    await nothingStored();
  });
});

describe('manuals', () => {
  const send = (bytes: Buffer | string, name: string) => settings.post('/api/files', formWith('file', bytes, name));

  test('are public PDFs', async () => {
    const answer = await send(pdf, 'Podręcznik.pdf');
    expect([answer.status, answer.headers.location]).toEqual([201, expect.stringMatching(addressOf(answer.body.id))]);
    const read = await api.anonymous.get(answer.headers.location ?? '');
    expect(read.bytes.equals(pdf)).toBe(true);
    expect(read.headers['content-type']).toBe('application/pdf');
  });

  test.each<[string, string, Buffer | string]>([
    ['another extension', 'a.txt', pdf],
    ['another content', 'a.pdf', docx],
    ['nothing', 'a.pdf', ''],
  ])('%s is refused', async (_what, name, bytes) => {
    const answer = await send(bytes, name);
    expect([answer.status, answer.body.errors]).toEqual([
      415,
      ['Niepoprawny format pliku. Wymagany format pliku to .pdf'],
    ]);
    await nothingStored();
  });
});

test('every upload of a picture refuses oversized and corrupt ones with the same message', async () => {
  const name = eq(systemParameters.keyName, 'MaxFileSize');
  const [before] = await api.db.select({ value: systemParameters.value }).from(systemParameters).where(name);
  await api.db
    .update(systemParameters)
    .set({ value: { value: 1, minValue: 1, maxValue: 100 } })
    .where(name);
  const rectangle = { unit: 'px', x: '0', y: '0', width: '10', height: '10' };
  const calls: [TestClient, 'post' | 'put', string, Record<string, string>][] = [
    [editor, 'post', '/api/files/thumbnails', {}],
    [settings, 'post', '/api/files/flags', {}],
    [settings, 'post', '/api/files/checks', { kind: 'tile' }],
    [settings, 'post', '/api/files/office-contact-photos', {}],
    ...Object.values(ImagePurpose).flatMap((purpose): typeof calls => [
      [settings, 'put', '/api/files/image/', { purpose }],
      [settings, 'post', '/api/files/crop', { purpose, ...rectangle }],
    ]),
  ];
  for (const [client, method, address, fields] of calls) {
    const send = (bytes: Buffer) => client[method](address, formWith('file', bytes, 'a.png', fields));
    const large = await send(Buffer.alloc(1_048_577));
    expect([large.status, large.body.errors]).toEqual([413, ['Rozmiar pliku przekracza dopuszczalny limit (1 MB)']]);
    const broken = await send((await png(300, 300)).subarray(0, 100));
    expect([broken.status, broken.body.errors[0]]).toEqual([415, failed]);
  }
  await nothingStored();
  if (before !== undefined) await api.db.update(systemParameters).set(before).where(name);
});

test('permissions are required', async () => {
  const calls: ['post' | 'put', string, TestClient][] = [
    ['post', '/api/files', editor],
    ['put', '/api/files/image/', editor],
    ['post', '/api/files/crop', editor],
    ['post', '/api/files/flags', editor],
    ['post', '/api/files/checks', editor],
    ['post', '/api/files/office-contact-photos', editor],
    ['post', '/api/files/thumbnails', settings],
  ];
  for (const [method, address, other] of calls) {
    const form = formWith('file', pdf, 'a.pdf', { purpose: 'other' });
    expect((await api.anonymous[method](address, form)).status, address).toBe(401);
    expect((await other[method](address, form)).status, address).toBe(403);
  }
  await nothingStored();
  expect((await api.anonymous.get('/api/files/999999?key=a')).status).toBe(404);
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
