// Metadata is stripped from attached photos as from other pictures: attachments of a published article are public, and the coordinates in a
// photo may be those of an official's home. Other documents stay byte for byte, because of signatures and hashes.
import { readFile } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { discard, type ReceivedContent, receiveBytes } from '../shared/received-content.ts';
import { type StrippedFormat, stripMetadata } from './picture-metadata.ts';
import { runExclusive } from './run-exclusive.ts';

/** By extension, in lower case. BMP has no metadata. */
const formats: Readonly<Record<string, StrippedFormat>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', gif: 'gif' };

/** Extensions of files whose metadata is stripped. */
export const photoExtensions: readonly string[] = Object.keys(formats);

/** The photo cannot be decoded, so its metadata cannot be stripped. */
export class DamagedPictureError extends Error {}

/** Calls `use` with the content without metadata; removes the temporary file afterwards. */
export async function withStrippedContent<Result>(
  place: Pick<Config, 'dataDir'>,
  content: ReceivedContent,
  extension: string,
  use: (content: ReceivedContent) => Promise<Result>,
): Promise<Result> {
  const format = formats[extension];
  const clean = format === undefined ? null : await runExclusive(async () => stripped(place, content, format));
  if (clean === null) return use(content);
  try {
    return await use(clean);
  } finally {
    await discard(clean);
  }
}

/** Null when there is no metadata. */
async function stripped(
  place: Pick<Config, 'dataDir'>,
  { path }: ReceivedContent,
  format: StrippedFormat,
): Promise<ReceivedContent | null> {
  const bytes = await readFile(path);
  // GIF has no orientation, and the decoder refuses data behind its end
  const before = format === 'gif' ? null : await readHeader(bytes);
  const clean = stripMetadata(bytes, format, before?.orientation ?? 1);
  const after = await readHeader(clean);
  // another size means that stripping removed a part of the picture itself
  if (before !== null && (after.width !== before.width || after.height !== before.height))
    throw new DamagedPictureError();
  return clean.equals(bytes) ? null : receiveBytes(place, clean);
}

/** From the header alone: the picture is not decoded. */
async function readHeader(bytes: Buffer) {
  const { default: sharp } = await import('sharp');
  try {
    const { width, height, orientation = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height, orientation };
  } catch {
    throw new DamagedPictureError();
  }
}
