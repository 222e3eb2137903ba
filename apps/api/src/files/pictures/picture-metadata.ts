// Strips EXIF, XMP, IPTC, comments and embedded pictures without decoding: pixel data is copied byte for byte. Orientation and colour profile stay.
// Pictures of the site and attachments are public, and metadata reveals place, time, device and owner.
import { crc32 } from 'node:zlib';
import { gifParts } from './gif-blocks.ts';

export type StrippedFormat = 'jpeg' | 'png' | 'gif';

/** `orientation` is EXIF's number, 1 for a picture that is stored as it looks. */
export function stripMetadata(bytes: Buffer, format: StrippedFormat, orientation: number): Buffer {
  if (format === 'jpeg') return Buffer.concat(jpegParts(bytes, orientation));
  return Buffer.concat(format === 'png' ? pngParts(bytes, orientation) : gifParts(bytes));
}

/** A minimal TIFF block for EXIF: the orientation tag alone. */
function orientationBlock(orientation: number): Buffer {
  const block = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  block.writeUInt16BE(orientation, 18);
  return block;
}

const [startOfImage, endOfImage] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];
const startOfScan = 0xda;

/** Of the APPn and COM segments only JFIF, ICC profile and Adobe are needed to decode the picture. */
function isNeeded(marker: number, segment: Buffer): boolean {
  const isAppOrComment = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
  if (!isAppOrComment) return true;
  const name = segment.toString('latin1', 4, 16);
  return (
    (marker === 0xe0 && name.startsWith('JFIF\0')) ||
    (marker === 0xe2 && name.startsWith('ICC_PROFILE\0')) ||
    (marker === 0xee && name.startsWith('Adobe'))
  );
}

/** Data behind the end of the picture (a video, a second picture) is dropped too. */
function jpegParts(bytes: Buffer, orientation: number): Buffer[] {
  const parts: Buffer[] = [startOfImage];
  if (orientation > 1) {
    const exif = Buffer.concat([Buffer.from('\xff\xe1\0\0Exif\0\0', 'latin1'), orientationBlock(orientation)]);
    exif.writeUInt16BE(exif.length - 2, 2);
    parts.push(exif);
  }
  for (let at = nextMarker(bytes, 2); at >= 0 && at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at, end);
    if (isNeeded(marker, segment)) parts.push(segment);
    at = nextMarker(bytes, end);
    if (marker === startOfScan) parts.push(bytes.subarray(end, at < 0 ? bytes.length : at));
  }
  return [...parts, endOfImage];
}

/** Offset of the next marker. In entropy-coded data 0xff is followed by 0 or a restart marker (0xd0–0xd7); fill bytes repeat 0xff. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return -1;
}

/** Ancillary chunks that change how the picture is rendered. Critical chunks have a name with a capital first. */
const renderingChunks = new Set('acTL bKGD cHRM cICP fcTL fdAT gAMA hIST iCCP pHYs sBIT sPLT sRGB tRNS'.split(' '));
const signatureLength = 8;

function pngParts(bytes: Buffer, orientation: number): Buffer[] {
  const parts: Buffer[] = [bytes.subarray(0, signatureLength)];
  for (let at = signatureLength; at + 12 <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (/^[A-Z]/.test(name) || renderingChunks.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IHDR' && orientation > 1) parts.push(pngChunk('eXIf', orientationBlock(orientation)));
    if (name === 'IEND') break;
    at = end;
  }
  return parts;
}

export function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(name, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}
