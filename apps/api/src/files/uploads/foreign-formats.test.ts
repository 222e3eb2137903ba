// What telephones, Illustrator and portals send: taken where it can be, refused with what to do where not.
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { formWith, pdf, png, svg } from '../checks/test-files.ts';
import { bitmap } from '../testing/bitmaps.ts';
import { expectNothingStored, forgetFiles, uploadFailed, withUploads } from '../testing/stored-files.ts';

const { api, upload } = withUploads();
beforeEach(() => forgetFiles(api));

const refusedExtension = 'Plik nie może być dodany - nie zdefiniowano grupy dla tego rozszerzenia';
const advice = (format: string) => `Obrazu w formacie ${format} nie można tu dodać. Zapisz go jako JPG albo PNG`;

const container = (...brands: string[]) => {
  const bytes = Buffer.alloc(64);
  bytes.writeUInt32BE(8 + 4 * (brands.length + 1), 0);
  const [major = '', ...more] = brands;
  bytes.write(`ftyp${major}\0\0\0\0${more.join('')}`, 4, 'latin1');
  return bytes;
};
const webp = async () =>
  sharp(await png())
    .webp()
    .toBuffer();
const avif = async () =>
  sharp(await png())
    .avif()
    .toBuffer();
const pictures: [string, string, () => Buffer | Promise<Buffer>][] = [
  ['heic', 'HEIC', () => container('heic', 'mif1', 'heic')],
  ['heif', 'HEIC', () => container('mif1', 'heic')],
  ['avif', 'AVIF', () => container('mif1', 'avif', 'miaf')],
  ['avif', 'AVIF', avif],
  ['webp', 'WebP', webp],
];

test.each(pictures)('an attachment %s is refused with what to do', async (extension, format, make) => {
  const bytes = await make();
  const named = await upload(bytes, `zdjecie.${extension.toUpperCase()}`);
  expect([named.status, named.body.errors]).toEqual([415, [refusedExtension, advice(format)]]);
  for (const other of ['jpg', 'png', 'gif', 'bmp', 'pdf']) {
    const renamed = await upload(bytes, `zdjecie.${other}`);
    expect([other, renamed.status, renamed.body.errors]).toEqual([other, 415, [uploadFailed, advice(format)]]);
  }
  await expectNothingStored(api);
});

test.each(pictures)('a picture of the site %s is refused with what to do', async (extension, format, make) => {
  const editor = api.as(await api.user({ permissions: ['ManageSettings'] }));
  for (const name of [`a.${extension}`, 'a.jpg']) {
    const answer = await editor.put('/api/files/image/', formWith('file', await make(), name, { purpose: 'banner' }));
    expect([name, answer.status, answer.body.errors]).toEqual([name, 415, [uploadFailed, advice(format)]]);
  }
});

test('a film is no picture', async () => {
  const answer = await upload(container('isom', 'mp41'), 'a.jpg');
  expect(answer.body.errors[1]).toBe('Zawartość pliku nie odpowiada jego rozszerzeniu');
});

test.each([
  ['a byte order mark', '\ufeff'],
  ['a line', '\r\n'],
  ['headers of a mail', 'Content-Type: application/pdf\r\nContent-Transfer-Encoding: binary\r\n\r\n'],
  ['zeros', '\0'.repeat(1000)],
])('a PDF with %s in front of it is one, and is kept as it is', async (_, before) => {
  const bytes = Buffer.concat([Buffer.from(before), pdf]);
  const answer = await upload(bytes, 'a.pdf');
  expect(answer.body[0]).toMatchObject({ contentType: 'application/pdf', size: bytes.length });
});

test.each<[string, Buffer]>([
  ['a program', Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), pdf])],
  ['an archive', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), pdf])],
  ['more than readers skip', Buffer.concat([Buffer.alloc(1100), pdf])],
])('%s in front of a PDF is refused', async (_, bytes) => {
  expect((await upload(bytes, 'a.pdf')).body.errors).toEqual([
    uploadFailed,
    'Zawartość pliku nie odpowiada jego rozszerzeniu',
  ]);
});

const entities = '<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>';
const drawing = svg().replace('<svg', `${entities}<svg`).replace('"http://www.w3.org/2000/svg" w', '"&ns_svg;" w');

test('a drawing of Illustrator is attached as it is, and is a picture of the site', async () => {
  const attached = await upload(drawing, 'a.svg');
  expect(attached.body[0]).toMatchObject({ contentType: 'image/svg+xml', size: Buffer.byteLength(drawing) });
  const editor = api.as(await api.user({ permissions: ['ManageSettings'] }));
  const answer = await editor.put('/api/files/image/', formWith('file', drawing, 'a.svg', { purpose: 'tile' }));
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
});

test('a bitmap that is not read here is refused as a picture with what to do', async () => {
  const editor = api.as(await api.user({ permissions: ['ManageSettings'] }));
  const bytes = bitmap({ bits: 24, compression: 5 });
  const answer = await editor.put('/api/files/image/', formWith('file', bytes, 'a.bmp', { purpose: 'banner' }));
  expect(answer.body.errors).toEqual([
    uploadFailed,
    'Tego rodzaju pliku BMP nie można tu odczytać. Zapisz obraz jako PNG',
  ]);
});
