// Metadata is stripped from attached photos as from other pictures: attachments of a published article are public, and the coordinates in a
// photo may be those of an official's home. Other documents stay byte for byte, because of signatures and hashes.
import { readFile } from 'node:fs/promises';
import type { Config } from '../../config.ts';
import { type ReceivedContent, receiveBytes } from '../../storage/received-content.ts';
import { type StrippedFormat, stripMetadata } from '../pictures/picture-metadata.ts';

/** Null when there is no metadata. */
export async function strippedPhoto(
  place: Pick<Config, 'dataDir'>,
  path: string,
  format: StrippedFormat,
): Promise<ReceivedContent | 'damaged' | null> {
  const bytes = await readFile(path);
  // GIF has no orientation, and the decoder refuses data behind its end
  const before = format === 'gif' ? undefined : await readHeader(bytes);
  if (before === null) return 'damaged';
  const clean = stripMetadata(bytes, format, before?.orientation ?? 1);
  const after = await readHeader(clean);
  if (after === null) return 'damaged';
  // another size means that stripping removed a part of the picture itself
  if (before !== undefined && (after.width !== before.width || after.height !== before.height)) return 'damaged';
  return clean.equals(bytes) ? null : receiveBytes(place, clean);
}

/** From the header alone: the picture is not decoded. */
async function readHeader(bytes: Buffer) {
  const { default: sharp } = await import('sharp');
  try {
    const { width, height, orientation = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height, orientation };
  } catch {
    return null;
  }
}
