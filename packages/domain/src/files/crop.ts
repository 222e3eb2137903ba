// The crop rectangle of a picture: always in the aspect ratio of the crop, always inside the picture.
import type { CropData } from '@redakcja/generated/model/cropData';
import type { Size } from './picture-purposes.ts';

/** In pixels of the picture. */
export interface Crop extends Size {
  x: number;
  y: number;
}

/** Smallest width of a rectangle, so that it can still be seen and taken hold of. */
const minWidth = 16;

/** The largest rectangle of the target's ratio, in the middle. */
export function maxCrop(picture: Size, target: Size): Crop {
  return fitted({ x: 0, y: 0, width: picture.width, height: 0 }, picture, target, 'centre');
}

/**
 * The rectangle that is meant by `wanted`: its width decides, the height follows the target's ratio, and what would lie outside of the picture is
 * moved in. Whole pixels.
 */
export function fittedCrop(wanted: Crop, picture: Size, target: Size): Crop {
  return fitted(wanted, picture, target, 'corner');
}

function fitted(wanted: Crop, picture: Size, target: Size, anchor: 'corner' | 'centre'): Crop {
  const ratio = target.width / target.height;
  const widest = Math.min(picture.width, picture.height * ratio);
  const width = clamped(finite(wanted.width), Math.min(minWidth, widest), widest);
  const height = width / ratio;
  const [roomX, roomY] = [picture.width - width, picture.height - height];
  const [x, y] = anchor === 'centre' ? [roomX / 2, roomY / 2] : [finite(wanted.x), finite(wanted.y)];
  return {
    x: Math.floor(clamped(x, 0, roomX)),
    y: Math.floor(clamped(y, 0, roomY)),
    width: Math.max(1, Math.floor(width)),
    height: Math.max(1, Math.floor(height)),
  };
}

const clamped = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max));
const finite = (value: number) => (Number.isFinite(value) ? value : 0);

/** Format of a stored crop. */
export function cropOfData({ unit, x, y, width, height }: CropData, picture: Size): Crop {
  const [perX, perY] = unit === '%' ? [picture.width / 100, picture.height / 100] : [1, 1];
  return { x: x * perX, y: y * perY, width: width * perX, height: height * perY };
}

/** Parts of a hundred, which mean the same to whoever counts the pixels of a drawing otherwise. */
export function percentOf(crop: Crop, picture: Size): CropData {
  const part = (value: number, whole: number) => Math.round((value / whole) * 1_000_000) / 10_000;
  const [x, y] = [part(crop.x, picture.width), part(crop.y, picture.height)];
  return {
    unit: '%',
    x,
    y,
    width: Math.min(part(crop.width, picture.width), 100 - x),
    height: Math.min(part(crop.height, picture.height), 100 - y),
  };
}

/** Whether the crop has more pixels than the rectangle (design decision 24: it is made larger, with a notice). */
export function isEnlarged(crop: Size, target: Size): boolean {
  return crop.width < target.width || crop.height < target.height;
}
