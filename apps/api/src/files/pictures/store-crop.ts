// Crops of pictures: of a new one, whose original is stored with it, or of one that is stored already.
import type { CropData } from '@redakcja/generated/model/cropData';
import type { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import type { Picture as StoredPicture } from '@redakcja/generated/model/picture';
import type { Caller } from '../../call/caller.ts';
import type { Database } from '../../database/database.ts';
import type { UploadedFile } from '../../http/form.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { fileAddress } from '../../storage/file-address.ts';
import { discard, receive } from '../../storage/received-content.ts';
import { type FileKey, findPublicFile, type StoringCall } from '../stored/file-rows.ts';
import { cropStored, cropUpload, type NewPicture, type Size, type WantedCrop } from '../work/file-jobs.ts';
import { inWorker } from '../work/in-worker.ts';
import { fileNameFor, storePicture, uploadOf } from './store-picture.ts';

interface CroppingCall extends StoringCall {
  db: Database;
  caller: Caller;
}

/** A new picture or the number of an uploaded one, exactly one of them. */
interface Source {
  file?: UploadedFile | undefined;
  originalId?: number | undefined;
}

export function sourceOf({ file, originalId }: Source): UploadedFile | number {
  const source = file ?? originalId;
  if (source === undefined || (file !== undefined && originalId !== undefined)) {
    throw invalid([{ path: 'file', message: 'Podaj plik albo numer przesłanego obrazu' }]);
  }
  return source;
}

/** The rectangle of a form, null without one. Throws a 400 when only a part of it was sent. */
export function sentCrop({ unit, x, y, width, height }: Partial<CropData>): CropData | null {
  const sent = [unit, x, y, width, height];
  if (sent.every((one) => one === undefined)) return null;
  if (unit === undefined || x === undefined || y === undefined || width === undefined || height === undefined) {
    throw invalid([{ path: 'unit', message: 'Położenie i wymiary wycinka podaje się razem' }]);
  }
  return { unit, x, y, width, height };
}

/** Both are made before the first is stored. An original whose crop then fails to be stored has no reference: the clean-up of uploads removes it. */
export async function cropUploaded(
  call: CroppingCall,
  file: UploadedFile,
  wanted: { purpose: ImagePurpose; crop: WantedCrop; size: Size },
): Promise<StoredPicture> {
  const input = { ...uploadOf(call.services, file), ...wanted };
  const { original, cropped, crop } = await inWorker(call.services, call.caller.id)(cropUpload, input);
  try {
    const { fileName } = file;
    const from = { ...(await storePicture(call, original, { fileName })), fileName };
    return await storeCrop(call, from, cropped, crop);
  } finally {
    await discard(cropped.content);
  }
}

interface Original extends FileKey {
  fileName: string;
}

export async function cropOriginal(
  call: CroppingCall,
  id: number,
  wanted: { crop: CropData; size: Size },
): Promise<StoredPicture> {
  const { config, storage } = call.services;
  const missing = notFound(`Nie znaleziono obrazu o numerze ${id}`);
  const file = await findPublicFile(call.db, id);
  const stream = file === undefined ? null : await storage.open(file);
  if (file === undefined || stream === null) throw missing;
  const content = await receive(config, stream);
  try {
    const input = { dataDir: config.dataDir, path: content.path, ...wanted };
    const cropped = await inWorker(call.services, call.caller.id)(cropStored, input);
    if (cropped === null) throw missing;
    return await storeCrop(call, { id, key: file.key, fileName: file.fileName }, cropped, wanted.crop);
  } finally {
    await discard(content);
  }
}

async function storeCrop(
  call: CroppingCall,
  from: Original,
  cropped: NewPicture,
  cropData: CropData | null,
): Promise<StoredPicture> {
  const fileName = fileNameFor(from.fileName, cropped);
  const stored = await storePicture(call, cropped, { fileName, originalId: from.id, cropData });
  return {
    id: stored.id,
    path: fileAddress(stored),
    originalId: from.id,
    originalPath: fileAddress(from),
    fileName,
    cropData,
  };
}
