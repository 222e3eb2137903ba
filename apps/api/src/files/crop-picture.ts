import type { CropData } from '@redakcja/generated/model/cropData';
import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import type { Picture as StoredPicture } from '@redakcja/generated/model/picture';
import type { UploadedFile } from '../contract/form.ts';
import type { Handler } from '../contract/handler.ts';
import { fileAddress } from '../shared/file-address.ts';
import { readContent } from '../shared/file-storage.ts';
import { invalid, notFound } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';
import { type FileKey, findPublicFile } from './file-rows.ts';
import { cropPicture, type EncodedPicture, openPicture, type Picture, type Rectangle } from './picture.ts';
import { purposes } from './picture-purposes.ts';
import { fileNameFor, storeOriginal, storePicture, withUploadedPicture } from './upload-picture.ts';

export const cropImage: Handler<'cropImage'> = async ({ services, body }) => {
  const { file, originalId, purpose, targetWidth, targetHeight, unit, x, y, width, height } = body;
  const { cropSize } = purposes[purpose];
  const size = { width: targetWidth ?? cropSize.width, height: targetHeight ?? cropSize.height };
  const crop = { unit, x, y, width, height };
  if (file !== undefined && originalId === undefined) return cropUploaded(services, file, purpose, () => crop, size);
  if (file !== undefined || originalId === undefined) {
    throw invalid([{ path: 'file', message: 'Podaj plik albo numer przesłanego obrazu' }]);
  }
  const { picture, ...from } = await openOriginal(services, originalId);
  const encoded = await cropPicture(picture, rectangleOf(crop, picture), size);
  return respondPicture(await storeCrop(services, from, encoded, crop));
};

interface Size {
  width: number;
  height: number;
}

const photoSize: Size = { width: 230, height: 230 };

export const uploadOfficeContactPhoto: Handler<'uploadOfficeContactPhoto'> = async ({
  services,
  body: { file, ...crop },
}) => {
  const { unit, x, y, width, height } = crop;
  const given = [unit, x, y, width, height].filter((one) => one !== undefined).length;
  if (given !== 0 && given !== 5) {
    throw invalid([{ path: 'unit', message: 'Położenie i wymiary wycinka podaje się razem' }]);
  }
  const cropOf = given === 5 ? () => crop as CropData : centreSquare;
  return cropUploaded(services, file, ImagePurpose.contactPhoto, cropOf, photoSize);
};

/** Stores the original and the crop, or neither. */
function cropUploaded(
  services: Services,
  file: UploadedFile,
  purpose: ImagePurpose,
  cropOf: (picture: Picture) => CropData,
  size: Size,
) {
  return withUploadedPicture(file, purpose, async (uploaded) => {
    const crop = cropOf(uploaded.picture);
    const encoded = await cropPicture(uploaded.picture, rectangleOf(crop, uploaded.picture), size);
    return respondPicture(await storeCrop(services, await storeOriginal(services, uploaded), encoded, crop));
  });
}

interface Original extends FileKey {
  fileName: string;
}

async function openOriginal(services: Services, id: number): Promise<Original & { picture: Picture }> {
  const file = await findPublicFile(services, id);
  const bytes = file === undefined ? null : await readContent(services.storage, file.sha256);
  const picture = bytes === null ? null : await openPicture(bytes);
  if (file === undefined || picture === null) throw notFound(`Nie znaleziono obrazu o numerze ${id}`);
  return { id, key: file.key, fileName: file.fileName, picture };
}

/** The largest centred square. */
function centreSquare({ width, height }: Picture): CropData {
  const side = Math.min(width, height);
  return { unit: 'px', x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

async function storeCrop(
  services: Services,
  from: Original,
  encoded: EncodedPicture,
  cropData: CropData,
): Promise<StoredPicture> {
  const fileName = fileNameFor(from.fileName, encoded);
  const stored = await storePicture(services, encoded, { fileName, originalId: from.id, cropData });
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

/** In pixels: browsers round the edges. */
const tolerance = 1;

function rectangleOf({ unit, x, y, width, height }: CropData, picture: Picture): Rectangle {
  const [perX, perY] = unit === '%' ? [picture.width / 100, picture.height / 100] : [1, 1];
  const rectangle = { left: x * perX, top: y * perY, width: width * perX, height: height * perY };
  const isOutside =
    rectangle.left + rectangle.width > picture.width + tolerance ||
    rectangle.top + rectangle.height > picture.height + tolerance;
  if (isOutside) throw invalid([{ path: 'width', message: 'Wycinek wykracza poza obraz' }]);
  return rectangle;
}
