import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { crc32, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { documentRepository, files, systemParameters } from '../database/schema.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import {
  bmp,
  docx,
  formWith,
  gif,
  jpeg,
  oldOffice,
  openDocument,
  pdf,
  png,
  pptx,
  sevenZip,
  svg,
  tar,
  tarEntry,
  xlsx,
  zip,
} from './test-files.ts';

const address = '/api/files/article';
const refused = 'Plik nie może być dodany - nie zdefiniowano grupy dla tego rozszerzenia';
const failed = 'Błąd przesyłania pliku. Możliwą przyczyną błędu jest nieprawidłowy plik typu';

let api: TestApi;
let editor: TestClient;

beforeAll(async () => {
  api = await startApi();
  editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.db.delete(documentRepository);
  await api.db.delete(files);
});

const upload = (bytes: Buffer | string, fileName: string, client = editor) =>
  client.post(address, formWith('attachments', bytes, fileName));

/** Temporary files that are still there. */
function leftBehind(): string[] {
  const folder = path.join(api.config.dataDir, 'files/incoming');
  return existsSync(folder) ? readdirSync(folder) : [];
}

async function nothingStored() {
  expect(leftBehind()).toEqual([]);
  expect(await api.db.$count(files)).toBe(0);
  expect(await api.db.$count(documentRepository)).toBe(0);
}

test('an uploaded attachment is downloaded byte for byte, under its Polish name', async () => {
  const sent = await upload(pdf, 'Uchwała budżetowa (2027).PDF');
  expect(sent.status).toBe(200);
  expect(sent.body).toEqual([
    {
      documentRepositoryId: expect.any(Number),
      size: pdf.length,
      filename: 'Uchwała budżetowa (2027).PDF',
      content: null,
      contentType: 'application/pdf',
      fileType: 1,
      crc32File: expect.stringMatching(/^[0-9a-f]{8}$/),
    },
  ]);
  const read = await editor.get(`/api/files/attachment/${sent.body[0].documentRepositoryId}`);
  expect(read.bytes.equals(pdf)).toBe(true);
  expect(read.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-disposition':
      'attachment; filename="Uchwala budzetowa (2027).PDF"; filename*=UTF-8\'\'Uchwa%C5%82a%20bud%C5%BCetowa%20%282027%29.PDF',
  });
  expect(read.headers['content-security-policy']).toContain('sandbox');
  expect(leftBehind()).toEqual([]);
});

/** As Inkscape exports it. */
const drawn = `\ufeff<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with a drawing program --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- 2 --><svg xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"><inkscape:page x="0"/><style/><text>Łąka &amp; las</text>
  <style>.a{fill:url(#b)}</style><use xlink:href="#b"/></svg>`;

