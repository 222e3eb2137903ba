// Decoder of uncompressed Windows bitmaps of 8, 24 and 32 bits: sharp does not read BMP.

export interface RawPicture {
  width: number;
  height: number;
  /** RGB, rows from the top. */
  pixels: Buffer;
}

/** Null when it is no bitmap, or of an unsupported kind. */
export function bmpSize(head: Buffer): { width: number; height: number; bits: number; isTopDown: boolean } | null {
  if (head.length < 54 || head.toString('latin1', 0, 2) !== 'BM' || head.readUInt32LE(14) < 40) return null;
  const [width, height, bits, compression] = [
    head.readInt32LE(18),
    head.readInt32LE(22),
    head.readUInt16LE(28),
    head.readUInt32LE(30),
  ];
  // 3 is 32 bits with bit masks, which in practice name the default order
  const isPlain = compression === 0 || (compression === 3 && bits === 32);
  if (!isPlain || ![8, 24, 32].includes(bits) || width <= 0 || height === 0) return null;
  return { width, height: Math.abs(height), bits, isTopDown: height < 0 };
}

export function decodeBmp(bytes: Buffer): RawPicture | null {
  const size = bmpSize(bytes);
  if (size === null) return null;
  const { width, height, bits, isTopDown } = size;
  const start = bytes.readUInt32LE(10);
  const rowLength = Math.ceil((width * bits) / 32) * 4;
  if (start + rowLength * height > bytes.length) return null;
  const palette = 14 + bytes.readUInt32LE(14);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    const row = start + rowLength * (isTopDown ? y : height - 1 - y);
    for (let x = 0; x < width; x++) {
      const at = bits === 8 ? palette + 4 * (bytes[row + x] ?? 0) : row + (x * bits) / 8;
      const to = (y * width + x) * 3;
      pixels[to] = bytes[at + 2] ?? 0;
      pixels[to + 1] = bytes[at + 1] ?? 0;
      pixels[to + 2] = bytes[at] ?? 0;
    }
  }
  return { width, height, pixels };
}
