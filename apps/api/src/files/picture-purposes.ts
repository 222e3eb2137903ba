// What a picture is for decides its formats, its smallest size and the size of the cut (specification, section 5, Files and images).
import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import { invalid } from '../shared/problem.ts';
import { type Picture, type PictureFormat, photoFormats } from './picture.ts';

interface Purpose {
  formats: readonly PictureFormat[];
  least: { width: number; height: number } | null;
  cut: { width: number; height: number };
}

const allFormats: readonly PictureFormat[] = ['svg', ...photoFormats];
const size = (width: number, height: number) => ({ width, height });

export const purposes: Readonly<Record<ImagePurpose, Purpose>> = {
  [ImagePurpose.banner]: { formats: photoFormats, least: null, cut: size(300, 105) },
  [ImagePurpose.tile]: { formats: allFormats, least: null, cut: size(200, 150) },
  [ImagePurpose.smallLogo]: { formats: allFormats, least: size(200, 200), cut: size(74, 74) },
  [ImagePurpose.bigLogo]: { formats: allFormats, least: size(200, 200), cut: size(70, 80) },
  [ImagePurpose.background]: { formats: photoFormats, least: size(800, 175), cut: size(1366, 240) },
  [ImagePurpose.euCollection]: { formats: photoFormats, least: size(800, 175), cut: size(1240, 45) },
  [ImagePurpose.contactPhoto]: { formats: photoFormats, least: null, cut: size(230, 230) },
  [ImagePurpose.other]: { formats: photoFormats, least: null, cut: size(230, 230) },
};

/** A vector picture is as large as it is drawn. */
export function requireLargeEnough({ format, width, height }: Picture, purpose: ImagePurpose): void {
  const { least } = purposes[purpose];
  if (least === null || format === 'svg' || (width >= least.width && height >= least.height)) return;
  const message = `Obraz jest za mały. Minimalny rozmiar to ${least.width}x${least.height}`;
  throw invalid([{ path: 'file', message }]);
}