describe('every extension of the repository groups is accepted with its content', () => {
  test.each<[string, () => Buffer | string | Promise<Buffer>, string, number]>([
    ['docx', () => docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 1],
    ['xlsx', () => xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 1],
    ['pptx', () => pptx, 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 1],
    ['odt', () => openDocument('text'), 'application/vnd.oasis.opendocument.text', 1],
    ['ods', () => openDocument('spreadsheet'), 'application/vnd.oasis.opendocument.spreadsheet', 1],
    ['doc', () => oldOffice('WordDocument'), 'application/msword', 1],
    ['xls', () => oldOffice('Workbook'), 'application/vnd.ms-excel', 1],
    ['ppt', () => oldOffice('PowerPoint Document'), 'application/vnd.ms-powerpoint', 1],
    ['txt', () => 'Zażółć gęślą jaźń\n', 'text/plain', 1],
    ['json', () => '\ufeff{"uchwała": 1}', 'application/json', 1],
    ['zip', () => zip({ name: 'a.txt', content: 'a' }), 'application/zip', 1],
    ['7z', () => sevenZip, 'application/x-7z-compressed', 1],
    ['zip', () => zip({ name: 'a.zip', content: zip({ name: 'b.docx', content: docx }) }), 'application/zip', 1],
    ['zip', () => zip({ name: 'a.7z', content: sevenZip, isDeflated: true }), 'application/zip', 1],
    ['zip', () => zip({ name: 'a.tar', content: tar(tarEntry('a', 'b')) }, { name: 'no.zip' }), 'application/zip', 1],
    ['zip', () => zip({ name: 'a.tar.gz', content: gzipSync(tar(tarEntry('a', 'b'))) }), 'application/zip', 1],
    [
      'zip',
      () => zip({ name: 'a.txt.gz', content: gzipSync('a') }, { name: 'b.gz', content: 'c' }),
      'application/zip',
      1,
    ],
    ['tar', () => tar(tarEntry('a.zip', zip({ name: 'b.docx', content: docx }))), 'application/x-tar', 1],
    [
      'tar',
      () => tar(tarEntry('a.tgz', gzipSync(tar(tarEntry('a', 'b')))), tarEntry('b.gz', '')),
      'application/x-tar',
      1,
    ],
    ['tar', () => tar(tarEntry('a.txt', 'abc'), tarEntry('b.txt', 'd'.repeat(600))), 'application/x-tar', 1],
    ['tar', () => tar(tarEntry('pax', '10 size=4\n', { kind: 'x' }), tarEntry('a', 'abcd')), 'application/x-tar', 1],
    ['png', png, 'image/png', 0],
    ['jpg', jpeg, 'image/jpeg', 0],
    ['jpeg', jpeg, 'image/jpeg', 0],
    ['gif', gif, 'image/gif', 0],
    ['bmp', () => bmp(), 'image/bmp', 0],
    ['svg', () => svg('<text x="1">Gmina</text><use href="#a"/>'), 'image/svg+xml', 0],
    ['svg', () => drawn, 'image/svg+xml', 0],
  ])('%s', async (extension, make, contentType, fileType) => {
    const answer = await upload(await make(), `plik.${extension}`);
    expect(answer.body[0]).toMatchObject({ contentType, fileType });
  });
});

test.each(['plik.rtf', 'plik.exe', 'plik', 'plik.pdf.php', '.pdf', 'plik.'])(
  '%s: no group has the extension',
  async (name) => {
    const answer = await upload(pdf, name);
    expect([answer.status, answer.body.errors]).toEqual([415, [refused]]);
    await nothingStored();
  },
);

