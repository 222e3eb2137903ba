// Text of HTML without a DOM, so that browser, command line and server count and compare the same characters.

import { tidied } from '../text/safe-text.ts';
import { tokensOf } from './html-tokens.ts';
import { markReader } from './list-marks.ts';

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

/** How rows and cells of tables are written as text, and each level of a list. */
export interface TextMarks {
  row: string;
  cell: string;
  level: string;
}

/** Characters that no text has: what is compared can be shown as a table or a list again. Words of their own, with blanks around them. */
export const shapeMarks: TextMarks = { row: '\ue000 ', cell: ' \ue001 ', level: '\ue002' };

/** Before the mark of an item on its way: one without words is left out, a paragraph „1.” is not. */
const itemMark = '\ue003';
const emptyItem = /^(?:\ue002+ )?\ue003\S*$/;

/**
 * HTML as lines of text: a line per block (one per row of a table), its number or point before an item of a list, ` | ` between cells. For comparisons,
 * not for counting.
 */
export function readableText(html: string, marks: TextMarks = { row: '', cell: ' | ', level: '' }): string {
  let text = '';
  const lists = markReader(html);
  let startsCell = false;
  let isInCell = false;
  for (const token of tokensOf(html)) {
    if (token.kind === 'text') text += token.text.replaceAll(/[\s\ue000-\ue003]+/g, ' ');
    else if (token.name === 'tr') startsCell = false;
    else if (token.name === 'td' || token.name === 'th') {
      isInCell = !token.isClosing;
      if (isInCell) text += startsCell ? marks.cell : marks.row;
      startsCell = true;
    }
    if (token.kind === 'tag' && blocks.has(token.name)) text += isInCell && token.name !== 'tr' ? ' ' : '\n';
    if (token.kind === 'text') continue;
    const { name, isClosing, from, to } = token;
    if (name === 'ol' || name === 'ul') lists.list(html.slice(from, to), isClosing, from);
    if (name !== 'li' || isClosing) continue;
    const level = isInCell || marks.level === '' ? '' : `${marks.level.repeat(lists.depth())} `;
    text += `${level}${itemMark}${lists.item(html.slice(from, to))} `;
  }
  return text
    .split('\n')
    .map((line) => line.replaceAll(/ {2,}/g, ' ').trim())
    .filter((line) => line !== '' && !emptyItem.test(line))
    .join('\n')
    .replaceAll(itemMark, '');
}

/** Whether HTML has neither text that can be seen nor images nor media, like the content of an empty editor. */
export function isEmptyHtml(html: string): boolean {
  return tidied(plainText(html)) === '' && !/<(?:img|iframe|video|audio)\b/i.test(html);
}
