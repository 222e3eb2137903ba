// Pictures: what a file really is, its size, and cutting and fitting. The library is loaded with the first picture, since most processes start without one.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import type { UploadedFile } from '../contract/form.ts';
import { decodeBmp } from './bmp.ts';
import { withoutCameraData } from './camera-data.ts';
import { isSvg, maxPrologLength, maxToParse } from './content-kind.ts';
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

/** A picture of more pixels would take more memory than a server has for one request. */
const maxPixels = 50_000_000;

export interface Picture {
  format: PictureFormat;
  width: number;
  height: number;
  /** How the camera was held, EXIF's number; 1 for most. */
  orientation: number;
  /** To be cut and fitted; a vector picture is drawn so much larger, so that a small cut of it is sharp. */
  draw: (scale?: number) => Promise<Sharp>;
}

function formatOf(head: Buffer): PictureFormat | null {
  const start = head.toString('latin1', 0, 8);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.startsWith('BM')) return 'bmp';
  return isSvg(head.toString('utf8', 0, maxPrologLength)) ? 'svg' : null;
}

/** Reads a picture in full, so that a broken one is refused now and not shown broken later. */
export async function openPicture(bytes: Buffer): Promise<Picture | null> {
  const format = formatOf(bytes);
  if (format === null) return null;
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: maxPixels, failOn: 'error' as const };
  const draw = async (scale = 1): Promise<Sharp> => {
    if (format === 'bmp') {
      const raw = decodeBmp(bytes);
      if (raw === null) throw new Error('This kind of bitmap is not read');
      return sharp(raw.pixels, { ...options, raw: { width: raw.width, height: raw.height, channels: 3 } });
    }
    if (format === 'svg') return sharp(bytes, { ...options, density: Math.min(2400, 72 * Math.max(1, scale)) });
    // a camera says in the file how it was held
    return sharp(bytes, options).autoOrient();
  };
  try {
    return await runExclusive(async () => {
      const image = await draw();
      const { orientation = 1 } = await image.metadata();
      const { info } = await image.raw().toBuffer({ resolveWithObject: true });
      return { format, width: info.width, height: info.height, orientation, draw };
    });
  } catch {
    return null;
  }
}

export interface UploadedPicture {
  picture: Picture;
  contentType: string;
  fileName: string;
  /** What is to be stored: the file as it came but for what a camera adds; a vector picture cleaned. */
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
  if (format === null || !formats.includes(format)) throw uploadFailed(`Dozwolone są obrazy: ${namesOf(formats)}`);
  if (!extensions[format].includes(extension)) throw uploadFailed('Zawartość pliku nie odpowiada jego rozszerzeniu');
  const isTooLong = format === 'svg' && bytes.length > maxToParse;
  if (format === 'svg' && !isTooLong) bytes = Buffer.from(cleanSvg(bytes.toString('utf8')).text);
  const picture = isTooLong ? null : await openPicture(bytes);
  if (picture === null) throw uploadFailed('Obraz jest uszkodzony albo za duży');
  if (format !== 'svg' && format !== 'bmp') bytes = withoutCameraData(bytes, format, picture.orientation);
  return { picture, contentType: pictureTypes[format], fileName: file.fileName, bytes };
}

function namesOf(formats: readonly PictureFormat[]): string {
  return formats.map((format) => (format === 'jpeg' ? 'JPG' : format.toUpperCase())).join(', ');
}

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface MadePicture {
  bytes: Buffer;
  contentType: string;
  width: number;
  height: number;
}

/** Photographs stay photographs; drawings keep their transparency. */
async function made(image: Sharp, { format }: Picture): Promise<MadePicture> {
  const out = format === 'jpeg' ? image.jpeg({ quality: 88, mozjpeg: true }) : image.png();
  const { data, info } = await out.toBuffer({ resolveWithObject: true });
  const contentType = format === 'jpeg' ? pictureTypes.jpeg : pictureTypes.png;
  return { bytes: data, contentType, width: info.width, height: info.height };
}

/** Into a frame, without enlarging and without cutting. */
export async function fitPicture(picture: Picture, width: number, height: number): Promise<MadePicture> {
  const scale = Math.min(width / picture.width, height / picture.height);
  const image = await picture.draw(scale);
  return made(image.resize({ width, height, fit: 'inside', withoutEnlargement: true }), picture);
}

/** A rectangle of the picture (in its pixels) in exactly this size; one of another shape loses its edges, nothing is distorted. */
export async function cutPicture(
  picture: Picture,
  rectangle: Rectangle,
  size: { width: number; height: number },
): Promise<MadePicture> {
  const whole = Math.sqrt(maxPixels / (picture.width * picture.height));
  const wanted = Math.min(whole, Math.max(size.width / rectangle.width, size.height / rectangle.height));
  const image = await picture.draw(wanted);
  const scale = picture.format === 'svg' ? (await image.metadata()).width / picture.width : 1;
  const part = inside(rectangle, scale, picture);
  return made(image.extract(part).resize({ ...size, fit: 'cover', position: 'centre' }), picture);
}

/** Whole pixels within the drawn picture, at least one each way. */
function inside({ left, top, width, height }: Rectangle, scale: number, picture: Picture): Rectangle {
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
