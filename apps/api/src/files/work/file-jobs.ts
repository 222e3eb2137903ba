// What worker processes do with files (file-work.ts). Files go both ways by their paths: nothing large crosses between the processes.
import type { CropData } from '@redakcja/generated/model/cropData';
import type { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import type { ReceivedContent } from '../../storage/received-content.ts';
import { job } from '../../workers/job.ts';
import type { ArchiveProblem } from '../archives/archive-limits.ts';
import type { CheckedArchive } from '../archives/check-archive.ts';
import type { CheckedDocument } from '../documents/document-text.ts';
import type { StrippedFormat } from '../pictures/picture-metadata.ts';

export interface Size {
  width: number;
  height: number;
}

/** A picture that was made and not stored yet. */
export interface NewPicture extends Size {
  content: ReceivedContent;
  contentType: string;
}

interface Upload {
  dataDir: string;
  path: string;
  fileName: string;
}

/** A flag: a drawing stays one. */
export const fitFlag = job<Upload, NewPicture>('fitFlag');

/** A picture as uploaded, without metadata; a drawing without what could run. */
export const readUpload = job<Upload & { purpose: ImagePurpose }, NewPicture>('readUpload');

/** The part of an upload that is stored in the size: a rectangle, the largest centred square, or the whole picture, which is never enlarged. */
export type WantedCrop = CropData | 'square' | 'whole';

/** The crop is null for the whole picture. */
export const cropUpload = job<
  Upload & { purpose: ImagePurpose; crop: WantedCrop; size: Size },
  { original: NewPicture; cropped: NewPicture; crop: CropData | null }
>('cropUpload');

/** Null when it is no picture. */
export const cropStored = job<{ dataDir: string; path: string; crop: CropData; size: Size }, NewPicture | null>(
  'cropStored',
);

/** Null when there is no metadata. */
export const stripPhoto = job<
  { dataDir: string; path: string; format: StrippedFormat },
  ReceivedContent | 'damaged' | null
>('stripPhoto');

/** Null when it is what it should be. */
export const checkArchive = job<CheckedArchive, ArchiveProblem | null>('checkArchive');

export const checkSvg = job<{ path: string }, 'safe' | 'unsafe' | 'other'>('checkSvg');

export const isJson = job<{ path: string }, boolean>('isJson');

/** The text of an attachment, page by page, and what the check finds in it. */
export const readDocument = job<{ path: string; extension: string }, CheckedDocument>('readDocument');
