// The headers of Windows bitmaps (BITMAPCOREHEADER, BITMAPINFOHEADER and what later versions have added to it).
import { maxPixels } from './picture-limits.ts';

/** How the pixels are packed. */
export type BmpPacking = 'indexed' | 'direct' | 'runs of 4' | 'runs of 8';

export interface BmpHeader {
  width: number;
  height: number;
  isTopDown: boolean;
  bits: 1 | 2 | 4 | 8 | 16 | 24 | 32;
  packing: BmpPacking;
  /** Of red, green, blue and alpha, for 16 and 32 bits. */
  masks: readonly [number, number, number, number];
  /** Places in the file. */
  palette: { at: number; entryLength: 3 | 4; colours: number };
  pixelsAt: number;
}

const fileHeader = 14;
const coreHeader = 12;
const knownHeaders = [coreHeader, 40, 52, 56, 64, 108, 124];
const depths = [1, 2, 4, 8, 16, 24, 32] as const;
const [plain, runs8, runs4, withMasks, withAlphaMask] = [0, 1, 2, 3, 6];

const defaultMasks = { 16: [0x7c00, 0x3e0, 0x1f, 0], 32: [0xff0000, 0xff00, 0xff, 0] } as const;

/** Whether it is a bitmap of any kind, to be kept as it is. */
export function isBmp(head: Buffer): boolean {
  return (
    head.length >= fileHeader + coreHeader &&
    head.toString('latin1', 0, 2) === 'BM' &&
    knownHeaders.includes(head.readUInt32LE(fileHeader))
  );
}

/** Null when it is damaged; `unsupported` for a kind that is not decoded here, such as a JPEG in a bitmap. */
export function bmpHeader(bytes: Buffer): BmpHeader | 'unsupported' | null {
  if (!isBmp(bytes)) return null;
  const length = bytes.readUInt32LE(fileHeader);
  if (bytes.length < fileHeader + length) return null;
  const isCore = length === coreHeader;
  const width = isCore ? bytes.readUInt16LE(18) : bytes.readInt32LE(18);
  const height = isCore ? bytes.readUInt16LE(20) : bytes.readInt32LE(22);
  const bits = depths.find((one) => one === bytes.readUInt16LE(isCore ? 24 : 28));
  const compression = isCore ? plain : bytes.readUInt32LE(30);
  const packing = bits === undefined ? null : packingOf(bits, compression);
  if (packing === null || bits === undefined) return 'unsupported';
  if (width <= 0 || height === 0 || width * Math.abs(height) > maxPixels) return null;
  const hasMasks = compression === withMasks || compression === withAlphaMask;
  const masks = masksOf(bytes, bits, length, hasMasks ? compression : null);
  if (masks === null) return null;
  if (!masks.every(isOneRun)) return 'unsupported';
  // behind a header of the first version the masks stand by themselves
  const between = hasMasks && length === 40 ? (compression === withAlphaMask ? 16 : 12) : 0;
  const used = isCore ? 0 : bytes.readUInt32LE(46);
  return {
    width,
    height: Math.abs(height),
    isTopDown: height < 0,
    bits,
    packing,
    masks,
    palette: {
      at: fileHeader + length + between,
      entryLength: isCore ? 3 : 4,
      colours: bits > 8 ? 0 : Math.min(used === 0 ? 2 ** bits : used, 2 ** bits),
    },
    pixelsAt: bytes.readUInt32LE(10),
  };
}

function packingOf(bits: number, compression: number): BmpPacking | null {
  if (compression === plain) return bits <= 8 ? 'indexed' : 'direct';
  if (compression === runs8 && bits === 8) return 'runs of 8';
  if (compression === runs4 && bits === 4) return 'runs of 4';
  const isMasked = compression === withMasks || compression === withAlphaMask;
  return isMasked && (bits === 16 || bits === 32) ? 'direct' : null;
}

/** Null where the file ends before them. */
function masksOf(bytes: Buffer, bits: number, length: number, compression: number | null): BmpHeader['masks'] | null {
  if (bits !== 16 && bits !== 32) return [0, 0, 0, 0];
  if (compression === null) return defaultMasks[bits];
  const hasAlpha = length >= 56 || compression === withAlphaMask;
  const at = fileHeader + 40;
  if (bytes.length < at + (hasAlpha ? 16 : 12)) return null;
  const [red, green, blue] = [0, 4, 8].map((offset) => bytes.readUInt32LE(at + offset));
  return [red ?? 0, green ?? 0, blue ?? 0, hasAlpha ? bytes.readUInt32LE(at + 12) : 0];
}

/** The bits of a channel stand beside each other. */
const isOneRun = (mask: number) => /^0*1*0*$/.test(mask.toString(2));
