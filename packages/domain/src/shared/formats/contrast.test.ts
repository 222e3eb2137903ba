import { describe, expect, it, test } from 'vitest';
import {
  bannerBackgrounds,
  bestBackground,
  bestContrast,
  bookmarkBackgrounds,
  contrastSentence,
  contrastWarning,
  hasEnoughContrast,
  minimumContrast,
  nearestContrasting,
  shownContrast,
} from './contrast.ts';

describe('the nearest colour with enough contrast', () => {
  it.each([
    ['#808080', bannerBackgrounds],
    ['#9b59b6', bannerBackgrounds],
    ['#0077b3', bannerBackgrounds],
    ['#cd1040', bookmarkBackgrounds],
    ['#628033', bookmarkBackgrounds],
    ['#ff0000', bookmarkBackgrounds],
  ])('of %s holds, and one step less does not', (color, backgrounds) => {
    const nearest = nearestContrasting(color, backgrounds) ?? color;
    expect(hasEnoughContrast(color, backgrounds)).toBe(false);
    expect(bestContrast(nearest, backgrounds)).toBeGreaterThanOrEqual(minimumContrast);
    expect(bestContrast(nearest, backgrounds)).toBeLessThan(minimumContrast + 0.2);
  });

  it('keeps the hue', () => {
    const nearest = nearestContrasting('#9b59b6', bannerBackgrounds) ?? '';
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(nearest.slice(at, at + 2), 16));
    expect(blue).toBeGreaterThan(red);
    expect(red).toBeGreaterThan(green);
  });

  it('is lighter where that is less of a change', () => {
    // light on the dark background of banners
    expect(nearestContrasting('#8ca0b4', bannerBackgrounds) ?? '').toMatch(/^#9[0-9a-f]a[0-9a-f]b[0-9a-f]$/);
  });

  it.each(['#000000', '#ffffff', '#0C5944'])('of %s is itself', (color) => {
    expect(nearestContrasting(color, bannerBackgrounds)).toBe(color);
  });

  it('has no suggestion where none helps', () => {
    expect(nearestContrasting('#808080', ['#777777'])).toBeNull();
  });

  it('is not made of what is no colour', () => {
    expect(() => nearestContrasting('czerwony', bannerBackgrounds)).toThrow(RangeError);
  });

  it('is found for every grey', () => {
    for (let grey = 0; grey < 256; grey += 1) {
      const color = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
      for (const backgrounds of [bannerBackgrounds, bookmarkBackgrounds])
        expect(hasEnoughContrast(nearestContrasting(color, backgrounds) ?? '', backgrounds), color).toBe(true);
    }
  });
});

test.each([
  ['#000000', null, null],
  ['#12', null, null],
  ['', null, null],
  ['#808080', 'Kontrast 4,2:1 jest mniejszy niż wymagane 7,1:1 (WCAG)', '; najbliższy kolor, który spełnia: #585858'],
])('the warning about %s is %s', (color, text, more) => {
  expect(contrastWarning(color, bannerBackgrounds)?.text ?? null).toBe(text);
  expect(contrastSentence(color, bannerBackgrounds)).toBe(text && `${text}${more}`);
});

test('too little never looks like enough', () => {
  expect(shownContrast(7.09)).toBe('7,0:1');
});

test.each([
  ['#000000', '#ffffff'],
  ['#ffee00', '#2b1a10'],
  ['#12', '#ffffff'],
])('the background of %s is %s', (color, background) => {
  expect(bestBackground(color, bannerBackgrounds)).toBe(background);
});
