// What of a text the editor cannot hold. Nothing may go missing without a word: a bulletin is a source of law and of money.

import { blockAnchor, inlineAnchor } from '../formats/marks.ts';
import { withPreserved } from '../formats/preserved.ts';

interface Kind {
  name: string;
  find: (root: Element) => number;
}

const by = (selector: string) => (root: Element) => root.querySelectorAll(selector).length;

/** Black, or nearly black as pages have it, is what a text has without a colour. */
export function isColoured({ style: { color } }: HTMLElement): boolean {
  if (['', 'black', 'windowtext', 'inherit'].includes(color)) return false;
  const channels = color.startsWith('rgb') ? (color.match(/\d+/g) ?? []).slice(0, 3).map(Number) : [255];
  return Math.max(...channels) > darkest || Math.max(...channels) - Math.min(...channels) > grey;
}

const darkest = 90;
const grey = 25;

const kinds: readonly Kind[] = [
  { name: 'tabele', find: by('table') },
  { name: 'scalone komórki tabel', find: by('[colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"])') },
  { name: 'nagłówki tabel', find: by('th') },
  { name: 'podpisy tabel', find: by('caption') },
  { name: 'nagłówki', find: by('h1, h2, h3, h4, h5, h6') },
  { name: 'łącza', find: by('a[href]') },
  { name: 'obrazy', find: by('img') },
  { name: 'osadzone filmy i nagrania', find: by('iframe, video, audio, object, embed') },
  { name: 'linie poziome', find: by('hr') },
  { name: 'punkty list', find: by('li') },
  {
    name: 'numeracja list inna niż od 1 cyframi',
    // The editor has on its items what the text has on the list.
    find: (root) =>
      by('ol[type]:not([type="1"]) > li, li[data-numbering]')(root) +
      by(':is(ol, ul)[class*="ql-list-"] > li, li[data-mark]')(root) +
      by('ol[start]:not([start="1"]) > li:first-child, li[data-start]:not([data-start] + li)')(root),
  },
  {
    name: 'kolory tekstu',
    find: (root) => [...root.querySelectorAll<HTMLElement>('[style*="color"]')].filter(isColoured).length,
  },
  { name: 'indeksy górne i dolne', find: by('sub, sup') },
  { name: 'oznaczenia zmian w tekście', find: by('ins, del') },
  { name: 'rozwinięcia skrótów', find: by('abbr[title]') },
  { name: 'oznaczenia języka', find: by('[lang]') },
  { name: 'miejsca, do których prowadzą łącza', find: by(`[${blockAnchor}], [${inlineAnchor}]`) },
  { name: 'listy objaśnień', find: by('dl') },
  { name: 'rozwijane fragmenty', find: by('details') },
  { name: 'podpisy ilustracji', find: by('figcaption') },
  { name: 'część tekstu', find: letters },
];

/** Letters and digits; spaces, marks and numbers of items differ between programs. */
function letters(root: Element): number {
  const copy = root.cloneNode(true) as Element;
  for (const unseen of copy.querySelectorAll('style, script, title, noscript, .ql-ui')) {
    unseen.remove();
  }
  return (copy.textContent ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '').length;
}

/** Names of content that is in the text but missing, or less frequent, in the editor. */
export function lossesOf({ body }: Document, shown: Element): string[] {
  const written = withPreserved(shown);
  return kinds.filter(({ find }) => find(body) > find(written)).map(({ name }) => name);
}