describe('a content that does not match the extension, or is unsafe, is refused', () => {
  const bomb = zip({ name: '0', content: 'x', declaredSize: 0xfffffff0 });
  const packed = zip(...Array.from({ length: 30 }, (_, index) => ({ name: `${index}`, declaredSize: 1_000_000 })));
  const holes = '34 GNU.sparse.realsize=8000000000\n';
  const bombed = 'Archiwum po rozpakowaniu byłoby za duże';
  const inner = zip({ name: 'c.zip', content: zip({ name: 'd.txt', content: 'd' }) });
  // 15 MB each is allowed; together five exceed the ratio
  const part = zip({ name: '0', content: 'x', declaredSize: 15_000_000 });
  const parts = Array.from({ length: 5 }, (_, index) => ({ name: `${index}.zip`, content: part }));
  const long = { name: 'b.zip', content: zip({ name: 'a', content: 'a'.repeat(5000) }), isDeflated: true };
  const withInside = (name: string, content: Buffer) =>
    zip({ name: '[Content_Types].xml', content: '<Types/>' }, { name: 'word/document.xml' }, { name, content });
  const deep = 'W archiwum jest archiwum, w którym są następne archiwa. Rozpakuj je przed dodaniem';
  const packedTwice = gzipSync(gzipSync('a'));
  const packedBomb = gzipSync(Buffer.alloc(30_000_000));
  /** A gzip file of several members, longer than is extracted for one upload. */
  const endless = Buffer.concat(Array<Buffer>(17).fill(gzipSync(Buffer.alloc(16 * 1_048_576))));
  const broken = gzipSync(Buffer.alloc(16_000_000)).subarray(0, -8);
  const sparse = tar(tarEntry('a', 'b', { kind: 'S', realSize: 8_000_000_000 }));
  const longName = `${'d'.repeat(120)}/b.zip`;
  const path = `136 path=${longName}\n`;
  const fake = 'Zawartość pliku nie odpowiada jego rozszerzeniu';
  const unsafe = 'Plik SVG zawiera skrypty lub odwołania do innych stron';
  const named = (prefix: string, space: string, inside: string) =>
    svg(`<g xmlns:${prefix}="http://www.w3.org/${space === 'svg' ? '2000' : '1999'}/${space}">${inside}</g>`);
  test.each<[string, string, () => Buffer | string | Promise<Buffer>, string]>([
    ['empty', 'a.pdf', () => '', 'Plik jest pusty'],
    ['a program as PDF', 'a.pdf', () => 'MZ\x90', fake],
    ['a PDF as text', 'a.txt', () => pdf, fake],
    ['bytes as text', 'a.txt', () => Buffer.from([65, 0, 66]), fake],
    ['PNG as JPG', 'a.jpg', png, fake],
    ['Excel as Word', 'a.docx', () => xlsx, fake],
    ['an archive as Word', 'a.docx', () => zip({ name: 'a.txt' }), fake],
    ['old Excel as Word', 'a.doc', () => oldOffice('Workbook'), fake],
    ['a spreadsheet as text', 'a.odt', () => openDocument('spreadsheet'), fake],
    ['the start of an archive', 'a.zip', () => 'PK\x03\x04 and nothing else', fake],
    ['a truncated archive', 'a.zip', () => zip({ name: 'a', content: 'b' }).subarray(0, 40), fake],
    ['broken JSON', 'a.json', () => '{"a":', fake],
    ['no tar', 'a.tar', () => Buffer.alloc(2048), fake],
    ['a truncated tar', 'a.tar', () => tarEntry('a', 'b'.repeat(5000)).subarray(0, 3000), fake],
    ['a tar entry longer than the archive', 'a.tar', () => tar(tarEntry('a', 'b', { declaredSize: 1e9 })), fake],
    ['a tar and a program', 'a.tar', () => Buffer.concat([tarEntry('a', 'b'), Buffer.alloc(600, 'MZ')]), fake],
    ['a sparse tar', 'a.tar', () => tar(tarEntry('a', 'b', { kind: 'S', realSize: 8_000_000_000 })), bombed],
    ['a sparse tar by pax', 'a.tar', () => tar(tarEntry('pax', holes, { kind: 'x' }), tarEntry('a', 'b')), bombed],
    [
      'a tar of too many entries',
      'a.tar',
      () => tar(...Array.from({ length: 20_001 }, () => tarEntry('a', ''))),
      bombed,
    ],
    ['a bomb', 'a.zip', () => bomb, bombed],
    ['a bomb of many entries', 'a.zip', () => packed, bombed],
    ['a bomb as Word', 'a.docx', () => bomb, bombed],
    ['a program as 7z', 'a.7z', () => 'MZ\x90'.padEnd(64), fake],
    ['a bomb in an archive', 'a.zip', () => zip({ name: 'b.ZIP', content: bomb }), bombed],
    ['a packed bomb in an archive', 'a.zip', () => zip({ name: 'b.zip', content: bomb, isDeflated: true }), bombed],
    ['a bomb in Word', 'a.docx', () => withInside('word/embeddings/a.xlsx', bomb), bombed],
    ['a bomb in a tar', 'a.tar', () => tar(tarEntry('b.zip', bomb)), bombed],
    [
      'a bomb in a tar under a long name',
      'a.tar',
      () => tar(tarEntry('', longName, { kind: 'L' }), tarEntry('b', bomb)),
      bombed,
    ],
    [
      'a bomb in a tar under a name of pax',
      'a.tar',
      () => tar(tarEntry('', path, { kind: 'x' }), tarEntry('b', bomb)),
      bombed,
    ],
    ['a gzip bomb in an archive', 'a.zip', () => zip({ name: 'b.GZ', content: packedBomb }), bombed],
    ['a gzip bomb in a tar', 'a.tar', () => tar(tarEntry('b.gz', packedBomb)), bombed],
    ['a gzip bomb over the extraction limit', 'a.tar', () => tar(tarEntry('b.gz', endless)), bombed],
    ['truncated gzip bombs', 'a.tar', () => tar(...['b.gz', 'c.gz'].map((name) => tarEntry(name, broken))), bombed],
    ['a sparse tar in gzip', 'a.zip', () => zip({ name: 'b.tar.gz', content: gzipSync(sparse) }), bombed],
    ['a sparse tar in tgz', 'a.tar', () => tar(tarEntry('b.tgz', gzipSync(sparse))), bombed],
    ['a bomb in gzip', 'a.zip', () => zip({ name: 'b.zip.gz', content: gzipSync(bomb) }), bombed],
    ['gzip in gzip', 'a.zip', () => zip({ name: 'b.gz.gz', content: packedTwice }), deep],
    ['gzip in an archive in a tar', 'a.tar', () => tar(tarEntry('b.zip', zip({ name: 'c.gz', content: 'c' }))), deep],
    ['nested archives over the limit together', 'a.zip', () => zip(...parts), bombed],
    ['a compressed entry longer than declared', 'a.zip', () => zip({ ...long, declaredSize: 100 }), bombed],
    ['an archive in an archive in an archive', 'a.zip', () => zip({ name: 'b.zip', content: inner }), deep],
    ['script', 'a.svg', () => svg('<script>alert(1)</script>'), unsafe],
    ['handler', 'a.svg', () => svg('<g onload="alert(1)"/>'), unsafe],
    ['escaped link', 'a.svg', () => svg('<a href="java&#115;cript:alert(1)"><path/></a>'), unsafe],
    ['HTML inside', 'a.svg', () => svg('<foreignObject><body/></foreignObject>'), unsafe],
    ['a picture of another site', 'a.svg', () => svg('<image href="https://x.example/a.png"/>'), unsafe],
    ['escaped style', 'a.svg', () => svg('<style>&#64;import "https://x.example"</style>'), unsafe],
    ['style with @import', 'a.svg', () => svg('<style>@import "https://x.example"</style>'), unsafe],
    ['animated link', 'a.svg', () => svg('<a><animate attributeName="href" to="javascript:alert(1)"/></a>'), unsafe],
    ['entity', 'a.svg', () => svg().replace('<svg', '<!DOCTYPE svg [<!ENTITY a "b">]><svg'), unsafe],
    ['script under another prefix', 'a.svg', () => named('x', 'svg', '<x:script>alert(1)</x:script>'), unsafe],
    ['link under another prefix', 'a.svg', () => named('x', 'xlink', '<image x:href="https://x.example/a"/>'), unsafe],
    ['xml:base', 'a.svg', () => svg('<g xml:base="https://x.example/"/>'), unsafe],
    ['UTF-7', 'a.svg', () => svg().replace('"1.0"', '"1.0" encoding="utf-7"'), unsafe],
    ['unclosed style', 'a.svg', () => svg('<style>a{fill:url(https://x.example)}'), unsafe],
    ['comments without a root element', 'a.svg', () => '<!---->'.repeat(5000), fake],
    ['HTML as SVG', 'a.svg', () => '<html><script>alert(1)</script></html>', fake],
  ])('%s', async (_name, fileName, make, reason) => {
    const answer = await upload(await make(), fileName);
    expect([answer.status, answer.body.errors]).toEqual([415, [failed, reason]]);
    await nothingStored();
  });
});

