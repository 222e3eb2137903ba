// Uploads of pictures: thumbnails and flags are resized at once, other pictures are stored as originals to be cropped.

import type { UploadedImage } from '@redakcja/generated/model/uploadedImage';
import type { UploadedFile } from '../contract/form.ts';
import type { Handler } from '../contract/handler.ts';
import type { Caller } from '../shared/caller.ts';
import { fileAddress } from '../shared/file-address.ts';
import type { Services } from '../shared/services.ts';
import { fitUpload, readUpload, type Size } from './file-jobs.ts';
import { inWorker } from './in-worker.ts';
import { fileNameFor, storePicture, uploadOf } from './store-picture.ts';

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

export const uploadImage: Handler<'uploadImage'> = async ({ services, caller, body: { file, purpose } }) => {
  const original = await inWorker(services, caller.id)(readUpload, { ...uploadOf(services, file), purpose });
  const { fileName } = file;
  const { id, key } = await storePicture(services, original, { fileName });
  const { width, height, contentType, content } = original;
  const address = fileAddress({ id, key });
  const stored = { id, fileName, contentType, width, height, size: content.size };
  return { body: { ...stored, path: address, originalPath: address } satisfies UploadedImage };
};
