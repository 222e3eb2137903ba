import { expect, test } from 'vitest';
import { euRoomLeft, euTooWide } from './eu-collection.ts';

const tooWide = 'Obrazy zestawu UE mają razem 1241 px szerokości, a mieści się 1240 px. Zmniejsz któryś z nich';

test.each([
  [[], 1240, undefined],
  [[620, 620], 0, undefined],
  [[620, 621], -1, tooWide],
])('beside pictures of %j pixels there are %i left', (widths, left, message) => {
  expect([euRoomLeft(widths), euTooWide(widths)]).toEqual([left, message]);
});