describe('the size limit is a system parameter', () => {
  const megabyte = 1_048_576;
  beforeEach(async () => {
    await api.db
      .update(systemParameters)
      .set({ value: { value: 1, minValue: 1, maxValue: 100 } })
      .where(eq(systemParameters.keyName, 'MaxFileSize'));
  });
  const text = (size: number) => Buffer.alloc(size, 'a');
  const message = 'Rozmiar pliku przekracza dopuszczalny limit (1 MB)';

  test.each([1, 500_000])('%i bytes over it are refused', async (more) => {
    const answer = await upload(text(megabyte + more), 'a.txt');
    expect([answer.status, answer.body.errors]).toEqual([413, [message]]);
    await nothingStored();
  });

  test('a larger limit applies at once', async () => {
    const settings = api.as(await api.user({ permissions: ['ManageSettings'] }));
    const { body: parameters } = await settings.get('/api/settings/system-parameters?size=0');
    const { id } = parameters.find((one: { keyName: string }) => one.keyName === 'MaxFileSize');
    expect((await upload(text(2 * megabyte), 'a.txt')).status).toBe(413);
    const saved = await settings.put(`/api/settings/system-parameters/${id}`, {
      editorType: 'number',
      value: { value: 3 },
    });
    expect(saved.status).toBe(200);
    expect((await upload(text(2 * megabyte), 'a.txt')).body[0].size).toBe(2 * megabyte);
    expect((await upload(text(3 * megabyte + 1), 'a.txt')).body.errors).toEqual([
      'Rozmiar pliku przekracza dopuszczalny limit (3 MB)',
    ]);
  });

  test('a file of exactly the limit is accepted', async () => {
    expect((await upload(text(megabyte), 'a.txt')).body[0].size).toBe(megabyte);
  });
});

