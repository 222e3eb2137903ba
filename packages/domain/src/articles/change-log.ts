// What the change log of an article says (specification, sections 2.2 and 3: changeLogEntries). The server writes it in the transaction of the change.
// Personal data stays out of it: who made the information is named as a changed field, never with its value (GDPR, article 5(1)(c)).
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleLinkInput } from '@redakcja/generated/model/articleLinkInput';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { AttachmentInput } from '@redakcja/generated/model/attachmentInput';
import type { MultimediaInput } from '@redakcja/generated/model/multimediaInput';
import { toWarsawText } from '../shared/dates.ts';
import { articleFieldLabels } from './article-field-labels.ts';
import { articleStatusLabels } from './article-labels.ts';
import { attachmentKey, linkKey, mediaKey } from './article-part-keys.ts';

/** The state of an article that the log compares. An `Article` of the contract is one. */
export type LoggedArticle = Pick<
  Article,
  | 'title'
  | 'titleFromFooter'
  | 'shortDescription'
  | 'content'
  | 'extraContent'
  | 'baseArticleProvidingEntity'
  | 'baseArticleAuthorName'
  | 'baseArticleAuthorEmail'
  | 'baseArticleInformationCreated'
  | 'publishStart'
  | 'publishEnd'
  | 'archiveAfterPublishEnd'
> & {
  tags: readonly { id: number; name: string }[];
  categories: readonly { id: number; displayText: string }[];
  links: readonly ArticleLinkInput[];
  multimedia: readonly MultimediaInput[];
  attachments: readonly AttachmentInput[];
  addedAttachments: readonly AttachmentInput[];
};

/** What happened, for `changeLogEntries[].description`. */
export const changeLogDescriptions = {
  created: 'Utworzenie artykułu',
  edited: 'Edycja artykułu',
  versionCreated: (version: number) => `Utworzenie wersji ${version}`,
  versionRestored: (from: number, version: number) => `Przywrócenie wersji ${from} jako wersji ${version}`,
  copiedFrom: (isoCode: string) => `Skopiowanie z wersji językowej ${isoCode}`,
  hidden: 'Ukrycie wersji w historii zmian',
  shown: 'Pokazanie wersji w historii zmian',
  statusChanged: (from: ArticleStatus, to: ArticleStatus) =>
    `Zmiana statusu: ${articleStatusLabels[from]} → ${articleStatusLabels[to]}`,
} as const;

/** Who did what happens by itself at the set times. */
export const systemAuthor = 'System';

const maxValue = 120;
const maxNames = 10;

function quote(value: string | null): string {
  if (!value) return 'brak';
  return `«${value.length > maxValue ? `${value.slice(0, maxValue)}…` : value}»`;
}

/** Polish sentences on what changed between two states, for `changeLogEntries[].details`; empty when nothing did. */
export function describeArticleChanges(before: LoggedArticle, after: LoggedArticle): string[] {
  return [
    ...shortTexts.flatMap((field) => changedValue(field, before[field], after[field])),
    ...hiddenTexts.flatMap((field) => changedSecretly(field, before, after)),
    ...dates.flatMap((field) => changedDate(field, before[field], after[field])),
    ...changedAnswer('archiveAfterPublishEnd', before.archiveAfterPublishEnd, after.archiveAfterPublishEnd),
    ...changedExtraContent(before.extraContent, after.extraContent),
    // Tags have no order.
    ...changedList(
      'tagi',
      byId(before.tags),
      byId(after.tags),
      (tag) => tag.id,
      (tag) => tag.name,
    ),
    ...changedCategories(before.categories, after.categories),
    ...changedList('łącza', before.links, after.links, linkKey, (link) => link.displayText),
    ...changedList('multimedia', before.multimedia, after.multimedia, mediaKey, (item) => item.displayText),
    ...changedList('załączniki', before.attachments, after.attachments, attachmentKey, (one) => one.displayName),
    ...changedList(
      'dodatkowe załączniki',
      before.addedAttachments,
      after.addedAttachments,
      attachmentKey,
      (one) => one.displayName,
    ),
  ];
}

const shortTexts = ['title', 'titleFromFooter', 'shortDescription', 'baseArticleProvidingEntity'] as const;
const hiddenTexts = ['content', 'baseArticleAuthorName', 'baseArticleAuthorEmail'] as const;
const dates = ['baseArticleInformationCreated', 'publishStart', 'publishEnd'] as const;

