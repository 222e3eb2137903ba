import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { files, systemParameters } from '../../database/schema.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { withApi, withClient } from '../../testing/with-api.ts';
import { docx, formWith, jpeg, pdf, png, svg } from '../checks/test-files.ts';
import { addressOf, downloadPicture, expectNothingStored, uploadFailed } from '../testing/stored-files.ts';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });
const editor = withClient(api, { permissions: ['CreateArticles'] });

beforeEach(async () => {
  await api.db.delete(files);
});

/** 60x40, random pixels. */
function noise(): Sharp {
  const pixels = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, index) => (index * 7919) % 251));
  return sharp(pixels, { raw: { width: 60, height: 40, channels: 3 } });
}

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
    await expectNothingStored(api);
  });

  test.each([
    ['a.png', async () => (await png(300, 300)).subarray(0, 100), { kind: 'banner' }, 415, uploadFailed],
    ['a.svg', () => svg(), { kind: 'banner' }, 415, uploadFailed],
    ['a.jpg', () => png(), { kind: 'contactPhoto' }, 415, uploadFailed],
    ['a.png', () => png(100, 300), { kind: 'bigLogo' }, 400, 'Obraz jest za mały. Minimalny rozmiar to 200x200'],
    ['a.png', () => png(100, 50), { kind: 'tile', ...rectangle }, 400, 'Wycinek wykracza poza obraz'],
    ['a.png', () => png(), { kind: 'tile', x: '1' }, 400, 'Położenie i wymiary wycinka podaje się razem'],
    ['a.svg', () => svg(), { kind: 'flag', ...rectangle }, 400, 'Flagi i pliku PDF się nie kadruje'],
    ['a.pdf', () => pdf, { kind: 'pdf', ...rectangle }, 400, 'Flagi i pliku PDF się nie kadruje'],
    ['a.pdf', () => png(), { kind: 'pdf' }, 415, 'Niepoprawny format pliku. Wymagany format pliku to .pdf'],
  ])('of %s refuses what an upload refuses: %#', async (name, make, fields, status, message) => {
    const answer = await check(await make(), name, fields as Record<string, string>);
    expect([answer.status, answer.body.errors[0]]).toEqual([status, message]);
    await expectNothingStored(api);
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
    expect((await downloadPicture(api, answer.body.path)).bytes.equals(bytes)).toBe(true);
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
    const stored = await downloadPicture(api, body.path);
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
    const stored = (await downloadPicture(api, body.path)).bytes;
    expect(stored.equals(bytes)).toBe(true);
  });

  test('an SVG is sanitised, and loses the name of its author', async () => {
    const author = '<metadata><rdf:RDF><dc:creator>Jan Kowalski</dc:creator></rdf:RDF></metadata>';
    const source = svg(
      `${author}<script>alert(1)</script><g onclick="x()"><a href="javascript:x()"><path d="M0 0"/></a></g>`,
    );
    const { body } = await put(formWith('file', source, 'logo.svg', { purpose: 'smallLogo' }));
    expect(body).toMatchObject({ contentType: 'image/svg+xml', width: 100, height: 50 });
    const { bytes, headers } = await downloadPicture(api, body.path);
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
    await expectNothingStored(api);
  });

  test.each(['banner', 'background', 'contactPhoto', 'other'])('%s refuses SVG', async (purpose) => {
    expect((await put(formWith('file', svg(), 'a.svg', { purpose }))).status).toBe(415);
    await expectNothingStored(api);
  });

  test('an unknown purpose is refused', async () => {
    expect((await put(formWith('file', await png(), 'a.png', { purpose: 'poster' }))).status).toBe(400);
    await expectNothingStored(api);
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
    await expectNothingStored(api);
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
    expect([broken.status, broken.body.errors[0]]).toEqual([415, uploadFailed]);
  }
  await expectNothingStored(api);
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
  await expectNothingStored(api);
  expect((await api.anonymous.get('/api/files/999999?key=a')).status).toBe(404);
});
