// New version, restoration of an older one, translation, and hiding a version in the public history.

import { changeLogDescriptions } from '@redakcja/domain/articles/history/change-log';
import { articleLocks } from '@redakcja/domain/articles/locks/article-editability';
import { articleContext } from '@redakcja/domain/articles/locks/article-lock-context';
import { restoreLock, visibilityLock } from '@redakcja/domain/articles/locks/version-locks';
import { showingObstacle } from '@redakcja/domain/articles/operations/showing-obstacle';
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import type { Call, Handler } from '../../call/handler.ts';
import { type Database, hasRows } from '../../database/database.ts';
import { boolean, integer, oneOf, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { conflict, invalid } from '../../http/problem.ts';
import { type Author, insertLogEntry } from '../card/article-log.ts';
import { articleResource } from '../card/article-resource.ts';
import { requireOwnCategories } from '../card/excluded-categories.ts';
import { listNewest } from '../status/listed.ts';
import { insertCopy, lockBase } from './copy-article.ts';
import { newlyLeadingOut } from './leading-out.ts';

const newest = rowShape({
  id: integer('id'),
  version: integer('version'),
  status: oneOf(ArticleStatus, 'status'),
});

type Newest = RowOf<typeof newest>;

async function newestOf(tx: Database, article: Article): Promise<Newest> {
  const [row] = await tx.rows(
    newest,
    sql`${newest.select} from articles where base_article_id = ${article.baseArticleId}::int
      and language_id = ${article.language.id}::int order by version desc limit 1`,
  );
  return row ?? { id: article.id, version: article.version, status: article.status };
}

type VersionCall = Pick<Call<'createArticleVersion'>, 'db' | 'caller' | 'services'>;

/** The article of the call, and who may write to it. */
async function opened(call: VersionCall, id: number): Promise<{ article: Article; caller: Caller; author: Author }> {
  const { caller } = call;
  const { value: article } = await articleResource.existing(call.db, id);
  await requireOwnCategories(call.db, caller, article.categories);
  return { article, caller, author: { caller, now: call.services.now() } };
}

function respondCreated(id: number) {
  return { body: { id }, location: `/api/articles/${id}` };
}

/** The new version takes the place of the newest one, which may lie in other categories than the copied one. */
async function requireOwnNewest(db: Database, caller: Caller, article: Article, { id }: Newest): Promise<void> {
  if (id === article.id) return;
  const { value } = await articleResource.existing(db, id);
  await requireOwnCategories(db, caller, value.categories);
}

async function addVersion(
  { db, caller }: VersionCall,
  article: Article,
  author: Author,
  lockOf: (newest: Newest) => { locked: boolean; reason: string | null },
  describe: (version: number) => string,
): Promise<number> {
  await lockBase(db, article.baseArticleId);
  const newest = await newestOf(db, article);
  await requireOwnNewest(db, caller, article, newest);
  const lock = lockOf(newest);
  if (lock.locked) throw conflict(lock.reason ?? '');
  const version = newest.version + 1;
  const entry = { description: describe(version), isWriting: true };
  const copy = { sourceId: article.id, languageId: article.language.id, version, withTags: true, entry };
  const copied = await insertCopy(db, copy, author);
  await listNewest(db, [article.baseArticleId]);
  return copied;
}

export const createArticleVersion: Handler<'createArticleVersion'> = async (call) =>
  respondCreated(await newVersionOf(call, call.params.id));

/** @returns the id of the new version */
export async function newVersionOf(call: VersionCall, id: number): Promise<number> {
  const { article, caller, author } = await opened(call, id);
  const lockOf = (newest: Newest) =>
    articleLocks({
      ...articleContext(article, caller.permissions),
      status: newest.version === article.version ? newest.status : article.status,
      isCurrentVersion: newest.version === article.version,
    }).newVersion;
  return addVersion(call, article, author, lockOf, changeLogDescriptions.versionCreated);
}

export const restoreArticleVersion: Handler<'restoreArticleVersion'> = async (call) => {
  const { article, caller, author } = await opened(call, call.params.id);
  const lockOf = (newest: Newest) =>
    restoreLock({
      permissions: caller.permissions,
      isEditable: article.isEditable,
      isCurrentVersion: newest.version === article.version,
      currentStatus: newest.status,
    });
  if (await hasRows(call.db, newlyLeadingOut(article))) throw conflict(menuMessages.takesNoArticles);
  const describe = (version: number) => changeLogDescriptions.versionRestored(article.version, version);
  return respondCreated(await addVersion(call, article, author, lockOf, describe));
};

const targetLanguage = rowShape({
  isoCode: text(),
  status: oneOf(LanguageStatus),
  isTranslated: boolean(),
});

export const copyArticleToTranslation: Handler<'copyArticleToTranslation'> = async (call) =>
  respondCreated(await copyToTranslation(call, call.params.id, call.body.languageId));

/** @returns the id of the translation */
export async function copyToTranslation(call: VersionCall, id: number, languageId: number): Promise<number> {
  const { article, author } = await opened(call, id);
  const { db } = call;
  await lockBase(db, article.baseArticleId);
  const [target] = await db.rows(
    targetLanguage,
    sql`select iso_code as "isoCode", status, exists (select from articles
        where base_article_id = ${article.baseArticleId}::int and language_id = l.id) as "isTranslated"
      from languages l where id = ${languageId}::int`,
  );
  if (target === undefined) throw invalid([{ path: 'languageId', message: 'Nie ma takiej wersji językowej' }]);
  if (target.status !== LanguageStatus.Active)
    throw invalid([{ path: 'languageId', message: 'Wersja językowa jest nieaktywna' }]);
  if (target.isTranslated) throw conflict(`Artykuł ma już wersję językową ${target.isoCode}`);
  const entry = { description: changeLogDescriptions.copiedFrom(article.language.isoCode), isWriting: true };
  return insertCopy(db, { sourceId: article.id, languageId, version: 1, withTags: false, entry }, author);
}

export const changeArticleVisibility: Handler<'changeArticleVisibility'> = (call) => {
  const { caller, services, body } = call;
  return articleResource.update(call, async (article) => {
    await requireOwnCategories(call.db, caller, article.categories);
    const { isHidden } = body;
    if (isHidden === article.isHidden) return null;
    const lock = visibilityLock({ ...article, permissions: caller.permissions, isNew: false });
    if (lock.locked) throw conflict(lock.reason);
    const obstacle = showingObstacle(article);
    if (obstacle !== null) throw conflict(obstacle);
    const entry = { description: isHidden ? changeLogDescriptions.hidden : changeLogDescriptions.shown };
    const author = { caller, now: services.now() };
    return {
      columns: { isHidden },
      write: (tx) => tx.execute(insertLogEntry(sql`${article.id}::int`, entry, author)),
    };
  });
};
