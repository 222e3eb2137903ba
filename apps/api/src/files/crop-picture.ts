import { pictureSizes } from '@redakcja/domain/files/picture-purposes';
import type { CropData } from '@redakcja/generated/model/cropData';
import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import type { Picture as StoredPicture } from '@redakcja/generated/model/picture';
import type { UploadedFile } from '../contract/form.ts';
import type { Handler } from '../contract/handler.ts';
import type { Caller } from '../shared/caller.ts';
import { fileAddress } from '../shared/file-address.ts';
import { invalid, notFound } from '../shared/problem.ts';
import { discard, receive } from '../shared/received-content.ts';
import type { Services } from '../shared/services.ts';
import { cropStored, cropUpload, type NewPicture, type Size } from './file-jobs.ts';
import { type FileKey, findPublicFile } from './file-rows.ts';
import { inWorker } from './in-worker.ts';
import { fileNameFor, storePicture, uploadOf } from './store-picture.ts';

export const cropImage: Handler<'cropImage'> = async ({ services, caller, body }) => {
  const { file, originalId, purpose, targetWidth, targetHeight, unit, x, y, width, height } = body;
  const { crop: cropSize } = pictureSizes[purpose];
  const size = { width: targetWidth ?? cropSize.width, height: targetHeight ?? cropSize.height };
  const crop = { unit, x, y, width, height };
  if (file !== undefined && originalId === undefined)
    return cropUploaded(services, caller, file, { purpose, crop, size });
  if (file !== undefined || originalId === undefined) {
    throw invalid([{ path: 'file', message: 'Podaj plik albo numer przesłanego obrazu' }]);
  }
  const { cropped, ...from } = await cropOriginal(services, caller, originalId, { crop, size });
  return respondPicture(await storeCrop(services, from, cropped, crop));
};

const photoSize: Size = { width: 230, height: 230 };

export const uploadOfficeContactPhoto: Handler<'uploadOfficeContactPhoto'> = async ({
  services,
  caller,
  body: { file, ...sent },
}) => {
  const { unit, x, y, width, height } = sent;
  const given = [unit, x, y, width, height].filter((one) => one !== undefined).length;
  if (given !== 0 && given !== 5) {
    throw invalid([{ path: 'unit', message: 'Położenie i wymiary wycinka podaje się razem' }]);
  }
  const crop = given === 5 ? (sent as CropData) : null;
  return cropUploaded(services, caller, file, { purpose: ImagePurpose.contactPhoto, crop, size: photoSize });
};

/** Stores the original and the crop, or neither. */
async function cropUploaded(
  services: Services,
  caller: Caller,
  file: UploadedFile,
  wanted: { purpose: ImagePurpose; crop: CropData | null; size: Size },
) {
  const input = { ...uploadOf(services, file), ...wanted };
  const { original, cropped, crop } = await inWorker(services, caller.id)(cropUpload, input);
  try {
    const { fileName } = file;
    const from = { ...(await storePicture(services, original, { fileName })), fileName };
    return respondPicture(await storeCrop(services, from, cropped, crop));
  } finally {
    await discard(cropped.content);
  }
}

interface Original extends FileKey {
  fileName: string;
}

async function cropOriginal(
  services: Services,
  caller: Caller,
  id: number,
  wanted: { crop: CropData; size: Size },
): Promise<Original & { cropped: NewPicture }> {
  const { config, storage } = services;
  const missing = notFound(`Nie znaleziono obrazu o numerze ${id}`);
  const file = await findPublicFile(services, id);
  const stream = file === undefined ? null : await storage.open(file.sha256);
  if (file === undefined || stream === null) throw missing;
  const content = await receive(config, stream);
  try {
    const input = { dataDir: config.dataDir, path: content.path, ...wanted };
    const cropped = await inWorker(services, caller.id)(cropStored, input);
    if (cropped === null) throw missing;
    return { id, key: file.key, fileName: file.fileName, cropped };
  } finally {
    await discard(content);
  }
}

async function storeCrop(
  services: Services,
  from: Original,
  cropped: NewPicture,
  cropData: CropData,
): Promise<StoredPicture> {
  const fileName = fileNameFor(from.fileName, cropped);
  const stored = await storePicture(services, cropped, { fileName, originalId: from.id, cropData });
  return {
    id: stored.id,
    path: fileAddress(stored),
    originalId: from.id,
    originalPath: fileAddress(from),
    fileName,
    cropData,
  };
}

function respondPicture(picture: StoredPicture) {
  return { body: picture, location: picture.path };
}
