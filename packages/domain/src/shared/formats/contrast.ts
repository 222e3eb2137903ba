// Contrast of a chosen colour (WCAG 2, relative luminance). The specification requires 7.1 (specification, sections 5 and 9).
import { type Channels, channelsOf, hexOf } from './colour.ts';

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

function channelsIn(color: string): Channels {
  const channels = isColor(color) ? channelsOf(color) : null;
  if (channels === null) throw new RangeError(`No colour: ${color}`);
  return channels;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsIn(color).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast of two colours `#rrggbb`, from 1 to 21.
 * @throws RangeError for anything else.
 */
export function contrastRatio(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Contrast of a colour on the background that suits it best (design decision 23: the better of the two counts). */
export function bestContrast(color: string, backgrounds: readonly string[]): number {
  return Math.max(...backgrounds.map((background) => contrastRatio(color, background)));
}

/** The background that suits a colour best; the first one for what is no colour yet. */
export function bestBackground(color: string, backgrounds: readonly [string, ...string[]]): string {
  const [first] = backgrounds;
  if (!isColor(color)) return first;
  return backgrounds.reduce(
    (best, one) => (contrastRatio(color, one) > contrastRatio(color, best) ? one : best),
    first,
  );
}

/** Whether a colour has enough contrast on at least one background (design decision 23: no colour reaches 7.1 on both). */
export function hasEnoughContrast(color: string, backgrounds: readonly string[]): boolean {
  return bestContrast(color, backgrounds) >= minimumContrast;
}

const steps = 255;

/**
 * The nearest colour of the same hue with enough contrast: the given one with as little black or white in it as it takes; the same one when it has
 * enough already. Null when neither helps on any of the backgrounds.
 * @throws RangeError for what is no colour `#rrggbb`.
 */
export function nearestContrasting(color: string, backgrounds: readonly string[]): string | null {
  const from = channelsIn(color);
  for (let step = 0; step <= steps; step += 1) {
    const mixed = [0, 255].map((to) => hexOf(mix(from, to, step / steps)));
    const enough = mixed.filter((one) => hasEnoughContrast(one, backgrounds));
    const [best] = enough.toSorted((a, b) => bestContrast(b, backgrounds) - bestContrast(a, backgrounds));
    if (best !== undefined) return step === 0 ? color : best;
  }
  return null;
}

const mix = ([red, green, blue]: Channels, to: number, share: number): Channels => [
  red + (to - red) * share,
  green + (to - green) * share,
  blue + (to - blue) * share,
];

/** „4,9:1”, rounded down, so that what is too little never looks like enough. */
export function shownContrast(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',')}:1`;
}

/** Warning about insufficient contrast, with an alternative (specification, sections 5 and 8: the text is not shown there). */
export interface ContrastWarning {
  text: string;
  nearest: string | null;
}

/** Null for a colour with enough contrast, and for what is no colour yet. */
export function contrastWarning(color: string, backgrounds: readonly string[]): ContrastWarning | null {
  if (!isColor(color) || hasEnoughContrast(color, backgrounds)) return null;
  const found = shownContrast(bestContrast(color, backgrounds));
  const text = `Kontrast ${found} jest mniejszy niż wymagane ${shownContrast(minimumContrast)} (WCAG)`;
  return { text, nearest: nearestContrasting(color, backgrounds) };
}

/** The warning as one sentence with the nearest colour, for those who see no form; null without a warning. */
export function contrastSentence(color: string, backgrounds: readonly string[]): string | null {
  const warning = contrastWarning(color, backgrounds);
  if (warning === null) return null;
  return warning.nearest === null
    ? warning.text
    : `${warning.text}; najbliższy kolor, który spełnia: ${warning.nearest}`;
}
