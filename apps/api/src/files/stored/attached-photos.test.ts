import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { gif, jpeg, png } from '../checks/test-files.ts';
import { expectNothingStored, forgetFiles, leftBehind, uploadFailed, withUploads } from '../testing/stored-files.ts';

const { api, editor, upload } = withUploads();

beforeEach(() => forgetFiles(api));

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
    expect(leftBehind(api)).toEqual([]);
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
    expect([status, body.errors]).toEqual([415, [uploadFailed, 'Obraz jest uszkodzony']]);
    await expectNothingStored(api);
  });
});
