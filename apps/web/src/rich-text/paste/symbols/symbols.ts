// Letters in a font of symbols become the signs that were seen.
import { declarationsOf } from '@redakcja/domain/shared/html/unseen';
import { textsOf } from '../texts-of.ts';
import { signOf, symbolFont, withKnownSigns } from './symbol-fonts.ts';

/** Names of the fonts as they are written. */
const labels: Readonly<Record<string, string>> = { symbol: 'Symbol', webdings: 'Webdings' };
const labelOf = (font: string) => labels[font] ?? `W${font.slice(1)}`;

/** Returns what has no sign and is left out. */
export function showSymbols(body: HTMLElement): string[] {
  const lost = new Set<string>();
  for (const text of textsOf(body)) {
    const font = /\S/.test(text.data) ? fontOf(text.parentElement) : undefined;
    if (font === undefined) {
      text.data = withKnownSigns(text.data);
      continue;
    }
    text.data = [...text.data]
      .map((character) => {
        // a font of symbols has no letters with Polish marks: another font shows them
        if (/\s/.test(character)) return character;
        const sign = signOf(character, font);
        if (sign === undefined) lost.add(`znaki czcionki ${labelOf(font)}`);
        return sign ?? '';
      })
      .join('');
  }
  return [...lost];
}

function fontOf(part: Element | null): string | undefined {
  for (let one = part; one; one = one.parentElement) {
    const face = one.localName === 'font' ? one.getAttribute('face') : null;
    const style = one.getAttribute('style') ?? '';
    if (face === null && !/font/i.test(style)) continue;
    const declared = declarationsOf(style);
    // what Word writes for its own symbols goes before the font of the letters
    const families =
      declared.get('mso-symbol-font-family') ?? declared.get('font-family') ?? declared.get('font') ?? face;
    if (families !== null) return symbolFont(families);
  }
  return undefined;
}
