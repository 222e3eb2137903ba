// Versions of imported articles, hundreds at a time: one statement for each table.
import { changeLogDescriptions } from '@redakcja/domain/articles/history/change-log';
import { savedFields } from '@redakcja/domain/articles/locks/locked-changes';
import { withoutUnsafe } from '@redakcja/domain/shared/text/safe-text';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleType } from '@redakcja/generated/model/articleType';
import { LinkType } from '@redakcja/generated/model/linkType';
import type { PortableHistory } from '@redakcja/generated/model/portableHistory';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { integer, rowShape } from '../../database/rows/row-shape.ts';
import {
  articleAttachments,
  articleCategories,
  articleLinks,
  articleMultimedia,
  articles,
  articleTags,
  awaitedLinks,
  changeLog,
} from '../../database/schema.ts';
import { somebody } from '../../shared/approved-by.ts';
import { columnsOf } from '../card/article-columns.ts';
import { type Author, authorship } from '../card/article-log.ts';
import { destinationOf, type ReadVersion } from './import-input.ts';
import { insertRows } from './insert-rows.ts';

const { Draft, Confirmed, ToPublish } = ArticleStatus;

/** A version that was checked and cleaned, of an article that is there. */
export interface NewVersion {
  read: ReadVersion;
  input: ArticleInput;
  pastGate: readonly string[];
  baseArticleId: number;
  /** Of the base article. */
  type: ArticleType;
  number: number;
}

export interface ImportReasons {
  changeText: string | null;
  /** Why versions are taken over that no publication would let through. */
  pastGateReason: string | null;
}

const inserted = rowShape({
  id: integer(),
  baseArticleId: integer('base_article_id'),
  languageId: integer('language_id'),
  version: integer(),
});

/** Inserts them as drafts, or as their histories say. @returns their ids in the order of `versions` */
export async function insertVersions(
  db: Database,
  versions: readonly NewVersion[],
  author: Author,
  reasons: ImportReasons,
): Promise<number[]> {
  if (versions.length === 0) return [];
  const rows = await db.rows(
    inserted,
    sql`${insertRows(
      articles,
      versions.map((one) => articleRow(one, author)),
    )} returning ${sql.raw(inserted.columns)}`,
  );
  const keyOf = (base: number, language: number, version: number) => `${base} ${language} ${version}`;
  const ids = new Map(rows.map((one) => [keyOf(one.baseArticleId, one.languageId, one.version), one.id]));
  const idOf = ({ baseArticleId, read, number }: NewVersion) =>
    ids.get(keyOf(baseArticleId, read.languageId, number)) ?? 0;
  const parts = versions.map((one) => ({ ...one, articleId: idOf(one) }));
  await insertParts(db, parts, author, reasons);
  return parts.map(({ articleId }) => articleId);
}

export function articleRow({ read, input, baseArticleId, type, number }: NewVersion, author: Author) {
  const { history, status = ArticleStatus.Draft, extraContent } = read.version;
  return {
    baseArticleId,
    languageId: read.languageId,
    type,
    version: number,
    status: history === undefined ? ArticleStatus.Draft : status,
    isListed: false,
    isHidden: history?.isHidden ?? false,
    ...columnsOf(savedFields, { ...input, addedExtraContent: extraContent ? input.addedExtraContent : null }),
    ...authorship(author),
    ...(history === undefined ? noDates : datesOf(history)),
    // whoever brings what is not public yet is one of its authors (decision 37)
    ...(isPast(read.version) && { createdById: null }),
  };
}

function isPast({ history, status = ArticleStatus.Draft }: ReadVersion['version']): boolean {
  const isComing = status === Draft || status === Confirmed || status === ToPublish;
  return history !== undefined && !isComing;
}

const noDates = { confirmedDate: null, publishedDate: null, withdrawedDate: null, archivedDate: null };

function datesOf({
  createdDate,
  createdBy,
  confirmedDate,
  publishedDate,
  withdrawedDate,
  archivedDate,
}: PortableHistory) {
  const by = { createdDate: new Date(createdDate), createdBy: withoutUnsafe(createdBy) };
  const moments = { confirmedDate, publishedDate, withdrawedDate, archivedDate };
  const dates = Object.entries(moments).map(([name, text]) => [name, text === null ? null : new Date(text)]);
  return { ...by, ...Object.fromEntries(dates) };
}

