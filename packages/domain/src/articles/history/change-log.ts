// Messages of the change log of an article (specification, sections 2.2 and 3: changeLogEntries). The server writes them in the transaction of the change.
// They contain no personal data: a changed author is logged without the value (GDPR, article 5(1)(c)).
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleLinkInput } from '@redakcja/generated/model/articleLinkInput';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { AttachmentInput } from '@redakcja/generated/model/attachmentInput';
import { articleFieldLabels as labels } from '../article-field-labels.ts';
import { articleStatusLabels } from '../article-labels.ts';
import { attachmentKey, linkKey } from '../form/article-part-keys.ts';
import type { SavedArticle, SavedField } from '../form/saved-article.ts';
import {
  changedBoolean,
  changedCategories,
  changedDate,
  changedExtraContent,
  changedList,
  changedMultimedia,
  changedText,
  changedWithoutValue,
} from './change-sentences.ts';

/** Compared fields. Extra content is stored under another name than in the input; the footer title is not part of the article. */
type LoggedField = Exclude<SavedField, 'updateTitleInFooter' | 'addedExtraContent'> | 'extraContent';

/** The compared state of an article. An `Article` of the contract is assignable to it. */
export type LoggedArticle = Omit<
  Pick<SavedArticle & Pick<Article, 'extraContent'>, LoggedField>,
  'tags' | 'categories'
> & {
  tags: readonly { id: number; name: string }[];
  categories: readonly { id: number; displayText: string }[];
};

/** How a detail begins that says what a reason has covered. */
export const despitePrefix = 'Mimo błędów treści: ';

const separator = ', ';

/** What a reason has covered, out of the detail that says it. */
export function despiteErrorsIn(detail: string): string[] {
  return detail.startsWith(despitePrefix) ? detail.slice(despitePrefix.length).split(separator) : [];
}

/** Texts of `changeLogEntries[].description`. */
export const changeLogDescriptions = {
  created: 'Utworzenie artykułu',
  edited: 'Edycja artykułu',
  versionCreated: (version: number) => `Utworzenie wersji ${version}`,
  versionRestored: (from: number, version: number) => `Przywrócenie wersji ${from} jako wersji ${version}`,
  copiedFrom: (isoCode: string) => `Skopiowanie z wersji językowej ${isoCode}`,
  hidden: 'Ukrycie wersji w historii zmian',
  shown: 'Pokazanie wersji w historii zmian',
  tagsMerged: 'Scalenie tagów',
  /** Passed on with a written reason. */
  despiteErrors: (errors: readonly string[]) => `${despitePrefix}${errors.join(separator)}`,
  /** A version that was public elsewhere was taken over although its publication would be refused. The reason is a detail: it explains no change of the text. */
  takenOver: 'Przejęcie opublikowanej wersji mimo braków',
  takenOverDetails: (reason: string, errors: readonly string[]) => [`Powód: ${reason}`, ...errors],
  /** The schedule gave a due article back, and why. */
  notPublished: (obstacles: readonly string[]) => `Nie opublikowano w terminie. ${obstacles.join('. ')}`,
  statusChanged: (from: ArticleStatus, to: ArticleStatus) =>
    `Zmiana statusu: ${articleStatusLabels[from]} → ${articleStatusLabels[to]}`,
} as const;

/** Author of changes by the scheduler. */
export const systemAuthor = 'System';

const byId = <Item extends { id: number }>(items: readonly Item[]) => items.toSorted((a, b) => a.id - b.id);
const changedTags = changedList<LoggedArticle['tags'][number]>(
  'tagi',
  (tag) => tag.id,
  (tag) => tag.name,
);

type Describe<Field extends LoggedField> = (before: LoggedArticle[Field], after: LoggedArticle[Field]) => string[];

/** Messages per field, in order. */
const describe: { readonly [Field in LoggedField]: Describe<Field> } = {
  title: changedText(labels.title),
  titleFromFooter: changedText(labels.titleFromFooter),
  shortDescription: changedText(labels.shortDescription),
  baseArticleProvidingEntity: changedText(labels.baseArticleProvidingEntity),
  content: changedWithoutValue('Zmieniono treść'),
  baseArticleAuthorName: changedWithoutValue('Zmieniono osobę, która wytworzyła informację'),
  baseArticleAuthorEmail: changedWithoutValue('Zmieniono adres e-mail autora'),
  baseArticleInformationCreated: changedDate(labels.baseArticleInformationCreated),
  publishStart: changedDate(labels.publishStart),
  publishEnd: changedDate(labels.publishEnd),
  archiveAfterPublishEnd: changedBoolean(labels.archiveAfterPublishEnd),
  extraContent: changedExtraContent,
  // Tags have no order.
  tags: (before, after) => changedTags(byId(before), byId(after)),
  categories: changedCategories,
  links: changedList<ArticleLinkInput>('łącza', linkKey, (link) => link.displayText),
  multimedia: changedMultimedia,
  attachments: changedList<AttachmentInput>('załączniki', attachmentKey, (one) => one.displayName),
  addedAttachments: changedList<AttachmentInput>('dodatkowe załączniki', attachmentKey, (one) => one.displayName),
};

/** Polish messages about the changes between two states, for `changeLogEntries[].details`. */
export function describeArticleChanges(before: LoggedArticle, after: LoggedArticle): string[] {
  const changesOf = <Field extends LoggedField>(field: Field) => describe[field](before[field], after[field]);
  return (Object.keys(describe) as LoggedField[]).flatMap(changesOf);
}
