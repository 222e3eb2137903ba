import { expect, it } from 'vitest';
import { zoomOf } from './use-zoom.ts';

it.each([
  ['a page that fits', 390, 500, { left: 20, width: 100 }, { scale: 1, left: 0 }],
  ['nothing to magnify', 1280, 640, undefined, { scale: 0.5, left: 0 }],
  ['what is not shown', 1280, 640, { left: 0, width: 0 }, { scale: 0.5, left: 0 }],
  ['what is as wide as the page', 1280, 640, { left: 0, width: 1280 }, { scale: 0.5, left: 0 }],
  [
    'something small in the middle, as large as for a visitor',
    1280,
    640,
    { left: 600, width: 80 },
    { scale: 1, left: 320 },
  ],
  ['something wider, as large as there is room', 1280, 640, { left: 256, width: 736 }, { scale: 0.8, left: 224 }],
  ['at the left edge', 1280, 640, { left: 0, width: 100 }, { scale: 1, left: 0 }],
  ['at the right edge', 1280, 640, { left: 1180, width: 100 }, { scale: 1, left: 640 }],
])('%s', (_what, width, available, box, zoom) => {
  expect(zoomOf(width, available, box)).toEqual(zoom);
});
