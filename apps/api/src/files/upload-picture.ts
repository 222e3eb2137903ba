// Uploads of pictures: flags are resized at once, other pictures are stored as originals to be cropped.

import type { UploadedImage } from '@redakcja/generated/model/uploadedImage';
import type { Handler } from '../contract/handler.ts';
import { fileAddress } from '../shared/file-address.ts';
import { fitUpload, readUpload, type Size } from './file-jobs.ts';
import { inWorker } from './in-worker.ts';
import { fileNameFor, storePicture, uploadOf } from './store-picture.ts';

const flagSize: Size = { width: 32, height: 32 };

export const uploadFlag: Handler<'uploadFlag'> = async ({ services, caller, body: { file } }) => {
  const fitted = await inWorker(services, caller.id)(fitUpload, { ...uploadOf(services, file), ...flagSize });
  const fileName = fileNameFor(file.fileName, fitted);
  const stored = await storePicture(services, fitted, { fileName });
  const address = fileAddress(stored);
  return { body: { id: stored.id, path: address, fileName }, location: address };
};

export const uploadImage: Handler<'uploadImage'> = async ({ services, caller, body: { file, purpose } }) => {
  const original = await inWorker(services, caller.id)(readUpload, { ...uploadOf(services, file), purpose });
  const { fileName } = file;
  const { id, key } = await storePicture(services, original, { fileName });
  const { width, height, contentType, content } = original;
  const address = fileAddress({ id, key });
  const stored = { id, fileName, contentType, width, height, size: content.size };
  return { body: { ...stored, path: address, originalPath: address } satisfies UploadedImage };
};
