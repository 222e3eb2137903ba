import { readableText } from '@redakcja/domain/shared/html/plain-text';

/** A mark of a footnote, which is no part of the word before it. */
const footnote = /<sup\b[^>]*>(?=\s*\d)/gi;

/** Markup as the text that is read, in one line: a word is whole whatever part of it is bold. */
export function textOf(markup: string): string {
  return readableText(markup.replace(footnote, ' $&'), { row: '', cell: ' ', level: '' }).replaceAll(/\s+/g, ' ');
}
