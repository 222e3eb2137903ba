import { describe, expect, it, test } from 'vitest';
import { type Crop, cropOfData, fittedCrop, isEnlarged, maxCrop, percentOf } from './crop.ts';
import type { Size } from './picture-purposes.ts';

const banner = { width: 300, height: 105 };
const photo = { width: 1600, height: 900 };

test.each<[string, Size, Size, Crop]>([
  ['wide picture', { width: 1000, height: 105 }, banner, { x: 350, y: 0, width: 300, height: 105 }],
  ['high picture', { width: 300, height: 1000 }, banner, { x: 0, y: 447, width: 300, height: 105 }],
  ['square of a photo', photo, { width: 230, height: 230 }, { x: 350, y: 0, width: 900, height: 900 }],
  ['one pixel', { width: 1, height: 1 }, banner, { x: 0, y: 0, width: 1, height: 1 }],
])('the largest rectangle of a %s', (_name, picture, target, crop) => {
  expect(maxCrop(picture, target)).toEqual(crop);
});

describe('a rectangle', () => {
  it.each<[Crop, Crop]>([
    [
      { x: 10, y: 20, width: 600, height: 1 },
      { x: 10, y: 20, width: 600, height: 210 },
    ],
    [
      { x: -5, y: -5, width: 600, height: 210 },
      { x: 0, y: 0, width: 600, height: 210 },
    ],
    [
      { x: 1500, y: 800, width: 600, height: 210 },
      { x: 1000, y: 690, width: 600, height: 210 },
    ],
    [
      { x: 0, y: 0, width: 99_999, height: 1 },
      { x: 0, y: 0, width: 1600, height: 560 },
    ],
    [
      { x: 0, y: 0, width: 0, height: 0 },
      { x: 0, y: 0, width: 16, height: 5 },
    ],
    [
      { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: 0 },
      { x: 0, y: 0, width: 16, height: 5 },
    ],
  ])('%j becomes %j', (wanted, crop) => {
    expect(fittedCrop(wanted, photo, banner)).toEqual(crop);
  });

  it('is the same after it was stored', () => {
    const crop = { x: 333, y: 111, width: 600, height: 210 };
    const data = percentOf(crop, photo);
    expect(fittedCrop(cropOfData(data, photo), photo, banner)).toMatchObject({ width: 600, height: 210 });
    expect(Math.round(cropOfData(data, photo).x)).toBe(333);
  });

  it('never ends outside of the picture, however it is rounded', () => {
    for (let width = 17; width < 400; width += 7) {
      const picture = { width, height: 333 };
      const data = percentOf(maxCrop(picture, banner), picture);
      expect(data.x + data.width).toBeLessThanOrEqual(100);
      expect(data.y + data.height).toBeLessThanOrEqual(100);
    }
  });
});

test('pixels of a stored crop stay', () => {
  expect(cropOfData({ unit: 'px', x: 1, y: 2, width: 3, height: 4 }, photo)).toEqual({
    x: 1,
    y: 2,
    width: 3,
    height: 4,
  });
});

test('a crop with fewer pixels than its target is enlarged', () => {
  expect(isEnlarged({ width: 299, height: 105 }, banner)).toBe(true);
  expect(isEnlarged(banner, banner)).toBe(false);
});
