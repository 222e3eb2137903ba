// Text of HTML without a DOM, so that browser, command line and server count and compare the same characters.

import { tidied } from '../text/safe-text.ts';
import { tokensOf } from './html-tokens.ts';

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

/** Elements that begin a line of their own. */
export const blocks: ReadonlySet<string> = new Set(
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

/** Whether HTML has neither text that can be seen nor images nor media, like the content of an empty editor. */
export function isEmptyHtml(html: string): boolean {
  return tidied(plainText(html)) === '' && !/<(?:img|iframe|video|audio)\b/i.test(html);
}
