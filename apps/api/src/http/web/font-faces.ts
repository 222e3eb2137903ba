// The typeface of the product for the pages of the server.

const facesAt = (folder: string) =>
  ['latin-ext', 'latin'].flatMap((subset) =>
    [400, 500, 600].map(
      (weight) => `@font-face{font-family:"Fira Sans";font-weight:${weight};font-display:swap;
src:url(${folder}/fira-sans-${subset}-${weight}.woff2) format("woff2");unicode-range:${
        subset === 'latin'
          ? 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215'
          : 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF'
      }}`,
    ),
  );

/** `folder` is the address of the font files. */
export const fontFacesAt = (folder: string) => facesAt(folder).join('\n');

export const fontFaces = fontFacesAt('/identity/assets');
