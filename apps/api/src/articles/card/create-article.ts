import { articleSchema } from '@redakcja/domain/articles/form/article-form';
import type { SavedArticle } from '@redakcja/domain/articles/form/saved-article';
import { changeLogDescriptions } from '@redakcja/domain/articles/history/change-log';
import { articleLocks } from '@redakcja/domain/articles/locks/article-editability';
import { newArticleContext } from '@redakcja/domain/articles/locks/article-lock-context';
import { lockedChanges, savedFields } from '@redakcja/domain/articles/locks/locked-changes';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleTemplate } from '@redakcja/generated/model/articleTemplate';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { type SQL, sql } from 'drizzle-orm';
import type { BodyCleaners, Handler } from '../../call/handler.ts';
import type { Services } from '../../call/services.ts';
import { insertFrom } from '../../database/rows/insert-from.ts';
import { integer, nullable, rowShape } from '../../database/rows/row-shape.ts';
import { articles, baseArticles } from '../../database/schema.ts';
import { invalid } from '../../http/problem.ts';
import { columnsOf } from './article-columns.ts';
import { type Author, authorship, insertLogEntry } from './article-log.ts';
import { insertParts } from './article-parts.ts';
import { isFoundForNew, referenceFields, refuseNew, selectReferences } from './references.ts';
import { sanitised } from './sanitised-article.ts';

/** A new article is a common one and a draft. */
export function newArticleSchema({ now }: Services) {
  return articleSchema({
    clock: now,
    status: ArticleStatus.Draft,
    type: ArticleType.Common,
    hasPublishedTranslation: false,
    countNewAttachments: 0,
    maxNewAttachments: Number.MAX_SAFE_INTEGER,
    maxLengthExtraContent: Number.MAX_SAFE_INTEGER,
  });
}

export const cleanNewArticle: NonNullable<BodyCleaners['createArticle']> = ({ services, caller, body }) =>
  sanitised(services, caller, body, emptyArticle);

export const createArticle: Handler<'createArticle'> = async ({ db, services, caller, body }) => {
  const languageId = body.languageId ?? 1;
  const locked = lockedChanges(emptyArticle, body, articleLocks(newArticleContext(caller.permissions)));
  if (locked.length > 0) throw invalid(locked.map(({ path, message }) => ({ path, message })));
  const insert = insertArticle(body, languageId, { caller, now: services.now() });
  const found = sql`found as materialized (${selectReferences(caller, body, { languageId, articleId: null })})`;
  const [row] = await db.rows(created, sql`with ${found}, ${insert}`);
  if (row === undefined) throw new Error('The references were not checked');
  if (row.id === null) {
    refuseNew(body, row);
    throw new Error('The article was not inserted');
  }
  return { body: { id: row.id }, location: `/api/articles/${row.id}` };
};

/** The id of the new article, or null with the references that were refused. */
const created = rowShape({ id: nullable(integer()), ...referenceFields });

/** What a new article is compared with. */
export const emptyArticle: SavedArticle = {
  title: '',
  titleFromFooter: null,
  updateTitleInFooter: false,
  shortDescription: '',
  content: '',
  addedExtraContent: false,
  baseArticleProvidingEntity: '',
  baseArticleAuthorName: '',
  baseArticleAuthorEmail: null,
  baseArticleInformationCreated: '',
  publishStart: null,
  publishEnd: null,
  archiveAfterPublishEnd: false,
  tags: [],
  categories: [],
  links: [],
  multimedia: [],
  attachments: [],
  addedAttachments: [],
};

/**
 * Follows `found` in one statement: inserts the article with everything it holds, and the entry of the audit log, all of it or nothing. Nothing when
 * `found` has references that are refused.
 */
function insertArticle(input: ArticleInput, languageId: number, author: Author): SQL {
  const type = ArticleType.Common;
  const template = input.baseArticleTemplate ?? ArticleTemplate.Text;
  const base = insertFrom(baseArticles, { type, template }, sql.raw(`from found where ${isFoundForNew}`));
  const values = { baseArticleId: sql`id`, languageId, type, ...columnsOf(savedFields, input), ...authorship(author) };
  const id = sql`(select id from created)`;
  const entry = { description: changeLogDescriptions.created, changeText: input.changeText, isWriting: true };
  const parts = [...insertParts(id, input, author), insertLogEntry(id, entry, author)];
  return sql`base as (${base} returning id), created as (${insertFrom(articles, values, sql`from base`)} returning id),
    ${sql.join(
      parts.map((part, index) => sql`${sql.raw(`part${index}`)} as (${part} where exists (select from created))`),
      sql`, `,
    )}
    select ${id} as id, found.* from found`;
}
