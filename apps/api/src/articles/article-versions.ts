// New version, restoration of an older one, translation, and hiding a version in the public history.
import { articleLocks, restoreLock, situationOf, visibilityLock } from '@redakcja/domain/articles/article-editability';
import { changeLogDescriptions } from '@redakcja/domain/articles/change-log';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { sql } from 'drizzle-orm';
import type { Call, Handler } from '../contract/handler.ts';
import { type Database, rowsOf } from '../database/database.ts';
import type { Caller } from '../shared/caller.ts';
import { requireMatch } from '../shared/etag.ts';
import { conflict, invalid, preconditionFailed } from '../shared/problem.ts';
import { readArticle, readArticleJson } from './article-json.ts';
import { type Author, insertLogEntry } from './article-log.ts';
import { insertCopy, lockBase, unlistOlder } from './copy-article.ts';
import { requireOwnCategories } from './excluded-categories.ts';

interface Newest {
  version: number;
  status: ArticleStatus;
}

async function newestOf(tx: Database, article: Article): Promise<Newest> {
  const [row] = await rowsOf<Newest>(
    tx,
    sql`select version, status from articles where base_article_id = ${article.baseArticleId}::int
      and language_id = ${article.language.id}::int order by version desc limit 1`,
  );
  return row ?? { version: article.version, status: article.status };
}

type VersionCall = Call<
  'createArticleVersion' | 'restoreArticleVersion' | 'copyArticleToTranslation' | 'changeArticleVisibility'
>;

/** The article of the call, and who may write to it. */
async function opened(
  call: VersionCall,
): Promise<{ article: Article; revision: number; caller: Caller; author: Author }> {
  const { caller } = call;
  const { article, revision } = await readArticle(call.services, call.params.id);
  requireOwnCategories(caller, article.categories);
  return { article, revision, caller, author: { caller, now: call.services.now() } };
}

function respondCreated(id: number) {
  return { body: { id }, location: `/api/articles/${id}` };
}

async function addVersion(
  { services }: VersionCall,
  article: Article,
  author: Author,
  lockOf: (newest: Newest) => { locked: boolean; reason: string | null },
  describe: (version: number) => string,
) {
  const id = await services.db.transaction(async (tx) => {
    await lockBase(tx, article.baseArticleId);
    const newest = await newestOf(tx, article);
    const lock = lockOf(newest);
    if (lock.locked) throw conflict(lock.reason ?? '');
    const version = newest.version + 1;
    const entry = { description: describe(version) };
    const copy = { sourceId: article.id, languageId: article.language.id, version, withTags: true, entry };
    const copied = await insertCopy(tx, copy, author);
    await unlistOlder(tx, copied);
    return copied;
  });
  return respondCreated(id);
}

export const createArticleVersion: Handler<'createArticleVersion'> = async (call) => {
  const { article, caller, author } = await opened(call);
  const lockOf = (newest: Newest) =>
    articleLocks({
      ...situationOf(article, caller.permissions),
      status: newest.version === article.version ? newest.status : article.status,
      isCurrentVersion: newest.version === article.version,
    }).newVersion;
  return addVersion(call, article, author, lockOf, changeLogDescriptions.versionCreated);
};

export const restoreArticleVersion: Handler<'restoreArticleVersion'> = async (call) => {
  const { article, caller, author } = await opened(call);
  const lockOf = (newest: Newest) =>
    restoreLock({
      permissions: caller.permissions,
      isEditable: article.isEditable,
      isCurrentVersion: newest.version === article.version,
      currentStatus: newest.status,
    });
  return addVersion(call, article, author, lockOf, (version) =>
    changeLogDescriptions.versionRestored(article.version, version),
  );
};

interface Target {
  isoCode: string;
  status: number;
  isTranslated: boolean;
}

export const copyArticleToTranslation: Handler<'copyArticleToTranslation'> = async (call) => {
  const { article, author } = await opened(call);
  const { languageId } = call.body;
  const id = await call.services.db.transaction(async (tx) => {
    await lockBase(tx, article.baseArticleId);
    const [target] = await rowsOf<Target>(
      tx,
      sql`select iso_code as "isoCode", status, exists (select from articles
          where base_article_id = ${article.baseArticleId}::int and language_id = l.id) as "isTranslated"
        from languages l where id = ${languageId}::int`,
    );
    if (target === undefined) throw invalid([{ path: 'languageId', message: 'Nie ma takiej wersji językowej' }]);
    if (target.status !== LanguageStatus.Active)
      throw invalid([{ path: 'languageId', message: 'Wersja językowa jest nieaktywna' }]);
    if (target.isTranslated) throw conflict(`Artykuł ma już wersję językową ${target.isoCode}`);
    const entry = { description: changeLogDescriptions.copiedFrom(article.language.isoCode) };
    return insertCopy(tx, { sourceId: article.id, languageId, version: 1, withTags: false, entry }, author);
  });
  return respondCreated(id);
};

export const changeArticleVisibility: Handler<'changeArticleVisibility'> = async (call) => {
  const { article, revision, caller, author } = await opened(call);
  const { isHidden } = call.body;
  requireMatch(call.ifMatch, revision);
  const lock = visibilityLock({ status: article.status, permissions: caller.permissions, isNew: false });
  if (lock.locked) throw conflict(lock.reason);
  if (isHidden !== article.isHidden) {
    await call.services.db.transaction(async (tx) => {
      const id = sql`${article.id}::int`;
      const written = await rowsOf(
        tx,
        sql`update articles set is_hidden = ${isHidden}, revision = revision + 1
          where id = ${id} and revision = ${revision}::int returning id`,
      );
      if (written.length === 0) throw preconditionFailed();
      await tx.execute(
        insertLogEntry(
          id,
          { description: isHidden ? changeLogDescriptions.hidden : changeLogDescriptions.shown },
          author,
        ),
      );
    });
  }
  const { json, etag } = await readArticleJson(call.services, article.id);
  return { json, etag };
};
