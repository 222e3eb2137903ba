// Accepted formats and minimal size by the purpose of a picture (specification, section 5, Files and images).
import { pictureExtensions, pictureSizes, shownSize } from '@redakcja/domain/files/picture-purposes';
import type { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import { invalid } from '../../http/problem.ts';
import type { Picture } from './picture.ts';
import { drawingFormats, type PictureFormat, photoFormats } from './picture-formats.ts';

export function formatsOf(purpose: ImagePurpose): readonly PictureFormat[] {
  return pictureExtensions[purpose].includes('svg') ? drawingFormats : photoFormats;
}

/** Vector pictures have no minimal size. */
export function requireLargeEnough({ format, width, height }: Picture, purpose: ImagePurpose): void {
  const { minimum } = pictureSizes[purpose];
  if (minimum === null || format === 'svg' || (width >= minimum.width && height >= minimum.height)) return;
  throw invalid([{ path: 'file', message: `Obraz jest za mały. Minimalny rozmiar to ${shownSize(minimum)}` }]);
}
