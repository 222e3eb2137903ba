import type { Config } from '../../config.ts';
import { discard, type ReceivedContent } from '../../storage/received-content.ts';
import type { StrippedFormat } from '../pictures/picture-metadata.ts';
import { stripPhoto } from '../work/file-jobs.ts';
import type { InWorker } from '../work/in-worker.ts';

/** By extension, in lower case. BMP has no metadata. */
const formats: Readonly<Record<string, StrippedFormat>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', gif: 'gif' };

/** The photo cannot be decoded, so its metadata cannot be stripped. */
export class DamagedPictureError extends Error {}

/** Calls `use` with the content without metadata; removes the temporary file afterwards. */
export async function withStrippedContent<Result>(
  { dataDir }: Pick<Config, 'dataDir'>,
  content: ReceivedContent,
  extension: string,
  inWorker: InWorker,
  use: (content: ReceivedContent) => Promise<Result>,
): Promise<Result> {
  const format = formats[extension];
  if (format === undefined) return use(content);
  const clean = await inWorker(stripPhoto, { dataDir, path: content.path, format });
  if (clean === 'damaged') throw new DamagedPictureError();
  if (clean === null) return use(content);
  try {
    return await use(clean);
  } finally {
    await discard(clean);
  }
}
