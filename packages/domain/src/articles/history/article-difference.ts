// Comparison of two versions of an article: their texts, without tags.
import type { Article } from '@redakcja/generated/model/article';
import { readableText, shapeMarks } from '../../shared/html/plain-text.ts';
import { type Segment, type TextBlock, textBlocks, textDifference } from '../../shared/text/text-difference.ts';
import { articleFieldLabels } from '../article-field-labels.ts';
import type { SavedField } from '../form/saved-article.ts';

/** How a field is compared, in the order of the comparison; null: it is no text of the version. */
const comparisons = {
  title: 'text',
  shortDescription: 'text',
  content: 'html',
  addedExtraContent: 'html',
  titleFromFooter: null,
  updateTitleInFooter: null,
  baseArticleProvidingEntity: null,
  baseArticleAuthorName: null,
  baseArticleAuthorEmail: null,
  baseArticleInformationCreated: null,
  publishStart: null,
  publishEnd: null,
  archiveAfterPublishEnd: null,
  tags: null,
  categories: null,
  links: null,
  multimedia: null,
  attachments: null,
  addedAttachments: null,
} as const satisfies Record<SavedField, 'text' | 'html' | null>;

type ComparedField = {
  [Field in SavedField]: (typeof comparisons)[Field] extends null ? never : Field;
}[SavedField];

/** Extra content is stored under another name than in the input. */
type StoredField = Exclude<ComparedField, 'addedExtraContent'> | 'extraContent';

export type ComparedVersion = Pick<Article, StoredField>;

export interface FieldDifference {
  field: StoredField;
  /** Polish name of the field. */
  label: string;
  isChanged: boolean;
  /** Only the formatting (tags) differs. */
  isFormattingOnly: boolean;
  segments: Segment[];
  /** The same, with tables as tables and lists as lists. */
  blocks: TextBlock[];
}

const isCompared = (field: SavedField): field is ComparedField => comparisons[field] !== null;
const comparedFields = (Object.keys(comparisons) as SavedField[]).filter(isCompared);

const shapedText = (html: string) => readableText(html, shapeMarks);

export function articleDifference(before: ComparedVersion, after: ComparedVersion): FieldDifference[] {
  return comparedFields.map((name) => {
    const field = name === 'addedExtraContent' ? 'extraContent' : name;
    const text = comparisons[name] === 'html' ? shapedText : (value: string) => value;
    const [old, current] = [before[field] ?? '', after[field] ?? ''];
    const segments = textDifference(text(old), text(current));
    const isChanged = old !== current;
    return {
      field,
      label: articleFieldLabels[name],
      isChanged,
      isFormattingOnly: isChanged && segments.every((segment) => segment.kind === 'same'),
      segments,
      blocks: textBlocks(segments),
    };
  });
}
