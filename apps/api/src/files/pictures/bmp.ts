// Decoder of Windows bitmaps, which sharp does not read: all kinds that browsers show.
import { type BmpHeader, bmpHeader } from './bmp-header.ts';

export interface RawPicture {
  width: number;
  height: number;
  channels: 3 | 4;
  /** RGB or RGBA, rows from the top. */
  pixels: Buffer;
}

type Colour = readonly [red: number, green: number, blue: number];
const black: Colour = [0, 0, 0];

export function decodeBmp(bytes: Buffer): RawPicture | null {
  const header = bmpHeader(bytes);
  if (header === null || header === 'unsupported') return null;
  const { width, height, packing, masks } = header;
  if (packing === 'indexed') return picture(header, fromIndexes(bytes, header));
  if (packing === 'runs of 4' || packing === 'runs of 8') return picture(header, fromRuns(bytes, header));
  const pixels = header.bits === 24 ? fromTriples(bytes, header) : fromMasks(bytes, header);
  if (pixels === null || pixels.length === width * height * 3) return picture(header, pixels);
  // older programs leave the bits of transparency zero in pictures that have none
  const isOpaque = masks[3] === 0 || !hasAny(pixels);
  return isOpaque ? picture(header, withoutAlpha(pixels)) : { width, height, channels: 4, pixels };
}

const picture = ({ width, height }: BmpHeader, pixels: Buffer | null): RawPicture | null =>
  pixels === null ? null : { width, height, channels: 3, pixels };

/** The place of each row; null where the file ends before the last one. */
function rowsOf(
  bytes: Buffer,
  { width, height, bits, isTopDown, pixelsAt }: BmpHeader,
): ((y: number) => number) | null {
  const length = Math.ceil((width * bits) / 32) * 4;
  if (pixelsAt + length * height > bytes.length) return null;
  return (y) => pixelsAt + length * (isTopDown ? y : height - 1 - y);
}

function paletteOf(bytes: Buffer, { palette: { at, entryLength, colours } }: BmpHeader): Colour[] {
  return Array.from({ length: colours }, (_, index) => {
    const entry = at + index * entryLength;
    return [bytes[entry + 2] ?? 0, bytes[entry + 1] ?? 0, bytes[entry] ?? 0];
  });
}

function fromIndexes(bytes: Buffer, header: BmpHeader): Buffer | null {
  const { width, height, bits } = header;
  const rowAt = rowsOf(bytes, header);
  if (rowAt === null) return null;
  const palette = paletteOf(bytes, header);
  const pixels = Buffer.alloc(width * height * 3);
  const perByte = 8 / bits;
  for (let y = 0; y < height; y++) {
    const row = rowAt(y);
    for (let x = 0; x < width; x++) {
      const shift = bits * (perByte - 1 - (x % perByte));
      const index = ((bytes[row + Math.floor(x / perByte)] ?? 0) >> shift) & (2 ** bits - 1);
      pixels.set(palette[index] ?? black, (y * width + x) * 3);
    }
  }
  return pixels;
}

function fromTriples(bytes: Buffer, header: BmpHeader): Buffer | null {
  const { width, height } = header;
  const rowAt = rowsOf(bytes, header);
  if (rowAt === null) return null;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    let [from, to] = [rowAt(y), y * width * 3];
    for (let x = 0; x < width; x++, from += 3, to += 3) {
      pixels[to] = bytes[from + 2] ?? 0;
      pixels[to + 1] = bytes[from + 1] ?? 0;
      pixels[to + 2] = bytes[from] ?? 0;
    }
  }
  return pixels;
}

/** RGBA of 16 or 32 bits. */
function fromMasks(bytes: Buffer, header: BmpHeader): Buffer | null {
  const { width, height, bits, masks } = header;
  const rowAt = rowsOf(bytes, header);
  if (rowAt === null) return null;
  const channels = masks.map((mask) => {
    const shift = mask === 0 ? 0 : 31 - Math.clz32(mask & -mask);
    return { mask, shift, most: mask === 0 ? 1 : mask >>> shift };
  });
  const pixels = Buffer.alloc(width * height * 4);
  let to = 0;
  for (let y = 0; y < height; y++) {
    let from = rowAt(y);
    for (let x = 0; x < width; x++, from += bits / 8) {
      const value = bits === 16 ? bytes.readUInt16LE(from) : bytes.readUInt32LE(from);
      for (const { mask, shift, most } of channels)
        pixels[to++] = Math.round((((value & mask) >>> shift) * 255) / most);
    }
  }
  return pixels;
}

function hasAny(pixels: Buffer): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 0) return true;
  return false;
}

function withoutAlpha(pixels: Buffer): Buffer {
  const opaque = Buffer.alloc((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) pixels.copy(opaque, to, from, from + 3);
  return opaque;
}

/** Run-length encoding: pairs of a count and a colour; after a zero comes the end of a row, of the picture, a jump, or pixels one by one. */
function fromRuns(bytes: Buffer, header: BmpHeader): Buffer {
  const { width, height, packing, isTopDown, pixelsAt } = header;
  const palette = paletteOf(bytes, header);
  const pixels = Buffer.alloc(width * height * 3);
  const isHalf = packing === 'runs of 4';
  let [x, y, at] = [0, 0, pixelsAt];
  const put = (index: number) => {
    const row = isTopDown ? y : height - 1 - y;
    if (x < width && row >= 0 && row < height) pixels.set(palette[index] ?? black, (row * width + x) * 3);
    x += 1;
  };
  const indexIn = (byte: number, place: number) => (isHalf ? (place % 2 === 0 ? byte >> 4 : byte & 15) : byte);
  while (at + 1 < bytes.length && y < height) {
    const [count = 0, value = 0] = [bytes[at], bytes[at + 1]];
    at += 2;
    if (count > 0) for (let place = 0; place < count; place++) put(indexIn(value, place));
    else if (value === 0) [x, y] = [0, y + 1];
    else if (value === 1) break;
    else if (value === 2) {
      [x, y] = [x + (bytes[at] ?? 0), y + (bytes[at + 1] ?? 0)];
      at += 2;
    } else {
      for (let place = 0; place < value; place++)
        put(indexIn(bytes[isHalf ? at + (place >> 1) : at + place] ?? 0, place));
      // padded to an even number of bytes
      const length = isHalf ? Math.ceil(value / 2) : value;
      at += length + (length % 2);
    }
  }
  return pixels;
}
