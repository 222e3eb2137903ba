// Characters of HTML and XML that are written by their names or numbers.

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  rdquo: '”',
  ldquo: '“',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  sect: '§',
  deg: '°',
  oacute: 'ó',
  Oacute: 'Ó',
};

/** Entities as their characters. */
export function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10);
    return code <= 0x10ffff && code > 0 ? String.fromCodePoint(code) : '';
  });
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (character: string) => escapes[character] ?? '';

/** A text between tags. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, escaped);

/** The value of an attribute, in quotes of either kind; good for a text between tags too. */
export const escapeAttribute = (text: string): string => text.replace(/[&<>"']/g, escaped);
