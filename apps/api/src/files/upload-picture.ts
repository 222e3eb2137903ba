// Uploads of pictures: thumbnails and flags are resized at once, other pictures are stored as originals to be cropped.

import path from 'node:path';
import type { UploadedImage } from '@redakcja/generated/model/uploadedImage';
import type { UploadedFile } from '../contract/form.ts';
import type { Handler } from '../contract/handler.ts';
import type { Caller } from '../shared/caller.ts';
import { fileAddress } from '../shared/file-address.ts';
import { discard } from '../shared/received-content.ts';
import type { Services } from '../shared/services.ts';
import { fitUpload, type NewPicture, readUpload, type Size } from './file-jobs.ts';
import { type FileKey, type NewFile, storePublicFile } from './file-rows.ts';
import { inWorker } from './in-worker.ts';

export const uploadThumbnail: Handler<'uploadThumbnail'> = async ({
  services,
  caller,
  body: { file, recommendedWidth: width, recommendedHeight: height },
}) => {
  const stored = await storeFitted(services, caller, file, { width, height });
  return { body: [{ id: stored.id, path: fileAddress(stored) }] };
};

const flagSize: Size = { width: 32, height: 32 };

export const uploadFlag: Handler<'uploadFlag'> = async ({ services, caller, body: { file } }) => {
  const stored = await storeFitted(services, caller, file, flagSize);
  const address = fileAddress(stored);
  return { body: { id: stored.id, path: address, fileName: stored.fileName }, location: address };
};

async function storeFitted(services: Services, caller: Caller, file: UploadedFile, size: Size) {
  const fitted = await inWorker(services, caller.id)(fitUpload, { ...uploadOf(services, file), ...size });
  const fileName = fileNameFor(file.fileName, fitted);
  return { ...(await storePicture(services, fitted, { fileName })), fileName };
}

/** What a job needs to know of an upload. */
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
  return contentType === 'image/jpeg' ? `${name}${ext}` : `${name}.png`;
}

export const uploadImage: Handler<'uploadImage'> = async ({ services, caller, body: { file, purpose } }) => {
  const original = await inWorker(services, caller.id)(readUpload, { ...uploadOf(services, file), purpose });
  const { fileName } = file;
  const { id, key } = await storePicture(services, original, { fileName });
  const { width, height, contentType, content } = original;
  const address = fileAddress({ id, key });
  const stored = { id, fileName, contentType, width, height, size: content.size };
  return { body: { ...stored, path: address, originalPath: address } satisfies UploadedImage };
};
