// The fonts of the product, cut to the characters in use: a first visit loads four files of some kilobytes instead of 250 kB.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

const weights = [
  [400, 'Regular'],
  [500, 'Medium'],
  [600, 'SemiBold'],
] as const;

/** First and last character. */
type Range = readonly [from: number, to: number];

/** Basic Latin, Latin-1 and punctuation; Polish letters are added one by one. */
const common: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  ...[...'ĄąĆćĘęŁłŃńŚśŹźŻż'].map((letter): Range => [letter.charCodeAt(0), letter.charCodeAt(0)]),
];

/** Everything else a text of an office may hold, Cyrillic and Greek included: loaded when a page has such a letter. */
const other: readonly Range[] = [
  [0x100, 0x24f],
  [0x2b0, 0x52f],
  [0x1e00, 0x1fff],
  [0x2000, 0x22ff],
];

const isCommon = (code: number) => common.some(([from, to]) => code >= from && code <= to);

function codesOf(ranges: readonly Range[]): number[] {
  return ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, offset) => from + offset));
}

/** `U+…` of neighbouring codes as ranges. */
export function unicodeRange(codes: readonly number[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  const ranges: [number, number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && code <= last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

const parts = { common: codesOf(common), other: codesOf(other).filter((code) => !isCommon(code)) };

/** Writes the cut font into `folder` and returns its path, for `url()`. */
async function cutFont(folder: string, name: string, source: string, codes: readonly number[]): Promise<string> {
  const font = await subsetFont(readFileSync(source), String.fromCodePoint(...codes), { targetFormat: 'woff2' });
  const file = path.join(folder, `${name}.woff2`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, font);
  return file;
}

async function textFonts(folder: string): Promise<string> {
  const faces = weights.flatMap(([weight, name]) =>
    Object.entries(parts).map(async ([part, codes]) => {
      const source = require.resolve(`@expo-google-fonts/fira-sans/${weight}${name}/FiraSans_${weight}${name}.ttf`);
      const file = await cutFont(folder, `fira-sans-${weight}-${part}`, source, codes);
      return `@font-face { font-family: 'Fira Sans'; font-weight: ${weight}; font-display: swap;
  src: url('${file}') format('woff2'); unicode-range: ${unicodeRange(codes)}; }`;
    }),
  );
  return (await Promise.all(faces)).join('\n');
}

const iconRule = /\.pi-([\w-]+):before\s*\{\s*content:\s*"\\(\w+)";?\s*\}/g;

/** The rules of PrimeIcons whose names are among `words`, and the characters of these icons. */
export function usedIcons(css: string, words: ReadonlySet<string>): { css: string; codes: number[] } {
  const codes: number[] = [];
  const kept = css.replace(iconRule, (rule, name, code) => {
    if (!words.has(name) && !words.has(`pi-${name}`)) return '';
    codes.push(Number.parseInt(code, 16));
    return rule;
  });
  return { css: kept, codes };
}

async function iconFont(sheet: string, folder: string, words: ReadonlySet<string>): Promise<string> {
  const { css, codes } = usedIcons(sheet, words);
  const file = await cutFont(folder, 'primeicons', require.resolve('primeicons/fonts/primeicons.ttf'), codes);
  return css.replace(
    /@font-face\s*\{[^}]*\}/,
    `@font-face { font-family: 'primeicons'; font-display: block; src: url('${file}') format('woff2'); }`,
  );
}

/** Sheets that set text: of the application, and of the bulletin that it previews. */
const hasText = /\/(styles\/fonts|site\/bulletin)\.css(\?transform-only)?$/;

/** They get the faces of Fira Sans, the sheet of PrimeIcons loses what no source names. */
export function subsetFonts(root: string, words: () => ReadonlySet<string>): Plugin {
  const folder = path.join(root, 'node_modules/.cache/fonts');
  return {
    name: 'subset-fonts',
    enforce: 'pre',
    async transform(css, id) {
      if (hasText.test(id)) return { code: `${css}\n${await textFonts(folder)}`, map: null };
      if (!id.endsWith('/primeicons.css')) return null;
      return { code: await iconFont(css, folder, words()), map: null };
    },
  };
}