describe('a malformed form stores nothing', () => {
  const type = 'multipart/form-data; boundary=x';
  const part = (name: string, content: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.txt"\r\n\r\n${content}\r\n`;
  test.each([
    ['no file', type, '--x--\r\n', 400],
    ['another name', type, `${part('file', 'a')}--x--\r\n`, 400],
    ['two files', type, `${part('attachments', 'a')}${part('attachments', 'b')}--x--\r\n`, 400],
    ['text for the file', type, '--x\r\ncontent-disposition: form-data; name="attachments"\r\n\r\na\r\n--x--\r\n', 400],
    ['cut short', type, part('attachments', 'a'), 400],
    ['garbage', type, 'garbage', 400],
    ['no boundary', 'multipart/form-data', 'x', 415],
    ['JSON', 'application/json', '{}', 415],
    ['nothing said', 'text/plain', 'x', 415],
  ])('%s', async (_name, contentType, payload, status) => {
    const answer = await editor.post(address, undefined, { payload, headers: { 'content-type': contentType } });
    expect(answer.status).toBe(status);
    expect(answer.body.errors.length).toBeGreaterThan(0);
    await nothingStored();
  });
});

test('folders and control characters are removed from file names', async () => {
  const names = ['../../etc/passwd.txt', 'C:\\Users\\a\\b.txt', `${'ż'.repeat(300)}.txt`, 'a\u202Etxt.txt'];
  const stored = [];
  for (const [index, name] of names.entries()) stored.push((await upload(`tekst ${index}`, name)).body[0].filename);
  expect(stored).toEqual(['passwd.txt', 'b.txt', `${'ż'.repeat(246)}.txt`, 'atxt.txt']);
});

test('a full disk answers 507 and leaves neither row nor file', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const keep = vi.spyOn(api.storage, 'keep').mockRejectedValueOnce(full);
  const { status, body } = await upload('tekst', 'a.txt');
  const message = 'Na serwerze zabrakło miejsca, więc nic nie zostało zapisane. Powiadom administratora systemu';
  expect([status, body.errors]).toEqual([507, [message]]);
  await nothingStored();
  keep.mockRestore();
  expect((await upload('tekst', 'a.txt')).status).toBe(200);
});

test('a disk error leaves no row', async () => {
  const other = await startApi({ env: { DATA_DIR: '/dev/null/nowhere' } });
  try {
    const client = other.as(await other.user({ permissions: ['CreateArticles'] }));
    expect((await upload('tekst', 'a.txt', client)).status).toBe(500);
    expect(await other.db.$count(documentRepository)).toBe(0);
  } finally {
    await other.stop();
  }
});

test('without the permission the body is not read', async () => {
  expect((await upload(pdf, 'a.pdf', api.anonymous)).status).toBe(401);
  const reader = api.as(await api.user({ permissions: ['ArchiveArticles'] }));
  expect((await upload(pdf, 'a.pdf', reader)).status).toBe(403);
  await nothingStored();
  const [{ documentRepositoryId: id }] = (await upload(pdf, 'a.pdf')).body;
  expect((await reader.get(`/api/files/attachment/${id}`)).status).toBe(200);
  expect((await api.anonymous.get(`/api/files/attachment/${id}`)).status).toBe(401);
  const settings = api.as(await api.user({ permissions: ['ManageSettings'] }));
  expect((await settings.get(`/api/files/attachment/${id}`)).status).toBe(403);
  expect((await editor.get('/api/files/attachment/999999')).status).toBe(404);
  // files of the repository are not public under any number
  const [row] = await api.db.select({ id: files.id, key: files.key }).from(files);
  expect((await api.anonymous.get(`/api/files/${row?.id}?key=${row?.key}`)).status).toBe(404);
});

