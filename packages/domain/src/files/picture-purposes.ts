// Sizes of pictures by what they are for (specification, section 5, Files and images, and section 9).
import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface PictureSizes {
  /** Size of the crop. */
  crop: Size;
  /** Smaller pictures are refused; null for none. */
  minimum: Size | null;
  /** What a person is told to prepare. */
  recommended: Size;
}

const size = (width: number, height: number): Size => ({ width, height });

/** Where a picture has no sizes of its own. */
export const defaultCropSize = size(230, 230);
export const defaultRecommendedSize = size(256, 144);

/** Flags of ISO codes are fitted into it (specification, section 9). */
export const flagSize = size(32, 32);

function sizes(crop: Size, { minimum = null, recommended = crop }: Partial<PictureSizes> = {}): PictureSizes {
  return { crop, minimum, recommended };
}

const logoMinimum = size(200, 200);
const wideMinimum = size(800, 175);

export const pictureSizes: Readonly<Record<ImagePurpose, PictureSizes>> = {
  [ImagePurpose.banner]: sizes(size(300, 105)),
  [ImagePurpose.tile]: sizes(size(200, 150)),
  [ImagePurpose.smallLogo]: sizes(size(74, 74), { minimum: logoMinimum }),
  [ImagePurpose.bigLogo]: sizes(size(70, 80), { minimum: logoMinimum }),
  [ImagePurpose.background]: sizes(size(1366, 240), { minimum: wideMinimum }),
  [ImagePurpose.euCollection]: sizes(size(1240, 45), { minimum: wideMinimum }),
  [ImagePurpose.contactPhoto]: sizes(size(230, 230), { recommended: size(400, 400) }),
  [ImagePurpose.thumbnail]: sizes(size(231, 130)),
  [ImagePurpose.other]: sizes(defaultCropSize, { recommended: defaultRecommendedSize }),
};

const photos = ['bmp', 'png', 'jpg', 'jpeg', 'gif'] as const;
const drawings = ['svg', ...photos] as const;

/** Extensions of the files that are taken (specification, section 5: SVG for tiles and logos too). */
export const pictureExtensions: Readonly<Record<ImagePurpose, readonly string[]>> = {
  [ImagePurpose.banner]: photos,
  [ImagePurpose.tile]: drawings,
  [ImagePurpose.smallLogo]: drawings,
  [ImagePurpose.bigLogo]: drawings,
  [ImagePurpose.background]: photos,
  [ImagePurpose.euCollection]: photos,
  [ImagePurpose.contactPhoto]: photos,
  [ImagePurpose.thumbnail]: photos,
  [ImagePurpose.other]: photos,
};

/** „300x105” */
export function shownSize({ width, height }: Size): string {
  return `${width}x${height}`;
}
