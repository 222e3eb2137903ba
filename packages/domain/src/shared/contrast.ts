// Contrast of a chosen colour (WCAG 2, relative luminance). The specification requires 7.1 (specification, sections 5 and 9).

/** Minimum contrast without a warning. */
export const minimumContrast = 7.1;

/** Backgrounds of a banner's colour (design decision 23). */
export const bannerBackgrounds = ['#ffffff', '#2b1a10'] as const;

/** Backgrounds of a bookmark's colour (design decision 23). */
export const bookmarkBackgrounds = ['#f2f2f2', '#000000'] as const;

/** Colour of a new banner and bookmark (specification, section 9). */
export const defaultColor = '#000000';

/** Whether a text is a colour `#rrggbb`. */
export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast of two colours `#rrggbb`, from 1 to 21.
 * @throws RangeError for anything else.
 */
export function contrastRatio(first: string, second: string): number {
  if (!isColor(first) || !isColor(second)) throw new RangeError(`Not colours: ${first}, ${second}`);
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Whether a colour has enough contrast on at least one background (design decision 23: no colour reaches 7.1 on both). */
export function hasEnoughContrast(color: string, backgrounds: readonly string[]): boolean {
  return backgrounds.some((background) => contrastRatio(color, background) >= minimumContrast);
}
