// A version of a block as it is shown beside another one.
import { type TextBlock, textBlocks, textDifference } from '../../text/text-difference.ts';
import { readableText, shapeMarks } from '../plain-text.ts';

export interface ShownVersion {
  /** Its words, with those that came and went since the base. */
  blocks: TextBlock[];
  isDeleted: boolean;
  /** It has the words of the base: links, pictures or the look differ. */
  isFormattingOnly: boolean;
}

export function shownVersion(base: string, version: string): ShownVersion {
  const segments = textDifference(textOf(base), textOf(version));
  const isDeleted = version === '';
  return {
    blocks: textBlocks(segments),
    isDeleted,
    isFormattingOnly: !isDeleted && segments.every(({ kind }) => kind === 'same'),
  };
}

/** An item without its list has no number. */
const textOf = (html: string) =>
  readableText(/^<li\b/i.test(html) ? html.replace(/^<li\b[^>]*>/i, '').replace(/<\/li>\s*$/i, '') : html, shapeMarks);
