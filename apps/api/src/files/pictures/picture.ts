// Decoding, resizing and cropping of pictures, in a worker process (file-work.ts). sharp is loaded with the first picture.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { cleanSvg } from '../checks/svg.ts';
import { isSvg, maxPrologLength } from '../checks/svg-root.ts';
import { uploadFailed } from '../uploads/upload-failed.ts';
import { decodeBmp } from './bmp.ts';
import { bmpHeader } from './bmp-header.ts';
import { modernPictureAdvice } from './modern-pictures.ts';
import { type PictureFormat, pictureExtensions, pictureTypes } from './picture-formats.ts';
import { maxPixels, maxProbedPixels, maxSiteDrawing, siteDrawing } from './picture-limits.ts';
import { stripMetadata } from './picture-metadata.ts';

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

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // pictures of several people are worked on at the same time, in processes of their own
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Decodes the whole picture, so that a corrupt one is refused. Null when it cannot be decoded. */
async function openPicture(bytes: Buffer, format: PictureFormat): Promise<Picture | null> {
  const sharp = await loadSharp();
  const options = { limitInputPixels: maxPixels, failOn: 'error' as const };
  const decode = (scale: number): Sharp => {
    if (format === 'bmp') {
      const raw = decodeBmp(bytes);
      if (raw === null) throw new Error('Unsupported kind of bitmap');
      return sharp(raw.pixels, { ...options, raw: { width: raw.width, height: raw.height, channels: raw.channels } });
    }
    if (format === 'svg') return sharp(bytes, { ...options, density: Math.min(2400, Math.max(1, 72 * scale)) });
    return sharp(bytes, options);
  };
  try {
    const { width, height, orientation = 1, autoOrient } = await decode(1).metadata();
    const isDrawing = format === 'svg';
    const probe = decode(isDrawing ? Math.min(1, Math.sqrt(maxProbedPixels / (width * height))) : 1);
    // one channel of each pixel: all of the picture is decoded, a quarter of it kept
    await probe.extractChannel(0).raw({ depth: 'uchar' }).toBuffer();
    return {
      format,
      ...autoOrient,
      orientation,
      render: async (scale = 1) => (isDrawing ? decode(Math.max(1, scale)) : decode(1).autoOrient()),
    };
  } catch {
    return null;
  }
}

export interface UploadedPicture {
  picture: Picture;
  contentType: string;
  /** To be stored: without metadata; vector pictures sanitised. */
  bytes: Buffer;
}

export async function readUploadedPicture(
  file: { path: string; fileName: string },
  formats: readonly PictureFormat[],
): Promise<UploadedPicture> {
  const bytes = await readFile(file.path);
  const format = formatOf(bytes);
  const extension = path.extname(file.fileName).slice(1).toLowerCase();
  if (bytes.length === 0) throw uploadFailed('Plik jest pusty');
  if (format === null || !formats.includes(format))
    throw uploadFailed(modernPictureAdvice(bytes) ?? `Dozwolone są obrazy: ${formatNames(formats)}`);
  if (!pictureExtensions[format].includes(extension))
    throw uploadFailed('Zawartość pliku nie odpowiada jego rozszerzeniu');
  if (format === 'bmp' && bmpHeader(bytes) === 'unsupported')
    throw uploadFailed('Tego rodzaju pliku BMP nie można tu odczytać. Zapisz obraz jako PNG');
  const clean = format === 'svg' ? cleanDrawing(bytes) : bytes;
  const picture = await openPicture(clean, format);
  if (picture === null) throw uploadFailed('Obraz jest uszkodzony albo za duży');
  const isStripped = format === 'svg' || format === 'bmp';
  const stored = isStripped ? clean : stripMetadata(clean, format, picture.orientation);
  return { picture, contentType: pictureTypes[format], bytes: stored };
}

/** A picture that is stored already. */
export async function readStoredPicture(file: string): Promise<Picture | null> {
  const bytes = await readFile(file);
  const format = formatOf(bytes);
  // drawings of older releases were not measured
  return format === null ? null : openPicture(format === 'svg' ? cleanDrawing(bytes) : bytes, format);
}

function cleanDrawing(bytes: Buffer): Buffer {
  if (bytes.length > maxSiteDrawing)
    throw uploadFailed(
      `Rysunek SVG może mieć najwyżej ${maxSiteDrawing / 1_048_576} MB. Uprość go albo zapisz jako PNG`,
    );
  return Buffer.from(cleanSvg(bytes.toString('utf8'), siteDrawing).text);
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

/** How much larger a picture may be than a new encoding of it. */
const spared = 1.1;

/** Fits an upload. What fits already and would hardly get smaller stays as it is: each encoding takes quality, and another hash. */
export async function fitUploaded(
  { picture, bytes, contentType }: UploadedPicture,
  { width, height }: { width: number; height: number },
): Promise<EncodedPicture> {
  const encoded = await fitPicture(picture, width, height);
  const isSame =
    encoded.contentType === contentType && encoded.width === picture.width && encoded.height === picture.height;
  if (!isSame || picture.orientation !== 1 || bytes.length > encoded.bytes.length * spared) return encoded;
  return { ...encoded, bytes };
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
