// The calls behind a picture of a form: those of the settings, or the one of thumbnails, which editors of articles may use.
import { pictureSizes, type Size } from '@redakcja/domain/files/picture-purposes';
import { cropImage, uploadImage, uploadThumbnail } from '@redakcja/generated/files/files';
import type { CropData } from '@redakcja/generated/model/cropData';
import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import type { Picture } from '@redakcja/generated/model/picture';
import { useMutation } from '@tanstack/react-query';
import { apiUrl } from '../session/api-address.ts';

const meta = { errorMessage: 'Wystąpił niespodziewany błąd podczas uploadu pliku' };

/** A picture that can be cropped. */
interface Original {
  originalId: number;
  path: string;
  fileName: string;
  picture: Size;
}

interface WantedCrop {
  originalId: number;
  rectangle: CropData;
  /** Of the crop, when the purpose does not fix it. */
  size: Size | undefined;
}

/** How pictures of a purpose are stored and cropped. */
interface PictureCalls {
  upload: (file: File) => Promise<Original>;
  crop: (wanted: WantedCrop) => Promise<Picture>;
}

export function usePictureCalls(purpose: ImagePurpose) {
  const calls = purpose === ImagePurpose.thumbnail ? thumbnailCalls : settingsCalls(purpose);
  return {
    upload: useMutation({ mutationFn: calls.upload, meta }),
    cropping: useMutation({ mutationFn: calls.crop, meta }),
  };
}

function settingsCalls(purpose: ImagePurpose): PictureCalls {
  return {
    async upload(file) {
      const { id, path, fileName, width, height } = await uploadImage({ file, purpose });
      return { originalId: id, path, fileName, picture: { width, height } };
    },
    crop: ({ originalId, rectangle, size }) =>
      cropImage({
        originalId,
        purpose,
        ...rectangle,
        ...(size && { targetWidth: size.width, targetHeight: size.height }),
      }),
  };
}

const { width: recommendedWidth, height: recommendedHeight } = pictureSizes.thumbnail.crop;
const recommended = { recommendedWidth, recommendedHeight };

const thumbnailCalls: PictureCalls = {
  async upload(file) {
    const { originalId, originalPath: path, fileName } = stored(await uploadThumbnail({ file, ...recommended }));
    return { originalId, path, fileName, picture: await sizeOf(apiUrl(path)) };
  },
  crop: async ({ originalId, rectangle }) =>
    stored(await uploadThumbnail({ originalId, ...rectangle, ...recommended })),
};

function stored([thumbnail]: Picture[]): Picture {
  if (thumbnail === undefined) throw new Error('No thumbnail was stored');
  return thumbnail;
}

/** Pixels of a picture by its address; the browser has it already, or fetches it. */
export async function sizeOf(address: string): Promise<Size> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}
