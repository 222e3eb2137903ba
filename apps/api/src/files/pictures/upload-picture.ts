// Uploads of pictures: flags are resized at once, other pictures are stored as originals to be cropped.

import type { UploadedImage } from '@redakcja/generated/model/uploadedImage';
import type { OutsideHandler } from '../../call/handler.ts';
import { fileAddress } from '../../storage/file-address.ts';
import { fitFlag, readUpload } from '../work/file-jobs.ts';
import { inWorker } from '../work/in-worker.ts';
import { fileNameFor, storePicture, uploadOf } from './store-picture.ts';

export const uploadFlag: OutsideHandler<'uploadFlag'> = async (call) => {
  const { services, caller } = call;
  const { file } = call.body;
  const flag = await inWorker(services, caller.id)(fitFlag, uploadOf(services, file));
  const fileName = fileNameFor(file.fileName, flag);
  const stored = await storePicture(call, flag, { fileName });
  const address = fileAddress(stored);
  return { body: { id: stored.id, path: address, fileName }, location: address };
};

export const uploadImage: OutsideHandler<'uploadImage'> = async (call) => {
  const { services, caller } = call;
  const { file, purpose } = call.body;
  const original = await inWorker(services, caller.id)(readUpload, { ...uploadOf(services, file), purpose });
  const { fileName } = file;
  const { id, key } = await storePicture(call, original, { fileName });
  const { width, height, contentType, content } = original;
  const address = fileAddress({ id, key });
  const stored = { id, fileName, contentType, width, height, size: content.size };
  return { body: { ...stored, path: address, originalPath: address } satisfies UploadedImage };
};
