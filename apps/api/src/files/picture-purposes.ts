// Accepted formats, minimal size and crop size by the purpose of a picture (specification, section 5, Files and images).
import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import { invalid } from '../shared/problem.ts';
import type { Picture } from './picture.ts';
import { type PictureFormat, photoFormats } from './picture-formats.ts';

interface Purpose {
  formats: readonly PictureFormat[];
  minSize: { width: number; height: number } | null;
  cropSize: { width: number; height: number };
}

const allFormats: readonly PictureFormat[] = ['svg', ...photoFormats];
const size = (width: number, height: number) => ({ width, height });

export const purposes: Readonly<Record<ImagePurpose, Purpose>> = {
  [ImagePurpose.banner]: { formats: photoFormats, minSize: null, cropSize: size(300, 105) },
  [ImagePurpose.tile]: { formats: allFormats, minSize: null, cropSize: size(200, 150) },
  [ImagePurpose.smallLogo]: { formats: allFormats, minSize: size(200, 200), cropSize: size(74, 74) },
  [ImagePurpose.bigLogo]: { formats: allFormats, minSize: size(200, 200), cropSize: size(70, 80) },
  [ImagePurpose.background]: { formats: photoFormats, minSize: size(800, 175), cropSize: size(1366, 240) },
  [ImagePurpose.euCollection]: { formats: photoFormats, minSize: size(800, 175), cropSize: size(1240, 45) },
  [ImagePurpose.contactPhoto]: { formats: photoFormats, minSize: null, cropSize: size(230, 230) },
  [ImagePurpose.other]: { formats: photoFormats, minSize: null, cropSize: size(230, 230) },
};

/** Vector pictures have no minimal size. */
export function requireLargeEnough({ format, width, height }: Picture, purpose: ImagePurpose): void {
  const { minSize } = purposes[purpose];
  if (minSize === null || format === 'svg' || (width >= minSize.width && height >= minSize.height)) return;
  const message = `Obraz jest za mały. Minimalny rozmiar to ${minSize.width}x${minSize.height}`;
  throw invalid([{ path: 'file', message }]);
}
