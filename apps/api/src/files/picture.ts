// Decoding, resizing and cropping of pictures. sharp is loaded with the first picture, to keep the start of the server fast.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import type { UploadedFile } from '../contract/form.ts';
import { decodeBmp } from './bmp.ts';
import { isSvg, maxParsedSize, maxPrologLength } from './content-check.ts';
import { stripMetadata } from './picture-metadata.ts';
import { runExclusive } from './run-exclusive.ts';
import { cleanSvg } from './svg.ts';
import { uploadFailed } from './upload-attachment.ts';

export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'bmp' | 'svg';

const pictureTypes: Readonly<Record<PictureFormat, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  svg: 'image/svg+xml',
};

const extensions: Readonly<Record<PictureFormat, readonly string[]>> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  gif: ['gif'],
  bmp: ['bmp'],
  svg: ['svg'],
};

export const photoFormats: readonly PictureFormat[] = ['bmp', 'png', 'jpeg', 'gif'];

/** Limits the memory that one request can take: 4 bytes per pixel. */
const maxPixels = 50_000_000;

export interface Picture {
  format: PictureFormat;
  width: number;
  height: number;
  /** EXIF orientation; 1 when there is none. */
  orientation: number;
  /** The decoded picture, upright. Vector pictures are rasterised at `scale`, so that a small crop is sharp. */
  render: (scale?: number) => Promise<Sharp>;
}

function formatOf(head: Buffer): PictureFormat | null {
  const start = head.toString('latin1', 0, 8);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.startsWith('BM')) return 'bmp';
  return isSvg(head.toString('utf8', 0, maxPrologLength)) ? 'svg' : null;
}

/** Decodes the whole picture, so that a corrupt one is refused. Null when it cannot be decoded. */
export async function openPicture(bytes: Buffer): Promise<Picture | null> {
  const format = formatOf(bytes);
  if (format === null) return null;
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: maxPixels, failOn: 'error' as const };
  const render = async (scale = 1): Promise<Sharp> => {
    if (format === 'bmp') {
      const raw = decodeBmp(bytes);
      if (raw === null) throw new Error('Unsupported kind of bitmap');
      return sharp(raw.pixels, { ...options, raw: { width: raw.width, height: raw.height, channels: 3 } });
    }
    if (format === 'svg') return sharp(bytes, { ...options, density: Math.min(2400, 72 * Math.max(1, scale)) });
    return sharp(bytes, options).autoOrient();
  };
  try {
    return await runExclusive(async () => {
      const image = await render();
      const { orientation = 1 } = await image.metadata();
      const { info } = await image.raw().toBuffer({ resolveWithObject: true });
      return { format, width: info.width, height: info.height, orientation, render };
    });
  } catch {
    return null;
  }
}

export interface UploadedPicture {
  picture: Picture;
  contentType: string;
  fileName: string;
  /** To be stored: without metadata; vector pictures sanitised. */
  bytes: Buffer;
}

export async function readUploadedPicture(
  file: UploadedFile,
  formats: readonly PictureFormat[],
): Promise<UploadedPicture> {
  if (file.size === 0) throw uploadFailed('Plik jest pusty');
  let bytes: Buffer = await readFile(file.path);
  const format = formatOf(bytes);
  const extension = path.extname(file.fileName).slice(1).toLowerCase();
  if (format === null || !formats.includes(format)) throw uploadFailed(`Dozwolone są obrazy: ${formatNames(formats)}`);
  if (!extensions[format].includes(extension)) throw uploadFailed('Zawartość pliku nie odpowiada jego rozszerzeniu');
  const isTooLong = format === 'svg' && bytes.length > maxParsedSize;
  if (format === 'svg' && !isTooLong) bytes = Buffer.from(cleanSvg(bytes.toString('utf8')).text);
  const picture = isTooLong ? null : await openPicture(bytes);
  if (picture === null) throw uploadFailed('Obraz jest uszkodzony albo za duży');
  if (format !== 'svg' && format !== 'bmp') bytes = stripMetadata(bytes, format, picture.orientation);
  return { picture, contentType: pictureTypes[format], fileName: file.fileName, bytes };
}

function formatNames(formats: readonly PictureFormat[]): string {
  return formats.map((format) => (format === 'jpeg' ? 'JPG' : format.toUpperCase())).join(', ');
}

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface EncodedPicture {
  bytes: Buffer;
  contentType: string;
  width: number;
  height: number;
}

/** JPEG stays JPEG, all else becomes PNG, which keeps transparency. */
async function encode(image: Sharp, { format }: Picture): Promise<EncodedPicture> {
  const out = format === 'jpeg' ? image.jpeg({ quality: 88, mozjpeg: true }) : image.png();
  const { data, info } = await out.toBuffer({ resolveWithObject: true });
  const contentType = format === 'jpeg' ? pictureTypes.jpeg : pictureTypes.png;
  return { bytes: data, contentType, width: info.width, height: info.height };
}

/** Resizes to fit into width × height, without enlarging or cropping. */
export async function fitPicture(picture: Picture, width: number, height: number): Promise<EncodedPicture> {
  const scale = Math.min(width / picture.width, height / picture.height);
  const image = await picture.render(scale);
  return encode(image.resize({ width, height, fit: 'inside', withoutEnlargement: true }), picture);
}

/** Crops a rectangle (in pixels of the picture) and resizes it to exactly `size`; another aspect ratio is cropped at the edges, not distorted. */
export async function cropPicture(
  picture: Picture,
  rectangle: Rectangle,
  size: { width: number; height: number },
): Promise<EncodedPicture> {
  const maxScale = Math.sqrt(maxPixels / (picture.width * picture.height));
  const wanted = Math.min(maxScale, Math.max(size.width / rectangle.width, size.height / rectangle.height));
  const image = await picture.render(wanted);
  const scale = picture.format === 'svg' ? (await image.metadata()).width / picture.width : 1;
  const part = toPixels(rectangle, scale, picture);
  return encode(image.extract(part).resize({ ...size, fit: 'cover', position: 'centre' }), picture);
}

/** The rectangle in whole pixels of the rendered picture, at least 1 × 1. */
function toPixels({ left, top, width, height }: Rectangle, scale: number, picture: Picture): Rectangle {
  const [right, bottom] = [Math.floor(picture.width * scale), Math.floor(picture.height * scale)];
  const x = Math.min(Math.round(left * scale), right - 1);
  const y = Math.min(Math.round(top * scale), bottom - 1);
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(Math.round(width * scale), right - x)),
    height: Math.max(1, Math.min(Math.round(height * scale), bottom - y)),
  };
}