describe('a photo', () => {
  /** GIF blocks with metadata: XMP coordinates and a comment. */
  const hidden = Buffer.concat([
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from('XMP DataXMP'),
    Buffer.from([20]),
    Buffer.from('GPSLatitude=52,13.1N'),
    Buffer.from([0, 0x21, 0xfe, 12]),
    Buffer.from('Jan Kowalski'),
    Buffer.from([0]),
  ]);
  const inGif = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), hidden, bytes.subarray(-1)]);
  const shot = (picture: Sharp) =>
    picture
      .withExif({ IFD0: { Artist: 'Jan Kowalski' }, IFD3: { GPSLatitude: '52/1 13/1 47/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>GPSLatitude</a></x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .toBuffer();

  test.each<[string, () => Promise<Buffer>]>([
    ['jpg', async () => shot(sharp(await png(60, 40)).jpeg())],
    ['jpeg', async () => shot(sharp(await png(61, 40)).jpeg({ progressive: true }))],
    ['png', async () => shot(sharp(await png(62, 40)).png())],
    ['gif', async () => inGif(await gif(63, 40))],
    [
      'gif',
      async () => {
        const frame = { create: { width: 20, height: 30, channels: 3 as const, background: '#c00' } };
        const frames = [sharp(frame), sharp({ create: { ...frame.create, background: '#00c' } })];
        const pixels = await Promise.all(frames.map((one) => one.raw().toBuffer()));
        const raw = { width: 20, height: 60, channels: 3 as const, pageHeight: 30 };
        return inGif(
          await sharp(Buffer.concat(pixels), { raw })
            .gif({ loop: 3, delay: [200, 400] })
            .toBuffer(),
        );
      },
    ],
  ])('attached as a %s loses its metadata and keeps its pixels', async (extension, take) => {
    const bytes = await take();
    expect(bytes.toString('latin1')).toMatch(/Kowalski|GPSLatitude/);
    const { status, body } = await upload(bytes, `Ratusz.${extension}`);
    expect(status).toBe(200);
    const [{ documentRepositoryId, size, crc32File }] = body;
    const read = (await editor.get(`/api/files/attachment/${documentRepositoryId}`)).bytes;
    expect(read.toString('latin1')).not.toMatch(/Kowalski|GPSLatitude|xmpmeta|XMP/);
    expect([size, crc32File]).toEqual([read.length, crc32(read).toString(16).padStart(8, '0')]);
    const looks = async (picture: Buffer) => {
      const { width, height, pages, loop, delay, orientation } = await sharp(picture, { animated: true }).metadata();
      return { width, height, pages, loop, delay, orientation };
    };
    expect(await looks(read)).toEqual(await looks(bytes));
    const pixels = (picture: Buffer) => sharp(picture, { animated: true }).raw().toBuffer();
    expect((await pixels(read)).equals(await pixels(bytes))).toBe(true);
    // sent again it is the same document
    expect((await upload(bytes, `Ratusz.${extension}`)).body).toEqual(body);
    expect(leftBehind()).toEqual([]);
  });

  test('without metadata stays byte for byte', async () => {
    for (const [extension, bytes] of [
      ['jpg', await jpeg()],
      ['png', await png()],
      ['gif', await gif()],
    ] as const) {
      const [{ documentRepositoryId: id }] = (await upload(bytes, `a.${extension}`)).body;
      expect((await editor.get(`/api/files/attachment/${id}`)).bytes.equals(bytes), extension).toBe(true);
    }
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['jpg', async () => (await jpeg()).subarray(0, 30)],
    ['png', async () => (await png()).subarray(0, 20)],
    ['gif', async () => (await gif()).subarray(0, 9)],
  ])('that cannot be decoded (%s) is refused', async (extension, damaged) => {
    const { status, body } = await upload(await damaged(), `a.${extension}`);
    expect([status, body.errors]).toEqual([415, [failed, 'Obraz jest uszkodzony']]);
    await nothingStored();
  });
});

describe('search of the repository', () => {
  beforeEach(async () => {
    await upload('1', 'Uchwała nr 1.txt');
    await upload('22', 'uchwala nr 2.txt');
    await upload('[3]', 'Uchwała.json');
    await upload(pdf, 'Zarządzenie_100%.pdf');
  });
  const search = (query: string) => editor.get(`/api/searches/files?${query}`);
  const all = 'filters=extension;in;txt;json;pdf&sortings=id;asc';

  test.each([
    [`title=uchwala&${all}`, ['Uchwała nr 1.txt', 'uchwala nr 2.txt', 'Uchwała.json']],
    [`title=UCHWAŁA*&${all}`, ['Uchwała nr 1.txt', 'uchwala nr 2.txt', 'Uchwała.json']],
    [`title=uchwa?a.*&${all}`, ['Uchwała.json']],
    [`title=*nr+?.txt&${all}`, ['Uchwała nr 1.txt', 'uchwala nr 2.txt']],
    [`title=100%25&${all}`, ['Zarządzenie_100%.pdf']],
    [`title=_100&${all}`, ['Zarządzenie_100%.pdf']],
    [`title=nr_1&${all}`, []],
    ['title=*a*&filters=extension;in;json;pdf&sortings=fileName;desc', ['Zarządzenie_100%.pdf', 'Uchwała.json']],
    ['title=*&filters=extension;in;PDF', ['Zarządzenie_100%.pdf']],
    [
      'title=*&filters=extension;in;txt;json&sortings=size;desc',
      ['Uchwała.json', 'uchwala nr 2.txt', 'Uchwała nr 1.txt'],
    ],
    ['title=*&filters=extension;in;txt&filters=createdBy;contains;anna&size=1&sortings=id;asc', ['Uchwała nr 1.txt']],
    ['title=*&filters=extension;in;txt&filters=createdDate;lessThan;2020-01-01', []],
  ])('%s', async (query, names) => {
    const answer = await search(query);
    expect(answer.body.map((file: { fileName: string }) => file.fileName)).toEqual(names);
  });

  test('is sorted by date, newest first, with the total in a header', async () => {
    const answer = await search('title=*&filters=extension;in;txt;json;pdf&size=1');
    expect(answer.headers['x-total-count']).toBe('4');
    expect(answer.body).toEqual([
      {
        id: expect.any(Number),
        fileName: 'Zarządzenie_100%.pdf',
        createdDate: expect.stringMatching(/^\d{4}-.*Z$/),
        createdBy: 'Anna Testowa',
        extension: 'pdf',
        size: pdf.length,
        contentType: 'application/pdf',
        fileType: 1,
        crc32File: expect.stringMatching(/^[0-9a-f]{8}$/),
      },
    ]);
  });

  test.each([
    ['title=a', ['Wybierz grupę']],
    ['title=%20&filters=extension;in;txt', ['Uzupełnij pole']],
    ['title=%20', ['Wybierz grupę', 'Uzupełnij pole']],
    ['title=', null],
    ['filters=extension;in;txt', null],
    ['title=a&filters=extension;equal;txt', null],
    ['title=a&filters=extension;in;txt&sortings=crc32File;asc', null],
  ])('%s is refused', async (query, errors) => {
    const answer = await search(query);
    expect(answer.status).toBe(400);
    if (errors !== null) expect(answer.body.errors).toEqual(errors);
  });
});

test('extensions are listed with their groups', async () => {
  const { body } = await editor.get('/api/files/mime-types');
  const names = body.map((one: { extension: string }) => one.extension);
  expect(names).toEqual([...names].sort());
  const of = (extension: string) => body.find((one: { extension: string }) => one.extension === extension);
  expect(of('docx')).toMatchObject({ description: 'Dokument Word', fileType: 1, repositoryGroupName: 'Dokumenty' });
  expect(of('svg')).toMatchObject({ fileType: 0, repositoryGroupName: 'Obrazy' });
  expect(of('rtf')).toMatchObject({ repositoryGroupId: null, repositoryGroupName: null });
});