const byId = <T extends { id: number }>(items: readonly T[]) => [...items].sort((a, b) => a.id - b.id);
const yesNo = (value: boolean) => (value ? 'tak' : 'nie');

function changedValue(field: keyof typeof articleFieldLabels, before: string | null, after: string | null): string[] {
  if ((before ?? '') === (after ?? '')) return [];
  return [`${articleFieldLabels[field]}: ${quote(before)} → ${quote(after)}`];
}

function changedAnswer(field: keyof typeof articleFieldLabels, before: boolean, after: boolean): string[] {
  return before === after ? [] : [`${articleFieldLabels[field]}: ${yesNo(before)} → ${yesNo(after)}`];
}

const secretSentences = {
  content: 'Zmieniono treść',
  baseArticleAuthorName: 'Zmieniono osobę, która wytworzyła informację',
  baseArticleAuthorEmail: 'Zmieniono adres e-mail autora',
} as const;

/** Long or personal: only that it changed. */
function changedSecretly(field: (typeof hiddenTexts)[number], before: LoggedArticle, after: LoggedArticle): string[] {
  return (before[field] ?? '') === (after[field] ?? '') ? [] : [secretSentences[field]];
}

function changedDate(field: (typeof dates)[number], before: string | null, after: string | null): string[] {
  const texts = [toWarsawText(before), toWarsawText(after)] as const;
  if (!before || !after || texts[0] !== texts[1]) return changedValue(field, ...texts);
  // in one night of autumn the clock shows an hour twice
  const hours = Math.round((Date.parse(after) - Date.parse(before)) / 3_600_000);
  if (hours === 0) return [];
  const seasons = hours > 0 ? ['czas letni', 'czas zimowy'] : ['czas zimowy', 'czas letni'];
  return changedValue(field, `${texts[0]} (${seasons[0]})`, `${texts[1]} (${seasons[1]})`);
}

function changedExtraContent(before: string | null, after: string | null): string[] {
  if ((before ?? '') === (after ?? '')) return [];
  if (!before) return ['Dodano treść dodatkową'];
  return [after ? 'Zmieniono treść dodatkową' : 'Usunięto treść dodatkową'];
}

function changedCategories(before: LoggedArticle['categories'], after: LoggedArticle['categories']): string[] {
  const id = (category: { id: number }) => category.id;
  const name = (category: { displayText: string }) => category.displayText;
  const [oldMain, newMain] = [before[0], after[0]];
  const main =
    oldMain && newMain && oldMain.id !== newMain.id
      ? [`Kategoria główna: ${quote(name(oldMain))} → ${quote(name(newMain))}`]
      : [];
  const rest = changedList('kategorie', before, after, id, name);
  // A new main category is said already; that the others moved along with it is no news.
  return [...main, ...rest.filter((sentence) => main.length === 0 || !sentence.startsWith('Zmieniono kolejność'))];
}

function changedList<T>(
  label: string,
  before: readonly T[],
  after: readonly T[],
  key: (item: T) => number | string,
  name: (item: T) => string,
): string[] {
  const oldKeys = before.map(key);
  const newKeys = after.map(key);
  const [inOld, inNew] = [new Set(oldKeys), new Set(newKeys)];
  const added = after.filter((item) => !inOld.has(key(item)));
  const removed = before.filter((item) => !inNew.has(key(item)));
  // What left and came under the same name was changed.
  const addedNames = new Set(added.map(name));
  const changed = new Set(removed.map(name).filter((one) => addedNames.has(one)));
  const other = (items: readonly T[]) => items.map(name).filter((one) => !changed.has(one));
  const keptBefore = oldKeys.filter((one) => inNew.has(one));
  const keptAfter = newKeys.filter((one) => inOld.has(one));
  return [
    ...sentence(`Dodano ${label}`, other(added)),
    ...sentence(`Usunięto ${label}`, other(removed)),
    ...sentence(`Zmieniono ${label}`, [...changed]),
    ...(keptBefore.some((one, index) => one !== keptAfter[index]) ? [`Zmieniono kolejność: ${label}`] : []),
  ];
}

function sentence(start: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const shown = names.slice(0, maxNames).map(quote).join(', ');
  return [`${start}: ${shown}${names.length > maxNames ? ` i jeszcze ${names.length - maxNames}` : ''}`];
}
