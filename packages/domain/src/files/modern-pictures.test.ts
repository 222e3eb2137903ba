import { expect, test } from 'vitest';
import { modernPictureAdvice } from './modern-pictures.ts';

test.each([
  ['IMG_0001.HEIC', 'HEIC'],
  ['zdjecie.heif', 'HEIC'],
  ['baner.webp', 'WebP'],
  ['baner.avif', 'AVIF'],
])('%s', (name, format) => {
  expect(modernPictureAdvice(name)).toBe(`Obrazu w formacie ${format} nie można tu dodać. Zapisz go jako JPG albo PNG`);
});

test.each(['a.png', 'webp', 'a', 'a.webp.jpg', 'constructor', 'a.constructor'])('%s is none', (name) => {
  expect(modernPictureAdvice(name)).toBeNull();
});
