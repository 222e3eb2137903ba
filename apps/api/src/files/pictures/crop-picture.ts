// Pictures that are cropped on the server: of the settings, of office contacts, and thumbnails of multimedia.
import { pictureSizes } from '@redakcja/domain/files/picture-purposes';
import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import type { Picture as StoredPicture } from '@redakcja/generated/model/picture';
import type { OutsideHandler } from '../../call/handler.ts';
import { invalid } from '../../http/problem.ts';
import { cropOriginal, cropUploaded, sentCrop, sourceOf } from './store-crop.ts';

export const cropImage: OutsideHandler<'cropImage'> = async (call) => {
  const { body } = call;
  const { purpose, targetWidth, targetHeight, unit, x, y, width, height } = body;
  const { crop: cropSize } = pictureSizes[purpose];
  const size = { width: targetWidth ?? cropSize.width, height: targetHeight ?? cropSize.height };
  const crop = { unit, x, y, width, height };
  const source = sourceOf(body);
  return respondPicture(
    typeof source === 'number'
      ? await cropOriginal(call, source, { crop, size })
      : await cropUploaded(call, source, { purpose, crop, size }),
  );
};

export const uploadOfficeContactPhoto: OutsideHandler<'uploadOfficeContactPhoto'> = async (call) => {
  const { body } = call;
  const purpose = ImagePurpose.contactPhoto;
  const wanted = { purpose, crop: sentCrop(body) ?? 'square', size: pictureSizes[purpose].crop } as const;
  return respondPicture(await cropUploaded(call, body.file, wanted));
};

export const uploadThumbnail: OutsideHandler<'uploadThumbnail'> = async (call) => {
  const { body } = call;
  const purpose = ImagePurpose.thumbnail;
  const { crop: own } = pictureSizes[purpose];
  const size = { width: body.recommendedWidth ?? own.width, height: body.recommendedHeight ?? own.height };
  const [source, crop] = [sourceOf(body), sentCrop(body)];
  if (typeof source !== 'number') {
    return { body: [await cropUploaded(call, source, { purpose, crop: crop ?? 'whole', size })] };
  }
  if (crop === null) throw invalid([{ path: 'unit', message: 'Podaj położenie i wymiary wycinka' }]);
  return { body: [await cropOriginal(call, source, { crop, size })] };
};

function respondPicture(picture: StoredPicture) {
  return { body: picture, location: picture.path };
}
