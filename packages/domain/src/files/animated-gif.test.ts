import { expect, test } from 'vitest';
import { isAnimatedGif } from './animated-gif.ts';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
/** One pixel, two colours. */
const head = [...letters('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
const loop = [0x21, 0xff, 11, ...letters('NETSCAPE2.0'), 3, 1, 0, 0, 0];
const control = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
const picture = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
const withOwnColours = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 0, 0, 0, 9, 9, 9, 2, 2, 0x44, 1, 0];
const end = [0x3b];

test.each([
  ['two pictures', [...head, ...loop, ...control, ...picture, ...control, ...picture, ...end], true],
  ['two pictures with colours of their own', [...head, ...withOwnColours, ...withOwnColours, ...end], true],
  ['one picture', [...head, ...control, ...picture, ...end], false],
  ['one picture and a comment that looks like another', [...head, ...picture, 0x21, 0xfe, 1, 0x2c, 0, ...end], false],
  ['a broken end', [...head, ...picture, 0x21], false],
  ['another file', letters('\u0089PNG'), false],
  ['nothing', [], false],
])('%s', (_name, bytes, isAnimated) => {
  expect(isAnimatedGif(Uint8Array.from(bytes))).toBe(isAnimated);
});
