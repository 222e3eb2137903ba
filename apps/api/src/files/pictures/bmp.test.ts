import { expect, test } from 'vitest';
import { bitmap, colours } from '../testing/bitmaps.ts';
import { decodeBmp } from './bmp.ts';
import { bmpHeader, isBmp } from './bmp-header.ts';

const bgra = [0xff0000, 0xff00, 0xff, 0xff000000];
const rgba = [0xff, 0xff00, 0xff0000, 0xff000000];
const bgr = bgra.slice(0, 3);
const rgb = rgba.slice(0, 3);

/** The colours of the first pixels. */
function shown(bytes: Buffer): number[][] {
  const raw = decodeBmp(bytes);
  if (raw === null) throw new Error('The bitmap is not read');
  expect([raw.width, raw.height]).toEqual([4, 2]);
  return colours.map((_, place) => [...raw.pixels.subarray(place * raw.channels, place * raw.channels + 3)]);
}

test.each<[string, Parameters<typeof bitmap>[0]]>([
  ['16 colours', { bits: 4 }],
  ['256 colours', { bits: 8 }],
  ['256 colours of OS/2', { bits: 8, header: 12 }],
  ['16 colours of OS/2 2.0', { bits: 4, header: 64 }],
  ['15 bits', { bits: 16, masks: [0x7c00, 0x3e0, 0x1f] }],
  ['15 bits with masks', { bits: 16, compression: 3, masks: [0x7c00, 0x3e0, 0x1f] }],
  ['16 bits with masks', { bits: 16, compression: 3, masks: [0xf800, 0x7e0, 0x1f] }],
  ['16 bits with masks in the header', { bits: 16, compression: 3, header: 108, masks: [0xf800, 0x7e0, 0x1f, 0] }],
  ['16 bits the other way round', { bits: 16, compression: 3, masks: [0x1f, 0x7e0, 0xf800] }],
  ['24 bits', { bits: 24 }],
  ['24 bits of OS/2', { bits: 24, header: 12 }],
  ['24 bits from the top', { bits: 24, isTopDown: true }],
  ['24 bits with a long header', { bits: 24, header: 124 }],
  ['32 bits', { bits: 32, masks: bgr }],
  ['32 bits with the usual masks', { bits: 32, compression: 3, masks: bgr }],
  ['32 bits with red and blue swapped', { bits: 32, compression: 3, masks: rgb }],
  ['32 bits, swapped, masks in the header', { bits: 32, compression: 3, header: 52, masks: rgb }],
  ['32 bits, swapped, of ten bits each', { bits: 32, compression: 3, masks: [0x3ff, 0xffc00, 0x3ff00000] }],
  ['32 bits with transparency', { bits: 32, compression: 3, header: 56, masks: bgra }],
  ['32 bits with transparency, swapped', { bits: 32, compression: 3, header: 124, masks: rgba }],
  ['32 bits with masks of transparency', { bits: 32, compression: 6, masks: rgba }],
  ['alpha first', { bits: 32, compression: 3, header: 108, masks: [0xff00, 0xff0000, 0xff000000, 0xff] }],
  [
    'runs of 256 colours',
    { bits: 8, compression: 1, runs: [1, 4, 0, 3, 5, 6, 7, 0, 0, 0, 1, 0, 1, 1, 1, 2, 1, 3, 0, 1] },
  ],
  ['runs with a jump', { bits: 8, compression: 1, runs: [0, 4, 4, 5, 6, 7, 0, 2, 0, 0, 0, 0, 0, 4, 0, 1, 2, 3, 0, 1] }],
  ['runs of 16 colours', { bits: 4, compression: 2, runs: [2, 0x45, 2, 0x67, 0, 0, 0, 4, 0x01, 0x23, 0, 1] }],
])('a bitmap of %s has its colours', (_, kind) => {
  expect(shown(bitmap(kind))).toEqual(colours);
});

test.each([1, 2])('a bitmap of %d bits has the colours of its palette', (bits) => {
  expect(shown(bitmap({ bits }))).toEqual(colours.map((_, place) => colours[place % 2 ** bits]));
});

test('transparency is kept, and is none where all of it is zero', () => {
  const kind = { bits: 32, compression: 3, header: 108, masks: bgra } as const;
  const half = decodeBmp(bitmap({ ...kind, alpha: (place) => (place === 0 ? 128 : 255) }));
  expect([half?.channels, half?.pixels[3], half?.pixels[7]]).toEqual([4, 128, 255]);
  const none = bitmap({ ...kind, alpha: () => 0 });
  expect([decodeBmp(none)?.channels, shown(none)]).toEqual([3, colours]);
});

test.each<[string, Buffer]>([
  ['a JPEG in a bitmap', bitmap({ bits: 24, compression: 4 })],
  ['a PNG in a bitmap', bitmap({ bits: 24, compression: 5 })],
  ['a depth that nobody knows', bitmap({ bits: 48 })],
  ['masks in pieces', bitmap({ bits: 32, compression: 3, masks: [0xf0f0, 0xf0000, 0xff] })],
])('%s is named as a kind that is not read, and stays an attachment', (_, bytes) => {
  expect([bmpHeader(bytes), isBmp(bytes)]).toEqual(['unsupported', true]);
});

test('at every length a bitmap that was cut off is damaged, or read without an error', () => {
  for (const kind of [{ bits: 8 }, { bits: 32, compression: 3, masks: rgb }, { bits: 24, header: 12 as const }]) {
    const whole = bitmap(kind);
    for (let length = 0; length < whole.length; length += 1) expect(decodeBmp(whole.subarray(0, length))).toBeNull();
  }
  const runs = bitmap({ bits: 8, compression: 1, runs: [4, 1, 0, 0, 4, 2, 0, 1] });
  for (let length = 0; length < runs.length; length += 1)
    expect(decodeBmp(runs.subarray(0, length))?.pixels.length ?? 24).toBe(24);
});
