// The typeface of the bulletin, cut to what Polish texts are written with: a first visit loads 20 kB instead of 200.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { polishRange } from './src/http/web/font-faces.ts';

const require = createRequire(import.meta.url);
const names = { 400: '400Regular', 600: '600SemiBold' };

/** The characters of a `unicode-range`. */
function charactersOf(range) {
  return range.split(',').flatMap((part) => {
    const [from, to = from] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset));
  });
}

/** A font as WOFF2, with kerning and figures of one width. */
export function cutFont(weight) {
  const name = names[weight];
  const source = require.resolve(`@expo-google-fonts/fira-sans/${name}/FiraSans_${name}.ttf`);
  return subsetFont(readFileSync(source), charactersOf(polishRange).join(''), {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  });
}
