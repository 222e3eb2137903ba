// Articles that are here already are changed by the single calls themselves: a save, a new version, a translation, a change of status.

import { articleLocks } from '@redakcja/domain/articles/locks/article-editability';
import { articleContext } from '@redakcja/domain/articles/locks/article-lock-context';
import { changedFields, lockedChanges } from '@redakcja/domain/articles/locks/locked-changes';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { LinkType } from '@redakcja/generated/model/linkType';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { integer, nullable, oneOf, rowShape } from '../../database/rows/row-shape.ts';
import { conflict, ProblemError } from '../../http/problem.ts';
import { articleResource } from '../card/article-resource.ts';
import { saveArticle } from '../card/update-article.ts';
import { copyToTranslation, newVersionOf } from '../copies/article-versions.ts';
import { changeStatuses } from '../status/change-statuses.ts';
import { listNewest } from '../status/listed.ts';
import { versionOfKey } from './awaited-links.ts';
import type { KnownArticle } from './check-known.ts';
import { destinationOf, type ReadVersion } from './import-input.ts';
import { type CheckedVersion, type ImportCall, placed, reasonsOf } from './import-new.ts';
import { insertVersions } from './insert-versions.ts';
import { replaceSystemArticle, untouchedSystemArticle } from './system-article.ts';

const versionRow = rowShape({
  id: integer(),
  languageId: integer('language_id'),
  version: integer(),
  status: oneOf(ArticleStatus),
});

type VersionRow = { id: number; languageId: number; version: number; status: ArticleStatus };

/** @returns whether anything has changed @throws ProblemError */
export async function writeKnown(db: Database, call: ImportCall, known: KnownArticle): Promise<boolean> {
  const untouched = await untouchedSystemArticle(db, known);
  if (untouched !== null) return replaceSystemArticle(db, call, known, untouched);
  let hasChanged = false;
  for (const checked of known.versions) {
    const stored = await versionsOf(db, known.baseArticleId);
    const change = writeVersion(db, call, known, checked, stored);
    hasChanged = (await change.catch((error) => rethrowPlaced(error, known, checked))) || hasChanged;
  }
  return hasChanged;
}

export function versionsOf(db: Database, baseArticleId: number): Promise<VersionRow[]> {
  return db.rows(
    versionRow,
    sql`${versionRow.select} from articles where base_article_id = ${baseArticleId} order by language_id, version desc`,
  );
}

function rethrowPlaced(error: unknown, { article }: KnownArticle, { read }: CheckedVersion): never {
  if (!(error instanceof ProblemError)) throw error;
  throw conflict(...error.errors.map((one) => placed(one, article, read.version)));
}

async function writeVersion(
  db: Database,
  call: ImportCall,
  { baseArticleId, type }: KnownArticle,
  { read, input: given, pastGate }: CheckedVersion,
  stored: readonly VersionRow[],
): Promise<boolean> {
  const { version: number, history, status } = read.version;
  const own = stored.filter(({ languageId }) => languageId === read.languageId);
  const [newest] = own;
  const input = await withDestinations(db, read, given);
  const same = number === undefined ? newest : own.find(({ version }) => version === number);
  if (same === undefined && history !== undefined && number !== undefined) {
    if (status === ArticleStatus.Published && own.some((one) => one.status === status))
      throw conflict('Inna wersja w tym języku jest już opublikowana');
    const fresh = { read, input: given, pastGate, baseArticleId, type, number };
    await insertVersions(db, [fresh], { caller: call.caller, now: call.services.now() }, reasonsOf(call));
    await listNewest(db, [baseArticleId]);
    return true;
  }
  if (same === undefined && newest !== undefined && number !== newest.version + 1)
    throw conflict(`Następną wersją artykułu jest ${newest.version + 1}`);
  const id =
    same === undefined ? await copied(db, call, newest ?? stored[0], read.languageId, newest === undefined) : same.id;
  const changed = await saved(db, call, id, input, read, number === undefined && same !== undefined);
  const isMoved = await moved(db, call, changed.id, status);
  return same === undefined || changed.hasChanged || isMoved;
}

