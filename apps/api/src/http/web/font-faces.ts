// The typeface of the product for the pages of the server.

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';
const latinExt =
  'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF';

/** What Polish texts are written with; other characters load the whole parts. `cut-fonts.mjs` makes the files. */
export const polishRange =
  'U+20-7E,U+A0,U+A7,U+A9,U+AB,U+B0,U+B2-B3,U+B7,U+BB,U+BD,U+D3,U+D7,U+E9,U+F3,U+104-107,U+118-119,U+141-144,U+15A-15B,U+179-17C,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2212';

const face = (file: string, weight: number, range: string) =>
  `@font-face{font-family:"Fira Sans";font-weight:${weight};font-display:swap;
src:url(${file}) format("woff2");unicode-range:${range}}`;

const faces = (folder: string, weights: readonly number[]) => [
  ...weights.map((weight) => face(`${folder}/fira-sans-latin-ext-${weight}.woff2`, weight, latinExt)),
  ...weights.map((weight) => face(`${folder}/fira-sans-latin-${weight}.woff2`, weight, latin)),
];

/** `folder` is the address of the font files. */
export const fontFacesAt = (folder: string) => faces(folder, [400, 500, 600]).join('\n');

/** Of the sign-in pages. */
export const fontFaces = fontFacesAt('/identity/assets');

/** Weights of the bulletin. */
export const siteWeights = [400, 600] as const;

export const polishFont = (weight: number) => `fira-sans-polish-${weight}.woff2`;

/** Of the bulletin; `folder` is the address of the font files. What comes last is looked for first. */
export const siteFontFaces = (folder: string) =>
  [
    ...faces(folder, siteWeights),
    ...siteWeights.map((weight) => face(`${folder}/${polishFont(weight)}`, weight, polishRange)),
  ].join('\n');
