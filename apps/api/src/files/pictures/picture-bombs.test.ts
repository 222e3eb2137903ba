// Pictures that would cost the server far more than their senders: refused in a sentence, while others are served.
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { files } from '../../database/schema.ts';
import { createLog } from '../../http/log.ts';
import { receiveBytes } from '../../storage/received-content.ts';
import { startApi } from '../../testing/start-api.ts';
import { withApi, withClient } from '../../testing/with-api.ts';
import { fileWork } from '../../workers/worker-limits.ts';
import { createWorkerPool } from '../../workers/worker-pool.ts';
import { createWorkers } from '../../workers/workers.ts';
import { formWith, jpeg, pdf, png, svg } from '../checks/test-files.ts';
import { storePublicFile } from '../stored/file-rows.ts';
import { pngChunk } from './picture-metadata.ts';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });

const send = (bytes: Buffer | string, name: string, client = settings) =>
  client.put('/api/files/image/', formWith('file', bytes, name, { purpose: 'tile' }));

/** A PNG that promises so many pixels and has a row of them. */
function promised(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const parts = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(width + 1))),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** A GIF with a canvas of this size and one pixel on it. */
function canvas(width: number, height: number): Buffer {
  const bytes = Buffer.from(
    'GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
    'latin1',
  );
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  return bytes;
}

const morphology = `<svg xmlns="http://www.w3.org/2000/svg" width="6900" height="6900"><filter id="a"><feMorphology radius="200"/><feMorphology radius="200"/></filter><rect width="6900" height="6900" filter="url(#a)"/></svg>`;
const entities = `<!DOCTYPE svg [<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<text>&b;</text>').slice(22)}`;
const embedded = (bytes: Buffer) =>
  svg(`<image width="9" height="9" href="data:image/png;base64,${bytes.toString('base64')}"/>`);
const webp = () => png().then((bytes) => sharp(bytes).webp().toBuffer());
const avif = () => png().then((bytes) => sharp(bytes).avif().toBuffer());

const broken = 'Obraz jest uszkodzony albo za duży';
const allowed = 'Dozwolone są obrazy: SVG, BMP, PNG, JPG, GIF';

test.each<[string, string, () => Buffer | string | Promise<Buffer>, RegExp | string]>([
  [
    'a filter of 240 bytes',
    'a.svg',
    () => morphology,
    /^Rysunek SVG używa filtra feMorphology, .* zapisz go jako PNG$/,
  ],
  ['300 kB of groups', 'a.svg', () => svg('<g>'.repeat(100_000)), /zagnieżdżone głębiej niż na 100 poziomów/],
  ['900 kB of groups', 'a.svg', () => svg('<g>'.repeat(300_000)), /zagnieżdżone głębiej niż na 100 poziomów/],
  ['a drawing of many bytes', 'a.svg', () => svg(' '.repeat(2_097_152)), /może mieć najwyżej 2 MB/],
  [
    'a drawing of 60,000 pixels a side',
    'a.svg',
    () => svg().replace('"100" height="50"', '"60000" height="60000"'),
    broken,
  ],
  ['a picture of 40,000 pixels a side', 'a.png', () => promised(40_000, 40_000), broken],
  ['entities that repeat each other', 'a.svg', () => entities, broken],
  ['WebP', 'a.png', webp, 'Obrazu w formacie WebP nie można tu dodać. Zapisz go jako JPG albo PNG'],
  ['AVIF', 'a.png', avif, 'Obrazu w formacie AVIF nie można tu dodać. Zapisz go jako JPG albo PNG'],
  ['PDF', 'a.png', () => pdf, allowed],
])('%s is refused', async (_name, name, make, reason) => {
  const answer = await send(await make(), name);
  expect([answer.status, answer.body.errors[1]]).toEqual([415, expect.stringMatching(reason)]);
});

test.each<[string, string, () => Buffer | string | Promise<Buffer>]>([
  [
    'an animation of many frames',
    'a.gif',
    () =>
      sharp({ create: { width: 20, height: 2000, channels: 3, background: '#fff', pageHeight: 20 } })
        .gif()
        .toBuffer(),
  ],
  [
    'a picture for printing',
    'a.jpg',
    async () =>
      sharp(await jpeg())
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
  ],
  ['a large drawing', 'a.svg', () => svg('<circle r="9"/>').replace('"100" height="50"', '"7000" height="7000"')],
])('%s is taken', async (_name, name, make) => {
  const answer = await send(await make(), name);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
});

test.each([
  ['pictures of other sites', svg('<image href="https://x.example/a.png"/><use href="https://x.example/a.svg#a"/>')],
  ['a style of another site', svg('<style>@import url("https://x.example/a.css");</style>')],
])('of a drawing with %s the rest stays', async (_name, source) => {
  const { status, body } = await send(source, 'a.svg');
  expect([status, body.errors]).toEqual([200, undefined]);
  expect((await api.anonymous.get(body.path)).text).not.toMatch(/x\.example/);
});

test('an embedded picture of a billion pixels is not decoded at any price', async () => {
  const answer = await send(embedded(promised(30_000, 30_000)), 'a.svg');
  // the drawing without it, or none
  expect([200, 415]).toContain(answer.status);
});

test.each<[string, string, Buffer | string]>([
  ['view', 'a.svg', svg().replace('width="100" height="50"', 'viewBox="0 0 1e9 1e9"')],
  ['canvas', 'a.gif', canvas(65_535, 65_535)],
])('a %s that promises billions of pixels has none of them', async (_name, name, source) => {
  const { status, body } = await send(source, name);
  expect([status, body.width, body.height]).toEqual([200, 1, 1]);
});

test('who sends a picture that takes too long hears it, and nothing is stored', async () => {
  const log = createLog('silent');
  const impatient = await startApi({
    workers: { ...createWorkers(log), files: createWorkerPool({ ...fileWork, time: 1 }, log) },
  });
  try {
    const client = impatient.as(await impatient.user({ permissions: ['ManageSettings', 'CreateArticles'] }));
    const photo = await jpeg(3000, 2000);
    const reason = 'Przetwarzanie pliku trwało zbyt długo i zostało przerwane. Zmniejsz obraz albo uprość rysunek';
    for (const answer of [
      await send(photo, 'a.jpg', client),
      await client.post('/api/files/thumbnails', formWith('file', photo, 'a.jpg')),
      await client.post('/api/files/office-contact-photos', formWith('file', photo, 'a.jpg')),
      await client.post('/api/files/article', formWith('attachments', photo, 'a.jpg')),
    ]) {
      expect([answer.status, answer.body.errors[1]]).toEqual([415, reason]);
    }
    expect(await impatient.db.$count(files)).toBe(0);
  } finally {
    await impatient.stop();
  }
});

test('a drawing that an older release stored is measured before it is cropped', async () => {
  const content = await receiveBytes(api.config, Buffer.from(morphology));
  const stored = await storePublicFile({ services: api.services, transaction: api.database.transaction }, content, {
    contentType: 'image/svg+xml',
    fileName: 'a.svg',
  });
  const form = new FormData();
  const fields = {
    unit: 'px',
    x: '0',
    y: '0',
    width: '10',
    height: '10',
    purpose: 'tile',
    originalId: String(stored.id),
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const answer = await settings.post('/api/files/crop', form);
  expect([answer.status, answer.body.errors[1]]).toEqual([415, expect.stringContaining('feMorphology')]);
});
