import type { CropData } from '@redakcja/generated/model/cropData';
import { invalid } from '../../http/problem.ts';
import type { Picture, Rectangle } from './picture.ts';

/** In pixels: browsers round the edges. */
const tolerance = 1;

/** In pixels of the picture. */
export function rectangleOf({ unit, x, y, width, height }: CropData, picture: Picture): Rectangle {
  const [perX, perY] = unit === '%' ? [picture.width / 100, picture.height / 100] : [1, 1];
  const rectangle = { left: x * perX, top: y * perY, width: width * perX, height: height * perY };
  const isOutside =
    rectangle.left + rectangle.width > picture.width + tolerance ||
    rectangle.top + rectangle.height > picture.height + tolerance;
  if (isOutside) throw invalid([{ path: 'width', message: 'Wycinek wykracza poza obraz' }]);
  return rectangle;
}

/** The largest centred square. */
export function centreSquare({ width, height }: Picture): CropData {
  const side = Math.min(width, height);
  return { unit: 'px', x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}
