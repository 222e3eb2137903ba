import { pictureSizes } from '@redakcja/domain/files/picture-purposes';
import type { AppImages } from '@redakcja/generated/model/appImages';
import type { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import type { Picture } from '@redakcja/generated/model/picture';

/** A cropped picture and its width, px. */
export interface SizedPicture extends Picture {
  width: number;
}

/** The stored graphics by their ids. */
export function storedPictures({ bigLogo, smallLogo, background, euCollectionImages }: AppImages): SizedPicture[] {
  const sized = (picture: Picture | null, purpose: ImagePurpose) =>
    picture === null ? [] : [{ ...picture, width: pictureSizes[purpose].crop.width }];
  return [
    ...sized(bigLogo, 'bigLogo'),
    ...sized(smallLogo, 'smallLogo'),
    ...sized(background, 'background'),
    ...euCollectionImages,
  ];
}
