// Text of HTML without a DOM, so that browser, command line and server count and compare the same characters.
// A single pass in linear time, since the server parses untrusted input.

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

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10);
    return code <= 0x10ffff && code > 0 ? String.fromCodePoint(code) : '';
  });
}

type Token = { kind: 'text'; text: string } | { kind: 'tag'; name: string; isClosing: boolean };

function* tokensOf(html: string): Generator<Token> {
  let position = 0;
  while (position < html.length) {
    const open = html.indexOf('<', position);
    const until = open < 0 ? html.length : open;
    if (until > position) yield { kind: 'text', text: decode(html.slice(position, until)) };
    if (open < 0) return;
    if (html.startsWith('<!--', open)) {
      position = after(html, '-->', open + 4);
      continue;
    }
    const next = html[open + 1] ?? '';
    if (!/[a-z/!?]/i.test(next)) {
      yield { kind: 'text', text: '<' };
      position = open + 1;
      continue;
    }
    const close = endOfTag(html, open + 1);
    // An unclosed tag consumes the rest, as in a browser.
    if (close < 0) return;
    const name =
      /^\/?([a-z][a-z0-9-]*)/i.exec(html.slice(open + 1, Math.min(close, open + 40)))?.[1]?.toLowerCase() ?? '';
    position = close + 1;
    if (next !== '/' && (name === 'script' || name === 'style'))
      position = after(html, '>', skipTo(html, `</${name}`, position));
    else yield { kind: 'tag', name, isClosing: next === '/' };
  }
}

/** Index of the > that ends a tag, ignoring quoted attributes; -1 when there is none. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  let last = '';
  for (let index = from; index < html.length; index++) {
    const character = html.charAt(index);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') return index;
    else if ((character === '"' || character === "'") && last === '=') quote = character;
    if (character.trim() !== '') last = character;
  }
  return -1;
}

function after(html: string, mark: string, from: number): number {
  const place = html.indexOf(mark, from);
  return place < 0 ? html.length : place + mark.length;
}

function skipTo(html: string, mark: string, from: number): number {
  const place = html.slice(from).search(new RegExp(mark, 'i'));
  return place < 0 ? html.length : from + place;
}

/** HTML without its tags, comments, scripts and styles; entities become their characters. */
export function plainText(html: string): string {
  let text = '';
  for (const token of tokensOf(html)) if (token.kind === 'text') text += token.text;
  return text;
}

/** Number of characters of HTML without its tags (specification, section 5, Extra content). A surrogate pair counts once. */
export function plainTextLength(html: string): number {
  let length = 0;
  for (const _ of plainText(html)) length++;
  return length;
}

const blocks = new Set(
  'address article aside blockquote br div dl dd dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody thead tr ul'.split(
    ' ',
  ),
);

/** How rows and cells of tables are written as text. */
export interface TableMarks {
  row: string;
  cell: string;
}

/** Characters that no text has: what is compared can be shown as a table again. Words of their own, with blanks around them. */
export const tableMarks: TableMarks = { row: '\ue000 ', cell: ' \ue001 ' };

/**
 * HTML as lines of text: a line per block (one per row of a table), `• ` before items of lists, ` | ` between cells. For comparisons, not for counting.
 */
export function readableText(html: string, marks: TableMarks = { row: '', cell: ' | ' }): string {
  let text = '';
  let startsCell = false;
  let isInCell = false;
  for (const token of tokensOf(html)) {
    if (token.kind === 'text') text += token.text.replaceAll(/[\s\ue000\ue001]+/g, ' ');
    else if (token.name === 'tr') startsCell = false;
    else if (token.name === 'td' || token.name === 'th') {
      isInCell = !token.isClosing;
      if (isInCell) text += startsCell ? marks.cell : marks.row;
      startsCell = true;
    }
    if (token.kind === 'tag' && blocks.has(token.name)) text += isInCell && token.name !== 'tr' ? ' ' : '\n';
    if (token.kind === 'tag' && token.name === 'li' && !token.isClosing) text += '• ';
  }
  return text
    .split('\n')
    .map((line) => line.replaceAll(/ {2,}/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}

/** Whether HTML has neither text nor images nor media, like the content of an empty editor. */
export function isEmptyHtml(html: string): boolean {
  return plainText(html).trim() === '' && !/<(?:img|iframe|video|audio)\b/i.test(html);
}
