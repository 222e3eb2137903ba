import path from 'node:path';
import type { UploadedFile } from '../contract/form.ts';
import { discard } from '../shared/received-content.ts';
import type { Services } from '../shared/services.ts';
import type { NewPicture } from './file-jobs.ts';
import { type FileKey, type NewFile, storePublicFile } from './file-rows.ts';

/** Input of a job about an upload. */
export function uploadOf({ config: { dataDir } }: Services, { path, fileName }: UploadedFile) {
  return { dataDir, path, fileName };
}

/** Stores a picture as a public file. */
export async function storePicture(
  services: Services,
  { content, contentType, width, height }: NewPicture,
  file: Pick<NewFile, 'fileName' | 'originalId' | 'cropData'>,
): Promise<FileKey> {
  try {
    return await storePublicFile(services, content, { ...file, contentType, width, height });
  } finally {
    await discard(content);
  }
}

/** BMP and GIF are encoded as PNG, so the extension changes with them. */
export function fileNameFor(fileName: string, { contentType }: Pick<NewPicture, 'contentType'>): string {
  const { name, ext } = path.parse(fileName);
  return contentType === 'image/png' ? `${name}.png` : `${name}${ext}`;
}
