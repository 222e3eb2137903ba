import type { Article } from '@redakcja/generated/model/article';
import { readableText } from '../shared/plain-text.ts';
import { type Segment, textDifference } from '../shared/text-difference.ts';
import { articleFieldLabels } from './article-field-labels.ts';

/** The compared fields of a version. */
export type ComparedVersion = Pick<Article, 'title' | 'shortDescription' | 'content' | 'extraContent'>;

export interface FieldDifference {
  field: keyof ComparedVersion;
  /** Polish name of the field. */
  label: string;
  isChanged: boolean;
  /** Only the formatting (tags) differs. */
  isFormattingOnly: boolean;
  segments: Segment[];
}

/**
 * Text difference of two versions of an article: title, short description, content and extra content, without tags.
 */
export function articleDifference(before: ComparedVersion, after: ComparedVersion): FieldDifference[] {
  return [
    compare('title', articleFieldLabels.title, before, after, false),
    compare('shortDescription', articleFieldLabels.shortDescription, before, after, false),
    compare('content', articleFieldLabels.content, before, after, true),
    compare('extraContent', articleFieldLabels.addedExtraContent, before, after, true),
  ];
}

function compare(
  field: keyof ComparedVersion,
  label: string,
  before: ComparedVersion,
  after: ComparedVersion,
  isHtml: boolean,
): FieldDifference {
  const text = (value: string | null) => (isHtml ? readableText(value ?? '') : (value ?? ''));
  const segments = textDifference(text(before[field]), text(after[field]));
  const isChanged = (before[field] ?? '') !== (after[field] ?? '');
  return {
    field,
    label,
    isChanged,
    isFormattingOnly: isChanged && segments.every((segment) => segment.kind === 'same'),
    segments,
  };
}
