// What a save would change in locked parts; the server answers 409 with it.
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { isEmptyHtml } from '../shared/plain-text.ts';
import type { ArticleLocks, FieldGroup } from './article-editability.ts';
import { articleFieldLabels } from './article-field-labels.ts';
import { attachmentKey, linkKey, mediaKey } from './article-part-keys.ts';
import type { SavedArticle, SavedField } from './saved-article.ts';

export interface LockedChange {
  /** Field of the body. */
  path: SavedField;
  /** Polish sentence: the field and why it is locked. */
  message: string;
}

interface Rule<Field extends SavedField> {
  group: FieldGroup;
  /** Whether a save with this value would change what is stored. */
  differs: (stored: SavedArticle[Field], given: ArticleInput[Field]) => boolean;
}

const rules: { readonly [Field in SavedField]: Rule<Field> } = {
  title: { group: 'mainFields', differs: differentText },
  shortDescription: { group: 'mainFields', differs: differentText },
  content: { group: 'mainFields', differs: differentText },
  titleFromFooter: { group: 'footerTitle', differs: differentText },
  updateTitleInFooter: { group: 'footerTitle', differs: (_, given) => given === true },
  // What is added is not part of what is stored: anything given is a change. An empty editor gives an empty paragraph.
  addedExtraContent: { group: 'extraContent', differs: (_, given) => !isEmptyHtml(given ?? '') },
  baseArticleProvidingEntity: { group: 'sourceInformation', differs: differentText },
  baseArticleAuthorName: { group: 'sourceInformation', differs: differentText },
  baseArticleAuthorEmail: { group: 'sourceInformation', differs: differentText },
  baseArticleInformationCreated: { group: 'sourceInformation', differs: differentMoment },
  publishStart: { group: 'publication', differs: differentMoment },
  publishEnd: { group: 'publication', differs: differentMoment },
  archiveAfterPublishEnd: { group: 'publication', differs: (stored, given) => stored !== given },
  tags: {
    group: 'tags',
    differs: (stored, given = []) => !sameList(ids(stored).sort(ascending), [...given].sort(ascending)),
  },
  categories: { group: 'categories', differs: (stored, given = []) => !sameList(ids(stored), given) },
  links: { group: 'links', differs: differentItems(linkKey) },
  multimedia: { group: 'multimedia', differs: differentItems(mediaKey) },
  attachments: { group: 'attachments', differs: differentItems(attachmentKey) },
  addedAttachments: { group: 'addedAttachments', differs: (_, given = []) => given.length > 0 },
};

/** Fields in the order of the card. */
export const savedFields = Object.keys(rules) as SavedField[];

/** Fields of the body that a save would change, in the order of the card. A field that is absent from the input is not a change. */
export function changedFields(before: SavedArticle, input: ArticleInput): SavedField[] {
  return savedFields.filter((field) => changes(before, input, field));
}

/** Locked fields that a save would change, each with a sentence; empty when the save is allowed. */
export function lockedChanges(before: SavedArticle, input: ArticleInput, locks: ArticleLocks): LockedChange[] {
  return changedFields(before, input).flatMap((path) => {
    const lock = locks[rules[path].group];
    return lock.locked ? [{ path, message: `${articleFieldLabels[path]}: ${lock.reason}` }] : [];
  });
}

function changes<Field extends SavedField>(before: SavedArticle, input: ArticleInput, field: Field): boolean {
  return input[field] !== undefined && rules[field].differs(before[field], input[field]);
}

/** '' and null are one: a form has '' where the store has null. */
function differentText(stored: string | null, given: string | null | undefined): boolean {
  return (stored ?? '') !== (given ?? '');
}

function differentMoment(stored: string | null, given: string | null | undefined): boolean {
  return moment(stored) !== moment(given);
}

function differentItems<Item>(key: (item: Item) => string) {
  return (stored: readonly Item[], given: readonly Item[] = []) => !sameList(stored.map(key), given.map(key));
}

const ascending = (a: number, b: number) => a - b;
const ids = (items: readonly { id: number }[]) => items.map((item) => item.id);
const moment = (iso: string | null | undefined) => (iso ? new Date(iso).getTime() : null);

function sameList(a: readonly (number | string)[], b: readonly (number | string)[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
