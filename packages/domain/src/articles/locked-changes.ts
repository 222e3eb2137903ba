// What a save would change in locked parts; the server answers 409 with it.
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import type { ArticleLinkInput } from '@redakcja/generated/model/articleLinkInput';
import type { AttachmentInput } from '@redakcja/generated/model/attachmentInput';
import type { MultimediaInput } from '@redakcja/generated/model/multimediaInput';
import { isEmptyHtml } from '../shared/plain-text.ts';
import type { ArticleLocks, FieldGroup } from './article-editability.ts';
import { articleFieldLabels, type SavedField } from './article-field-labels.ts';
import { attachmentKey, linkKey, mediaKey } from './article-part-keys.ts';

/** The part of an article that a save can change. */
export type SavedArticle = Pick<
  Article,
  | 'title'
  | 'titleFromFooter'
  | 'shortDescription'
  | 'content'
  | 'baseArticleProvidingEntity'
  | 'baseArticleAuthorName'
  | 'baseArticleAuthorEmail'
  | 'baseArticleInformationCreated'
  | 'publishStart'
  | 'publishEnd'
  | 'archiveAfterPublishEnd'
> & {
  tags: readonly { id: number }[];
  categories: readonly { id: number }[];
  links: readonly ArticleLinkInput[];
  multimedia: readonly MultimediaInput[];
  attachments: readonly AttachmentInput[];
};

export interface LockedChange {
  /** Field of the body. */
  path: SavedField;
  /** Polish sentence: the field and why it is locked. */
  message: string;
}

const groupOf: Readonly<Record<SavedField, FieldGroup>> = {
  title: 'mainFields',
  shortDescription: 'mainFields',
  content: 'mainFields',
  titleFromFooter: 'footerTitle',
  updateTitleInFooter: 'footerTitle',
  addedExtraContent: 'extraContent',
  baseArticleProvidingEntity: 'sourceInformation',
  baseArticleAuthorName: 'sourceInformation',
  baseArticleAuthorEmail: 'sourceInformation',
  baseArticleInformationCreated: 'sourceInformation',
  publishStart: 'publication',
  publishEnd: 'publication',
  archiveAfterPublishEnd: 'publication',
  tags: 'tags',
  categories: 'categories',
  links: 'links',
  multimedia: 'multimedia',
  attachments: 'attachments',
  addedAttachments: 'addedAttachments',
};

/** Fields of the body that a save would change, in the order of the card. A field that is absent from the input is not a change. */
export function changedFields(before: SavedArticle, input: ArticleInput): SavedField[] {
  return (Object.keys(groupOf) as SavedField[]).filter((field) => changes(before, input, field));
}

/** Locked fields that a save would change, each with a sentence; empty when the save is allowed. */
export function lockedChanges(before: SavedArticle, input: ArticleInput, locks: ArticleLocks): LockedChange[] {
  return changedFields(before, input).flatMap((path) => {
    const lock = locks[groupOf[path]];
    return lock.locked ? [{ path, message: `${articleFieldLabels[path]}: ${lock.reason}` }] : [];
  });
}

function changes(before: SavedArticle, input: ArticleInput, field: SavedField): boolean {
  if (input[field] === undefined) return false;
  switch (field) {
    case 'updateTitleInFooter':
      return input.updateTitleInFooter === true;
    // What is added is not part of what is stored: anything given is a change. An empty editor gives an empty paragraph.
    case 'addedExtraContent':
      return !isEmptyHtml(input.addedExtraContent ?? '');
    case 'addedAttachments':
      return (input.addedAttachments ?? []).length > 0;
    case 'baseArticleInformationCreated':
    case 'publishStart':
    case 'publishEnd':
      return moment(before[field]) !== moment(input[field]);
    case 'archiveAfterPublishEnd':
      return before.archiveAfterPublishEnd !== input.archiveAfterPublishEnd;
    case 'tags':
      return !sameList(ids(before.tags).sort(ascending), [...(input.tags ?? [])].sort(ascending));
    case 'categories':
      return !sameList(ids(before.categories), input.categories ?? []);
    case 'links':
      return !sameList(before.links.map(linkKey), (input.links ?? []).map(linkKey));
    case 'multimedia':
      return !sameList(before.multimedia.map(mediaKey), (input.multimedia ?? []).map(mediaKey));
    case 'attachments':
      return !sameList(before.attachments.map(attachmentKey), (input.attachments ?? []).map(attachmentKey));
    default:
      // '' and null are one: a form has '' where the store has null.
      return (before[field] ?? '') !== (input[field] ?? '');
  }
}

const ascending = (a: number, b: number) => a - b;
const ids = (items: readonly { id: number }[]) => items.map((item) => item.id);
const moment = (iso: string | null | undefined) => (iso ? new Date(iso).getTime() : null);

function sameList(a: readonly (number | string)[], b: readonly (number | string)[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
