// Pictures that are fitted into a frame when they come: thumbnails of multimedia and flags; and the originals of those that are cut later.

import path from 'node:path';
import type { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import type { UploadedImage } from '@redakcja/generated/model/uploadedImage';
import type { UploadedFile } from '../contract/form.ts';
import type { Handler } from '../contract/handler.ts';
import { fileAddress } from '../shared/file-address.ts';
import { discard, receiveBytes } from '../shared/received-content.ts';
import type { Services } from '../shared/services.ts';
import { type FileKey, type NewFile, storePublicFile } from './file-rows.ts';
import { fitPicture, type MadePicture, photoFormats, readUploadedPicture, type UploadedPicture } from './picture.ts';
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
  const fileName = renamed(uploaded.fileName, fitted);
  return { ...(await storeMade(services, fitted, { fileName })), fileName };
}

/** Stores a picture that the server made, or made clean. */
export async function storeMade(
  services: Services,
  { bytes, contentType, width, height }: MadePicture,
  file: Pick<NewFile, 'fileName' | 'originalId' | 'cropData'>,
): Promise<FileKey> {
  const content = await receiveBytes(services.config, bytes);
  try {
    return await storePublicFile(services, content, { ...file, contentType, width, height });
  } finally {
    await discard(content);
  }
}

/** A bitmap or an animation becomes a PNG, and its name says so. */
export function renamed(fileName: string, { contentType }: Pick<MadePicture, 'contentType'>): string {
  const { name, ext } = path.parse(fileName);
  return contentType === 'image/jpeg' ? `${name}${ext}` : `${name}.png`;
}

export const uploadImage: Handler<'uploadImage'> = async ({ services, body: { file, purpose } }) => {
  const { key, ...stored } = await withPicture(file, purpose, (uploaded) => storeUploaded(services, uploaded));
  const address = fileAddress({ id: stored.id, key });
  return { body: { ...stored, path: address, originalPath: address } satisfies UploadedImage };
};

/** An uploaded picture that its purpose takes; nothing of it stays unless `use` stores it. */
export async function withPicture<Result>(
  file: UploadedFile,
  purpose: ImagePurpose,
  use: (uploaded: UploadedPicture) => Promise<Result>,
): Promise<Result> {
  const uploaded = await readUploadedPicture(file, purposes[purpose].formats);
  requireLargeEnough(uploaded.picture, purpose);
  return use(uploaded);
}

/** Keeps a picture to be cut now or later. */
export async function storeUploaded(services: Services, { picture, bytes, contentType, fileName }: UploadedPicture) {
  const { width, height } = picture;
  const stored = await storeMade(services, { bytes, contentType, width, height }, { fileName });
  return { ...stored, fileName, contentType, width, height, size: bytes.length };
}
