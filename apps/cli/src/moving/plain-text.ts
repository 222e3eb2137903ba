import { readableText } from '@redakcja/domain/shared/html/plain-text';

/** The words of HTML in one line. */
export const plainText = (html: string): string =>
  readableText(html, { row: '', cell: ' ', level: '' }).replaceAll(/\s+/g, ' ').trim();
