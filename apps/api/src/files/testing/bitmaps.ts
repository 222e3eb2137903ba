// Bitmaps of every kind, of one picture: four colours above four others.

export const colours: readonly (readonly [number, number, number])[] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
  [0, 0, 0],
  [255, 255, 0],
  [0, 255, 255],
  [255, 0, 255],
];
const width = 4;
const height = 2;

interface Bitmap {
  /** Length of the header. */
  header?: 12 | 40 | 52 | 56 | 64 | 108 | 124;
  bits: number;
  compression?: number;
  /** Of red, green, blue and, with four, alpha. */
  masks?: readonly number[];
  isTopDown?: boolean;
  /** Opacity of each pixel, where the masks have one. */
  alpha?: (place: number) => number;
  /** In place of the rows. */
  runs?: readonly number[];
}

/** A channel of eight bits under a mask. */
const under = (mask: number, value: number) => {
  if (mask === 0) return 0;
  const shift = 31 - Math.clz32(mask & -mask);
  return (Math.round((value * (mask >>> shift)) / 255) << shift) >>> 0;
};

function rowOf(y: number, { bits, masks = [], alpha = () => 255 }: Bitmap): Buffer {
  const row = Buffer.alloc(Math.ceil((width * bits) / 32) * 4);
  for (let x = 0; x < width; x++) {
    const place = y * width + x;
    const [red = 0, green = 0, blue = 0] = colours[place] ?? [];
    if (bits <= 8) {
      const perByte = 8 / bits;
      const at = Math.floor(x / perByte);
      const index = place % 2 ** bits;
      row[at] = (row[at] ?? 0) | (index << (bits * (perByte - 1 - (x % perByte))));
    } else if (bits === 24) row.set([blue, green, red], x * 3);
    else {
      const [redMask = 0, greenMask = 0, blueMask = 0, alphaMask = 0] = masks;
      const value =
        under(redMask, red) + under(greenMask, green) + under(blueMask, blue) + under(alphaMask, alpha(place));
      if (bits === 16) row.writeUInt16LE(value, x * 2);
      else row.writeUInt32LE(value, x * 4);
    }
  }
  return row;
}

export function bitmap(kind: Bitmap): Buffer {
  const { header = 40, bits, compression = 0, masks = [], isTopDown = false, runs } = kind;
  const isCore = header === 12;
  const info = Buffer.alloc(header);
  info.writeUInt32LE(header, 0);
  if (isCore) {
    info.writeUInt16LE(width, 4);
    info.writeUInt16LE(height, 6);
    info.writeUInt16LE(1, 8);
    info.writeUInt16LE(bits, 10);
  } else {
    info.writeInt32LE(width, 4);
    info.writeInt32LE(isTopDown ? -height : height, 8);
    info.writeUInt16LE(1, 12);
    info.writeUInt16LE(bits, 14);
    info.writeUInt32LE(compression, 16);
  }
  const hasMasks = compression === 3 || compression === 6;
  const own = Buffer.alloc(hasMasks ? masks.length * 4 : 0);
  if (hasMasks) for (const [place, mask] of masks.entries()) own.writeUInt32LE(mask, place * 4);
  if (header > 40) own.copy(info, 40);
  const palette =
    bits > 8
      ? []
      : Array.from({ length: 2 ** bits }, (_, index) => {
          const [red = 0, green = 0, blue = 0] = colours[index] ?? [];
          return isCore ? [blue, green, red] : [blue, green, red, 0];
        }).flat();
  const rows = Array.from({ length: height }, (_, y) => rowOf(isTopDown ? y : height - 1 - y, kind));
  const body = runs === undefined ? Buffer.concat(rows) : Buffer.from(runs);
  const between = Buffer.concat([header > 40 ? Buffer.alloc(0) : own, Buffer.from(palette)]);
  const file = Buffer.alloc(14);
  file.write('BM', 0, 'latin1');
  file.writeUInt32LE(14 + header + between.length + body.length, 2);
  file.writeUInt32LE(14 + header + between.length, 10);
  return Buffer.concat([file, info, between, body]);
}