type Part = NewVersion & { articleId: number };

export async function insertParts(
  db: Database,
  parts: readonly Part[],
  author: Author,
  reasons: ImportReasons,
): Promise<void> {
  const rowsOf = (make: (part: Part) => readonly object[]) => parts.flatMap(make);
  const links = parts.flatMap(({ articleId, input, read }) =>
    (input.links ?? []).map((link, position) => ({
      articleId,
      position,
      link,
      destination: destinationOf(read.version, link.linkToArticleTranslationId),
    })),
  );
  const statements = [
    insertRows(
      articleTags,
      rowsOf(({ articleId, input: { tags = [] } }) => tags.map((tagId) => ({ articleId, tagId }))),
    ),
    insertRows(
      articleCategories,
      rowsOf(({ articleId, input: { categories = [] } }) =>
        categories.map((menuElementId, position) => ({ articleId, menuElementId, position })),
      ),
    ),
    insertRows(
      articleLinks,
      links.flatMap(({ articleId, position, link: { linkToMenuElementId, type, url, displayText, title, target } }) =>
        type === LinkType.Article
          ? []
          : { articleId, position, type, menuElementId: linkToMenuElementId, url, displayText, title, target },
      ),
    ),
    insertRows(
      awaitedLinks,
      links.flatMap(({ articleId, position, destination, link: { displayText, title, target } }) =>
        destination === undefined ? [] : { articleId, position, ...destination, displayText, title, target },
      ),
    ),
    insertRows(
      articleMultimedia,
      rowsOf(({ articleId, input: { multimedia = [] } }) =>
        multimedia.map((medium, position) => ({ articleId, position, ...medium })),
      ),
    ),
    insertRows(
      articleAttachments,
      rowsOf((part) => attachmentRows(part, author)),
    ),
    insertRows(
      changeLog,
      rowsOf((part) => logRows(part, author, reasons)),
    ),
  ];
  for (const statement of statements) if (statement !== null) await db.execute(statement);
}

function attachmentRows({ articleId, read }: Part, author: Author) {
  const all = read.attachments ?? [];
  const of = (isAdded: boolean) => all.filter(({ from }) => (from.isAdded ?? false) === isAdded);
  return [
    ...of(false).map((one, position) => [one, position] as const),
    ...of(true).map((one, i) => [one, i] as const),
  ].map(([{ documentRepositoryId, displayName, from }, position]) => {
    const isPast = read.version.history !== undefined && from.createdDate !== undefined;
    const past = { createdDate: from.createdDate, createdBy: withoutUnsafe(from.createdBy ?? ''), createdById: null };
    const by = isPast ? past : authorship(author);
    return { articleId, position, documentRepositoryId, displayName, isAdded: from.isAdded ?? false, ...by };
  });
}

function logRows({ articleId, read, pastGate }: Part, author: Author, { changeText, pastGateReason }: ImportReasons) {
  const { history } = read.version;
  if (history === undefined) {
    return [
      {
        articleId,
        ...authorship(author),
        description: changeLogDescriptions.created,
        changeText,
        details: [],
        isWriting: true,
      },
    ];
  }
  const past = history.changeLog.map(
    ({ isPerson, createdBy, description, changeText: reason, details, createdDate }) => ({
      articleId,
      createdDate,
      createdBy: withoutUnsafe(createdBy),
      createdById: isPerson ? somebody : null,
      description: withoutUnsafe(description),
      changeText: reason === null ? null : withoutUnsafe(reason),
      details: details.map(withoutUnsafe),
      // who wrote what elsewhere is not known: no person of the past is named as the one who approved
      isWriting: isPerson && !description.includes(' → '),
    }),
  );
  if (pastGate.length === 0) return past;
  const { takenOver, takenOverDetails } = changeLogDescriptions;
  const details = takenOverDetails(pastGateReason ?? '', pastGate);
  return [
    ...past,
    { articleId, ...authorship(author), description: takenOver, changeText: null, details, isWriting: false },
  ];
}
