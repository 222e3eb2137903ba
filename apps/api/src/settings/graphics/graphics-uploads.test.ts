import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { withApi, withClient } from '../../testing/with-api.ts';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });

const none = { bigLogoId: null, smallLogoId: null, backgroundId: null, euCollectionImageIds: [] };
const save = (pictures: object) =>
  settings.put('/api/settings/app-images', { ...none, useImage: false, useGradient: false, ...pictures });

function formWith(bytes: Buffer | string, fileName: string, fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(Buffer.from(bytes))]), fileName);
  return form;
}

const svg = (content: string, size = '300') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${content}</svg>`;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0c5944' } })
    .png()
    .toBuffer();

const upload = (bytes: Buffer | string, name: string, purpose: string) =>
  settings.put('/api/files/image/', formWith(bytes, name, { purpose }));

describe('uploads', () => {
  test.each([
    ['smallLogo', 199, 200, '200x200'],
    ['bigLogo', 200, 199, '200x200'],
    ['background', 799, 175, '800x175'],
    ['euCollection', 800, 174, '800x175'],
  ])('%s of %ix%i is too small', async (purpose, width, height, minimum) => {
    const answer = await upload(await picture(width, height), 'a.png', purpose);
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      [{ path: 'file', message: `Obraz jest za mały. Minimalny rozmiar to ${minimum}` }],
    ]);
  });

  test('an SVG is accepted as a logo, without its scripts, and rejected as a background', async () => {
    const drawing = svg('<script>alert(1)</script><circle r="9" onclick="alert(2)"/>');
    const taken = await upload(drawing, 'logo.svg', 'bigLogo');
    expect(taken.status).toBe(200);
    const stored = (await api.anonymous.get(taken.body.path)).text;
    expect(stored).toContain('<circle');
    expect(stored).not.toMatch(/script|onclick|alert/);
    expect((await upload(drawing, 'tlo.svg', 'background')).status).toBe(415);
  });

  const sendAs = async (disposition: string, bytes: Buffer | string) => {
    const head = ['purpose"\r\n\r\nbigLogo', `file"; ${disposition}\r\nContent-Type: image/png\r\n\r\n`];
    const parts = head.map((part) => `\r\n--x\r\nContent-Disposition: form-data; name="${part}`).join('');
    const payload = Buffer.concat([Buffer.from(parts), Buffer.from(bytes), Buffer.from('\r\n--x--\r\n')]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    return settings.put('/api/files/image/', undefined, { payload, headers });
  };
  const inDataFolder = () => readdirSync(api.config.dataDir, { recursive: true }).map(String);

  test.each([
    ['a path upwards', 'filename="../../../../etc/herb.png"', 'herb.png'],
    ['an absolute path', 'filename="/etc/cron.d/herb.png"', 'herb.png'],
    ['a path of Windows', 'filename="C:\\..\\..\\herb.png"', 'herb.png'],
    ['an encoded path', "filename*=UTF-8''..%2F..%2Fherb.png", 'herb.png'],
    ['a text turned around', 'filename="herb\u202egnp.exe.png"', 'herbgnp.exe.png'],
    ['control characters', 'filename="he\u0007rb\u0000.png"', 'herb.png'],
    ['5,000 letters', `filename="${'a'.repeat(5000)}.png"`, `${'a'.repeat(246)}.png`],
    ['another case', 'filename="HERB.PNG"', 'HERB.PNG'],
    ['a tag', 'filename="<img src=x onerror=alert(1)>.png"', '<img src=x onerror=alert(1)>.png'],
  ])('%s in the name of a file is only a name', async (_what, disposition, fileName) => {
    const taken = await sendAs(disposition, await picture(200, 200));
    expect([taken.status, taken.body.fileName]).toEqual([200, fileName]);
    // contents are stored under their hashes
    const stored = inDataFolder().filter((name) => /\.|herb/i.test(path.basename(name)));
    expect(stored).toEqual([]);
  });

  test.each([
    ['no name at all', 'filename=""'],
    ['a folder', 'filename="../.."'],
    ['a program', 'filename="herb.png.exe"'],
    ['two extensions of Windows', 'filename="herb.png::$DATA"'],
  ])('%s is refused', async (_what, disposition) => {
    const refused = await sendAs(disposition, await picture(200, 200));
    expect([refused.status, refused.body.errors[1]]).toEqual([415, 'Zawartość pliku nie odpowiada jego rozszerzeniu']);
  });

  test('crops the first frame of an animation and converts CMYK to RGB', async () => {
    const frames = sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff', pageHeight: 200 } });
    const printed = sharp(await picture(900, 400))
      .toColourspace('cmyk')
      .jpeg();
    const crop = { unit: 'px', x: '0', y: '0', width: '800', height: '175' };
    for (const [bytes, name] of [
      [await frames.gif().toBuffer(), 'a.gif'],
      [await printed.toBuffer(), 'a.jpg'],
    ] as const) {
      const cropped = await settings.post('/api/files/crop', formWith(bytes, name, { purpose: 'background', ...crop }));
      expect(cropped.status).toBe(201);
      const shown = await sharp((await api.anonymous.get(cropped.body.path)).bytes).metadata();
      expect(shown).toMatchObject({ width: 1366, height: 240, space: 'srgb' });
      expect(shown.pages ?? 1).toBe(1);
      expect((await save({ backgroundId: cropped.body.id, useImage: true })).status).toBe(200);
    }
  });

  test('an SVG of 40,000 × 40,000 pixels is rejected', async () => {
    const drawing = svg('', '40000');
    expect(await upload(drawing, 'a.svg', 'bigLogo')).toMatchObject({
      status: 415,
      body: { errors: [expect.any(String), 'Obraz jest uszkodzony albo za duży'] },
    });
  });

  test('a crop rectangle outside of the picture is rejected', async () => {
    const crop = { purpose: 'background', unit: 'px', x: '500', y: '0', width: '800', height: '140' };
    const answer = await settings.post('/api/files/crop', formWith(await picture(900, 400), 'a.png', crop));
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      [{ path: 'width', message: 'Wycinek wykracza poza obraz' }],
    ]);
  });

  test('a crop of a picture that is too small for the purpose is rejected', async () => {
    const form = formWith(await picture(100, 100), 'a.png', { purpose: 'other' });
    const crop = { unit: 'px', x: 0, y: 0, width: 74, height: 74, targetWidth: 74, targetHeight: 74 };
    for (const [name, value] of Object.entries(crop)) form.append(name, String(value));
    const cropped = await settings.post('/api/files/crop', form);
    const answer = await save({ smallLogoId: cropped.body.id });
    expect(answer.body.fields).toEqual([
      { path: 'smallLogoId', message: 'Obraz jest za mały. Minimalny rozmiar to 200x200' },
    ]);
  });
});
