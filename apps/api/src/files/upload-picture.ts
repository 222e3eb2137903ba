// Uploads of pictures: thumbnails and flags are resized at once, other pictures are stored as originals to be cropped.

import path from 'node:path';
import type { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import type { UploadedImage } from '@redakcja/generated/model/uploadedImage';
import type { UploadedFile } from '../contract/form.ts';
import type { Handler } from '../contract/handler.ts';
import { fileAddress } from '../shared/file-address.ts';
import { discard, receiveBytes } from '../shared/received-content.ts';
import type { Services } from '../shared/services.ts';
import { type FileKey, type NewFile, storePublicFile } from './file-rows.ts';
import { type EncodedPicture, fitPicture, photoFormats, readUploadedPicture, type UploadedPicture } from './picture.ts';
import { purposes, requireLargeEnough } from './picture-purposes.ts';

export const uploadThumbnail: Handler<'uploadThumbnail'> = async ({
  services,
  body: { file, recommendedWidth, recommendedHeight },
}) => {
  const stored = await storeFitted(services, file, recommendedWidth, recommendedHeight);
  return { body: [{ id: stored.id, path: fileAddress(stored) }] };
};

const flagSize = 32;

export const uploadFlag: Handler<'uploadFlag'> = async ({ services, body: { file } }) => {
  const stored = await storeFitted(services, file, flagSize, flagSize);
  const address = fileAddress(stored);
  return { body: { id: stored.id, path: address, fileName: stored.fileName }, location: address };
};

async function storeFitted(services: Services, file: UploadedFile, width: number, height: number) {
  const uploaded = await readUploadedPicture(file, photoFormats);
  const fitted = await fitPicture(uploaded.picture, width, height);
  const fileName = fileNameFor(uploaded.fileName, fitted);
  return { ...(await storePicture(services, fitted, { fileName })), fileName };
}

/** Stores the bytes of a picture as a public file. */
export async function storePicture(
  services: Services,
  { bytes, contentType, width, height }: EncodedPicture,
  file: Pick<NewFile, 'fileName' | 'originalId' | 'cropData'>,
): Promise<FileKey> {
  const content = await receiveBytes(services.config, bytes);
  try {
    return await storePublicFile(services, content, { ...file, contentType, width, height });
  } finally {
    await discard(content);
  }
}

/** BMP and GIF are encoded as PNG, so the extension changes with them. */
export function fileNameFor(fileName: string, { contentType }: Pick<EncodedPicture, 'contentType'>): string {
  const { name, ext } = path.parse(fileName);
  return contentType === 'image/jpeg' ? `${name}${ext}` : `${name}.png`;
}

export const uploadImage: Handler<'uploadImage'> = async ({ services, body: { file, purpose } }) => {
  const { key, ...stored } = await withUploadedPicture(file, purpose, (uploaded) => storeOriginal(services, uploaded));
  const address = fileAddress({ id: stored.id, key });
  return { body: { ...stored, path: address, originalPath: address } satisfies UploadedImage };
};

/** Checks the format and the size of an upload against its purpose; only `use` stores anything. */
export async function withUploadedPicture<Result>(
  file: UploadedFile,
  purpose: ImagePurpose,
  use: (uploaded: UploadedPicture) => Promise<Result>,
): Promise<Result> {
  const uploaded = await readUploadedPicture(file, purposes[purpose].formats);
  requireLargeEnough(uploaded.picture, purpose);
  return use(uploaded);
}

/** Stores the original of a picture, so that it can be cropped now or later. */
export async function storeOriginal(services: Services, { picture, bytes, contentType, fileName }: UploadedPicture) {
  const { width, height } = picture;
  const stored = await storePicture(services, { bytes, contentType, width, height }, { fileName });
  return { ...stored, fileName, contentType, width, height, size: bytes.length };
}
