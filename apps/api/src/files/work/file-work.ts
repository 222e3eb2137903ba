// The functions of file-jobs.ts. Loaded by the worker process alone, which may be killed at any moment.

import { readFile } from 'node:fs/promises';
import { flagSize } from '@redakcja/domain/files/picture-purposes';
import type { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import { discard, receiveBytes } from '../../storage/received-content.ts';
import { implement } from '../../workers/job.ts';
import { archiveError } from '../archives/check-archive.ts';
import { cleanSvg } from '../checks/svg.ts';
import { isSvg } from '../checks/svg-root.ts';
import { documentText } from '../documents/document-text.ts';
import { centreSquare, rectangleOf } from '../pictures/crop-rectangle.ts';
import {
  cropPicture,
  type EncodedPicture,
  fitPicture,
  fitUploaded,
  readStoredPicture,
  readUploadedPicture,
  type UploadedPicture,
} from '../pictures/picture.ts';
import { drawingFormats } from '../pictures/picture-formats.ts';
import { attachedDrawing } from '../pictures/picture-limits.ts';
import { formatsOf, requireLargeEnough } from '../pictures/picture-purposes.ts';
import { strippedPhoto } from '../stored/strip-photo.ts';
import {
  checkArchive,
  checkSvg,
  cropStored,
  cropUpload,
  fitFlag,
  isJson,
  type NewPicture,
  readDocument,
  readUpload,
  stripPhoto,
} from './file-jobs.ts';

async function writePicture(dataDir: string, { bytes, ...picture }: EncodedPicture): Promise<NewPicture> {
  return { ...picture, content: await receiveBytes({ dataDir }, bytes) };
}

function writeOriginal(dataDir: string, { picture, bytes, contentType }: UploadedPicture): Promise<NewPicture> {
  const { width, height } = picture;
  return writePicture(dataDir, { bytes, contentType, width, height });
}

/** A picture for a purpose, of the purpose's formats and large enough. */
async function readFor(
  file: Parameters<typeof readUploadedPicture>[0],
  purpose: ImagePurpose,
): Promise<UploadedPicture> {
  const uploaded = await readUploadedPicture(file, formatsOf(purpose));
  requireLargeEnough(uploaded.picture, purpose);
  return uploaded;
}

export const fileWork = [
  implement(fitFlag, async ({ dataDir, ...file }) => {
    const uploaded = await readUploadedPicture(file, drawingFormats);
    if (uploaded.picture.format === 'svg') return writeOriginal(dataDir, uploaded);
    return writePicture(dataDir, await fitPicture(uploaded.picture, flagSize.width, flagSize.height));
  }),
  implement(readUpload, async ({ dataDir, purpose, ...file }) => writeOriginal(dataDir, await readFor(file, purpose))),
  implement(cropUpload, async ({ dataDir, purpose, size, crop: wanted, ...file }) => {
    const uploaded = await readFor(file, purpose);
    const crop = wanted === 'square' ? centreSquare(uploaded.picture) : wanted === 'whole' ? null : wanted;
    const encoded =
      crop === null
        ? await fitUploaded(uploaded, size)
        : await cropPicture(uploaded.picture, rectangleOf(crop, uploaded.picture), size);
    const original = await writeOriginal(dataDir, uploaded);
    try {
      return { original, cropped: await writePicture(dataDir, encoded), crop };
    } catch (error) {
      await discard(original.content);
      throw error;
    }
  }),
  implement(cropStored, async ({ dataDir, path, crop, size }) => {
    const picture = await readStoredPicture(path);
    if (picture === null) return null;
    return writePicture(dataDir, await cropPicture(picture, rectangleOf(crop, picture), size));
  }),
  implement(stripPhoto, ({ dataDir, path, format }) => strippedPhoto({ dataDir }, path, format)),
  implement(checkArchive, archiveError),
  implement(checkSvg, async ({ path }) => {
    const text = await readFile(path, 'utf8');
    if (!isSvg(text)) return 'other';
    return cleanSvg(text, attachedDrawing).wasUnsafe ? 'unsafe' : 'safe';
  }),
  implement(readDocument, ({ path, extension }) => documentText(path, extension)),
  implement(isJson, async ({ path }) => {
    try {
      JSON.parse((await readFile(path, 'utf8')).replace(/^\ufeff/, ''));
      return true;
    } catch {
      return false;
    }
  }),
];
