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
import { cutPicture, type MadePicture, openPicture, type Picture, type Rectangle } from './picture.ts';
import { purposes } from './picture-purposes.ts';
import { renamed, storeMade, storeUploaded, withPicture } from './upload-picture.ts';

export const cropImage: Handler<'cropImage'> = async ({ services, body }) => {
  const { file, originalId, purpose, targetWidth, targetHeight, unit, x, y, width, height } = body;
  const { cut } = purposes[purpose];
  const size = { width: targetWidth ?? cut.width, height: targetHeight ?? cut.height };
  const crop = { unit, x, y, width, height };
  if (file !== undefined && originalId === undefined) return cutUploaded(services, file, purpose, () => crop, size);
  if (file !== undefined || originalId === undefined) {
    throw invalid([{ path: 'file', message: 'Podaj plik albo numer przesłanego obrazu' }]);
  }
  const { picture, ...from } = await original(services, originalId);
  const made = await cutPicture(picture, rectangleOf(crop, picture), size);
  return respondPicture(await store(services, from, made, crop));
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
  const cropOf = given === 5 ? () => crop as CropData : middleOf;
  return cutUploaded(services, file, ImagePurpose.contactPhoto, cropOf, photoSize);
};

/** The original and the cut are stored when both are good. */
function cutUploaded(
  services: Services,
  file: UploadedFile,
  purpose: ImagePurpose,
  cropOf: (picture: Picture) => CropData,
  size: Size,
) {
  return withPicture(file, purpose, async (uploaded) => {
    const crop = cropOf(uploaded.picture);
    const made = await cutPicture(uploaded.picture, rectangleOf(crop, uploaded.picture), size);
    return respondPicture(await store(services, await storeUploaded(services, uploaded), made, crop));
  });
}

interface Original extends FileKey {
  fileName: string;
}

async function original(services: Services, id: number): Promise<Original & { picture: Picture }> {
  const file = await findPublicFile(services, id);
  const bytes = file === undefined ? null : await readContent(services.storage, file.sha256);
  const picture = bytes === null ? null : await openPicture(bytes);
  if (file === undefined || picture === null) throw notFound(`Nie znaleziono obrazu o numerze ${id}`);
  return { id, key: file.key, fileName: file.fileName, picture };
}

/** The largest square in the middle. */
function middleOf({ width, height }: Picture): CropData {
  const side = Math.min(width, height);
  return { unit: 'px', x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

async function store(
  services: Services,
  from: Original,
  made: MadePicture,
  cropData: CropData,
): Promise<StoredPicture> {
  const fileName = renamed(from.fileName, made);
  const stored = await storeMade(services, made, { fileName, originalId: from.id, cropData });
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

/** Browsers round: an edge may be a pixel outside. */
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