/** A new version of the newest one, or a translation of another language. */
function copied(
  db: Database,
  call: ImportCall,
  source: VersionRow | undefined,
  languageId: number,
  isTranslation: boolean,
): Promise<number> {
  if (source === undefined) throw conflict('Artykuł nie ma żadnej wersji');
  return isTranslation
    ? copyToTranslation({ ...call, db }, source.id, languageId)
    : newVersionOf({ ...call, db }, source.id);
}

/** @param mayFollow a published version that cannot be changed is followed by a new one */
async function saved(
  db: Database,
  call: ImportCall,
  id: number,
  given: ArticleInput,
  read: ReadVersion,
  mayFollow: boolean,
): Promise<{ id: number; hasChanged: boolean }> {
  const before = await articleResource.existing(db, id);
  const input = { ...withStoredParts(before.value, given, read), changeText: call.body.changeText ?? null };
  const locks = articleLocks(articleContext(before.value, call.caller.permissions, Number.MAX_SAFE_INTEGER));
  const isLocked = lockedChanges(before.value, input, locks).length > 0;
  if (mayFollow && isLocked && !locks.newVersion.locked) {
    const followed = await newVersionOf({ ...call, db }, id);
    return { ...(await saved(db, call, followed, given, read, false)), hasChanged: true };
  }
  if (changedFields(before.value, input).length === 0) return { id, hasChanged: false };
  await saveArticle({ ...call, db, body: input }, id);
  return { id, hasChanged: true };
}

/** Attachments that are there keep their numbers, and what was added to a published article is not added twice. */
function withStoredParts(article: Article, input: ArticleInput, read: ReadVersion): ArticleInput {
  const free = [...article.attachments];
  const take = (document: number) => {
    const index = free.findIndex(({ documentRepositoryId }) => documentRepositoryId === document);
    return index < 0 ? undefined : free.splice(index, 1)[0]?.id;
  };
  const added = new Set(article.addedAttachments.map(({ documentRepositoryId }) => documentRepositoryId));
  const { attachments, addedAttachments, addedExtraContent, ...same } = input;
  const isStored =
    (article.extraContent ?? '') === (read.version.extraContent ?? '') || addedExtraContent === article.extraContent;
  return {
    ...same,
    ...(attachments === undefined
      ? {}
      : {
          attachments: attachments.map((one) => {
            const stored = take(one.documentRepositoryId);
            return stored === undefined ? one : { ...one, id: stored };
          }),
        }),
    ...(addedAttachments === undefined
      ? {}
      : { addedAttachments: addedAttachments.filter((one) => !added.has(one.documentRepositoryId)) }),
    ...(addedExtraContent === undefined || isStored ? {} : { addedExtraContent }),
  };
}

const target = rowShape({ id: nullable(integer()) });

/** Links to articles get the numbers of what they lead to. @throws ProblemError for an article that is not here */
async function withDestinations(
  db: Database,
  { version, languageId }: ReadVersion,
  input: ArticleInput,
): Promise<ArticleInput> {
  if (input.links === undefined) return input;
  const links = [];
  for (const link of input.links) {
    const to = link.type === LinkType.Article ? destinationOf(version, link.linkToArticleTranslationId) : undefined;
    if (to === undefined) {
      links.push(link);
      continue;
    }
    const found = versionOfKey(sql`${to.key}::text`, sql`${languageId}::int`, sql`${to.version}::int`);
    const [row] = await db.rows(target, sql`select ${found} as id`);
    if (row?.id == null)
      throw conflict(`Łącze „${link.displayText}” prowadzi do artykułu ${to.key}, którego jeszcze nie ma`);
    links.push({ ...link, linkToArticleTranslationId: row.id });
  }
  return { ...input, links };
}

async function moved(db: Database, call: ImportCall, id: number, to: ArticleStatus | undefined): Promise<boolean> {
  const { value } = await articleResource.existing(db, id);
  if (to === undefined || value.status === to) return false;
  const { caller, services, body } = call;
  const [outcome] = await changeStatuses({ db, caller, services }, { ids: [id], to, changeText: body.changeText });
  if (outcome?.refusal) throw conflict(...outcome.refusal.errors);
  return true;
}
