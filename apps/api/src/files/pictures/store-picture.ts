import path from 'node:path';
import type { Services } from '../../call/services.ts';
import type { UploadedFile } from '../../http/form.ts';
import { discard } from '../../storage/received-content.ts';
import { type FileKey, type NewFile, type StoringCall, storePublicFile } from '../stored/file-rows.ts';
import type { NewPicture } from '../work/file-jobs.ts';

/** Input of a job about an upload. */
export function uploadOf({ config: { dataDir } }: Pick<Services, 'config'>, { path, fileName }: UploadedFile) {
  return { dataDir, path, fileName };
}

/** Stores a picture as a public file. */
export async function storePicture(
  call: StoringCall,
  { content, contentType, width, height }: NewPicture,
  file: Pick<NewFile, 'fileName' | 'originalId' | 'cropData'>,
): Promise<FileKey> {
  try {
    return await storePublicFile(call, content, { ...file, contentType, width, height });
  } finally {
    await discard(content);
  }
}

/** BMP and GIF are encoded as PNG, so the extension changes with them. */
export function fileNameFor(fileName: string, { contentType }: Pick<NewPicture, 'contentType'>): string {
  const { name, ext } = path.parse(fileName);
  return contentType === 'image/png' ? `${name}.png` : `${name}${ext}`;
}
