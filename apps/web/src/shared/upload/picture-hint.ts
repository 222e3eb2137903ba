import { pictureExtensions, pictureSizes, shownSize } from '@redakcja/domain/files/picture-purposes';
import type { ImagePurpose } from '@redakcja/generated/model/imagePurpose';

/** Types of a purpose: „PNG, JPG lub GIF”. */
export function pictureTypesText(purpose: ImagePurpose): string {
  const types = pictureExtensions[purpose].map((type) => type.toUpperCase());
  return `${types.slice(0, -1).join(', ')} lub ${types.at(-1)}`;
}

/** What may be uploaded for a purpose, under the place for it. */
export function pictureHint(purpose: ImagePurpose, maxFileSize: number): string {
  const { recommended, minimum } = pictureSizes[purpose];
  const least = minimum === null ? '' : `, co najmniej ${shownSize(minimum)}`;
  return `${pictureTypesText(purpose)}, zalecany rozmiar ${shownSize(recommended)}${least}, do ${maxFileSize} MB`;
}
