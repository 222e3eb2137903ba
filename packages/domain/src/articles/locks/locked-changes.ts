// Changes of a save in locked parts, which the server refuses with 409.
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { isEmptyHtml } from '../../shared/html/plain-text.ts';
import { articleFieldLabels } from '../article-field-labels.ts';
import { attachmentKey, linkKey, mediaKey } from '../form/article-part-keys.ts';
import type { SavedArticle, SavedField } from '../form/saved-article.ts';
import {
  ascending,
  differentItems,
  differentMoment,
  differentText,
  ids,
  sameList,
} from '../history/field-comparisons.ts';
import type { ArticleLocks, FieldGroup } from './article-editability.ts';

export interface LockedChange {
  /** Field of the body. */
  path: SavedField;
  /** Polish message: the field and why it is locked. */
  message: string;
}

interface Rule<Field extends SavedField> {
  group: FieldGroup;
  /** Whether the input changes the stored value. */
  differs: (stored: SavedArticle[Field], input: ArticleInput[Field]) => boolean;
}

const rules: { readonly [Field in SavedField]: Rule<Field> } = {
  title: { group: 'mainFields', differs: differentText },
  shortDescription: { group: 'mainFields', differs: differentText },
  content: { group: 'mainFields', differs: differentText },
  titleFromFooter: { group: 'footerTitle', differs: differentText },
  updateTitleInFooter: { group: 'footerTitle', differs: (_, input) => input === true },
  // An addition is always a change, except for the empty paragraph of an empty editor.
  addedExtraContent: { group: 'extraContent', differs: (_, input) => !isEmptyHtml(input ?? '') },
  baseArticleProvidingEntity: { group: 'sourceInformation', differs: differentText },
  baseArticleAuthorName: { group: 'sourceInformation', differs: differentText },
  baseArticleAuthorEmail: { group: 'sourceInformation', differs: differentText },
  baseArticleInformationCreated: { group: 'sourceInformation', differs: differentMoment },
  publishStart: { group: 'publication', differs: differentMoment },
  publishEnd: { group: 'publication', differs: differentMoment },
  archiveAfterPublishEnd: { group: 'publication', differs: (stored, input) => stored !== input },
  tags: {
    group: 'tags',
    differs: (stored, input = []) => !sameList(ids(stored).sort(ascending), [...input].sort(ascending)),
  },
  categories: { group: 'categories', differs: (stored, input = []) => !sameList(ids(stored), input) },
  links: { group: 'links', differs: differentItems(linkKey) },
  multimedia: { group: 'multimedia', differs: differentItems(mediaKey) },
  attachments: { group: 'attachments', differs: differentItems(attachmentKey) },
  addedAttachments: { group: 'addedAttachments', differs: (_, input = []) => input.length > 0 },
};

/** Fields in the order of the form. */
export const savedFields = Object.keys(rules) as SavedField[];

/** Fields of the body that a save would change, in the order of the form. A field that is absent from the input is not a change. */
export function changedFields(before: SavedArticle, input: Partial<ArticleInput>): SavedField[] {
  return savedFields.filter((field) => changes(before, input, field));
}

/** Locked fields that a save would change, with messages; empty when the save is allowed. */
export function lockedChanges(before: SavedArticle, input: ArticleInput, locks: ArticleLocks): LockedChange[] {
  return changedFields(before, input).flatMap((path) => {
    const lock = locks[rules[path].group];
    return lock.locked ? [{ path, message: withLabel(articleFieldLabels[path], lock.reason) }] : [];
  });
}

/** A reason that begins with the field does not need its name. */
function withLabel(label: string, reason: string): string {
  return reason.split(' ')[0] === label.split(' ')[0] ? reason : `${label}: ${reason}`;
}

function changes<Field extends SavedField>(before: SavedArticle, input: Partial<ArticleInput>, field: Field): boolean {
  return input[field] !== undefined && rules[field].differs(before[field], input[field]);
}
