import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import { expect, test } from 'vitest';
import { pictureSizes, shownSize } from './picture-purposes.ts';

test('a picture without sizes of its own is cut to 230x230, and 256x144 is recommended', () => {
  const { crop, recommended, minimum } = pictureSizes[ImagePurpose.other];
  expect([shownSize(crop), shownSize(recommended), minimum]).toEqual(['230x230', '256x144', null]);
});
