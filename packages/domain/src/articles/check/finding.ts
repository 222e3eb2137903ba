// What the check of an article finds. An error can be published with a written reason only, a hint without.

import { withoutNumbers } from '../../shared/text/personal-numbers.ts';
import { inkOf, type Place, type Span } from './block.ts';

export type FindingCode =
  | 'headingOrder'
  | 'emptyHeading'
  | 'tableHeaders'
  | 'pictureName'
  | 'linkName'
  | 'bareAddress'
  | 'colourAlone'
  | 'trackedChange'
  | 'missingLanguage'
  | 'pesel'
  | 'identityCard'
  | 'passport'
  | 'account'
  | 'phone'
  | 'email'
  | 'vagueLink'
  | 'deadLink'
  | 'capitals'
  | 'longSentence'
  | 'hardText'
  | 'dateWithoutYear'
  | 'fakeHeading'
  | 'typedList'
  | 'fileNameAlt'
  | 'sameLinkName'
  | 'weakContrast';

/** A part of the HTML and what takes its place. */
export interface Edit extends Span {
  text: string;
}

export interface Finding {
  code: FindingCode;
  isError: boolean;
  /** Polish sentence: what is wrong and what to do. */
  message: string;
  /** The place in short, without numbers of persons; empty for what has no text. */
  excerpt: string;
  place: Place;
  /** Mends it, where a machine can. */
  fix?: readonly Edit[];
}

const maxExcerpt = 80;

/** A text for a message, cut and without numbers of persons. */
export function excerptOf(text: string): string {
  const line = withoutNumbers(text.slice(0, 4 * maxExcerpt))
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length > maxExcerpt ? `${line.slice(0, maxExcerpt - 1).trimEnd()}…` : line;
}

/** Part of a text that begins at `start` of the whole. */
export function placeIn(text: string, start: number, index: number, length: number): Place {
  return { start: start + inkBefore(text, index), length: inkOf(text.slice(index, index + length)) };
}

/** How far the last text was counted: findings come in its order, and a long text is counted once for all of them. */
let counted = { text: '', index: 0, ink: 0 };

function inkBefore(text: string, index: number): number {
  const known = counted.text === text && counted.index <= index ? counted : { text, index: 0, ink: 0 };
  counted = { text, index, ink: known.ink + inkOf(text.slice(known.index, index)) };
  return counted.ink;
}

/** The HTML with the edits of a finding. */
export function mended(html: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), html);
}
