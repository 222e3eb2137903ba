// Photographs that are attached as documents lose what cameras add, as the pictures of the site do: an attachment of a published article is
// public, and the place in a photograph may be an official's home. Other documents stay byte for byte, since signatures and hashes count.
import { readFile } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { discard, type ReceivedContent, receiveBytes } from '../shared/received-content.ts';
import { type CleanedFormat, withoutCameraData } from './camera-data.ts';
import { runExclusive } from './run-exclusive.ts';

/** By extension, in lower case. A bitmap holds nothing besides its pixels. */
const formats: Readonly<Record<string, CleanedFormat>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', gif: 'gif' };

/** Extensions of what is cleaned. */
export const photographs: readonly string[] = Object.keys(formats);

/** The photograph was not to be read, so what is in it cannot be taken out. */
export class DamagedPictureError extends Error {}

/** Gives `use` the content as it may be stored; nothing else of it stays. */
export async function withCleanContent<Result>(
  place: Pick<Config, 'dataDir'>,
  content: ReceivedContent,
  extension: string,
  use: (content: ReceivedContent) => Promise<Result>,
): Promise<Result> {
  const format = formats[extension];
  const clean = format === undefined ? null : await runExclusive(async () => cleaned(place, content, format));
  if (clean === null) return use(content);
  try {
    return await use(clean);
  } finally {
    await discard(clean);
  }
}

/** Null when there is nothing to take out. */
async function cleaned(
  place: Pick<Config, 'dataDir'>,
  { path }: ReceivedContent,
  format: CleanedFormat,
): Promise<ReceivedContent | null> {
  const bytes = await readFile(path);
  // a GIF has no orientation, and is not read with what stands behind its end
  const before = format === 'gif' ? null : await shapeOf(bytes);
  const clean = withoutCameraData(bytes, format, before?.orientation ?? 1);
  const after = await shapeOf(clean);
  // a picture that is put together in an unknown way is refused sooner than spoilt
  if (before !== null && (after.width !== before.width || after.height !== before.height))
    throw new DamagedPictureError();
  return clean.equals(bytes) ? null : receiveBytes(place, clean);
}

/** From the head of the picture: it is not unpacked, however large it is. */
async function shapeOf(bytes: Buffer) {
  const { default: sharp } = await import('sharp');
  try {
    const { width, height, orientation = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height, orientation };
  } catch {
    throw new DamagedPictureError();
  }
}
