// Saves an article. The domain defines what is valid, locked and changed; this module stores it.

import { articleSchema } from '@redakcja/domain/articles/form/article-form';
import type { SavedField } from '@redakcja/domain/articles/form/saved-article';
import {
  changeLogDescriptions,
  describeArticleChanges,
  type LoggedArticle,
} from '@redakcja/domain/articles/history/change-log';
import type { ArticleLocks } from '@redakcja/domain/articles/locks/article-editability';
import { changedFields, lockedChanges } from '@redakcja/domain/articles/locks/locked-changes';
import { withStoredDates } from '@redakcja/domain/articles/publication/article-publication';
import { isWriting } from '@redakcja/domain/articles/publication/second-person';
import { validate } from '@redakcja/domain/shared/forms/form-errors';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { sql } from 'drizzle-orm';
import { addChanges } from '../../call/audit/audit.ts';
import type { BodyCleaners, Call } from '../../call/handler.ts';
import type { Services } from '../../call/services.ts';
import { type Database, hasRows } from '../../database/database.ts';
import { rowShape, text } from '../../database/rows/row-shape.ts';
import { constant } from '../../database/rows/sql-values.ts';
import { conflictIn, invalid } from '../../http/problem.ts';
import type { SystemParameters } from '../../shared/system-parameters.ts';
import { requireSavable } from '../editing/saving-guard.ts';
import { despiteErrors } from '../review/added-errors.ts';
import { columnsOf } from './article-columns.ts';
import { insertLogEntry } from './article-log.ts';
import { replaceParts } from './article-parts.ts';
import { articleResource } from './article-resource.ts';
import { type Names, requireReferences } from './references.ts';
import { sanitised } from './sanitised-article.ts';

/** Checks of the body that do not depend on the stored article; dates and counts depend on its status and are checked later. */
export function savedArticleSchema({ now }: Services) {
  return articleSchema({
    clock: now,
    status: ArticleStatus.Archived,
    type: ArticleType.Common,
    hasPublishedTranslation: false,
    countNewAttachments: 0,
    maxNewAttachments: Number.MAX_SAFE_INTEGER,
    maxLengthExtraContent: Number.MAX_SAFE_INTEGER,
  });
}

export const cleanSavedArticle: NonNullable<BodyCleaners['updateArticle']> = async ({
  db,
  services,
  caller,
  params,
  body,
}) => sanitised(services, caller, body, await storedContent(db, params.id));

type Saving = Pick<Call<'updateArticle'>, 'db' | 'services' | 'caller' | 'address' | 'body'>;

/** The same for an article of an import, whose entry in the audit log names the article alone. */
export async function saveArticle(call: Saving, id: number): Promise<void> {
  const trace = { isWritten: false };
  await updateArticle({ ...call, trace, operation: 'updateArticle', params: { id }, ifMatch: undefined });
}

type Update = Saving & Pick<Call<'updateArticle'>, 'operation' | 'params' | 'ifMatch' | 'trace'>;

export function updateArticle(call: Update) {
  const { db, services, caller, trace, body: input } = call;
  return articleResource.update(call, async (article) => {
    const { limits, locks } = await requireSavable(db, caller, article);
    refuseLocked(article, input, locks);
    await requireValid(call, article, input, limits);
    const names = await requireReferences(db, caller, input, {
      languageId: article.language.id,
      articleId: article.id,
    });
    const fields = changedFields(article, input);
    if (fields.length === 0) return null;
    const author = { caller, services, now: services.now() };
    const details = [
      ...describeArticleChanges(article, after(article, input, fields, names)),
      ...(await despiteErrors(db, article, input, fields)),
    ];
    const entry = {
      description: changeLogDescriptions.edited,
      changeText: input.changeText,
      details,
      isWriting: isWriting(fields),
    };
    const write = async (tx: Database) => {
      await replaceParts(tx, article, input, fields, author);
      await tx.execute(insertLogEntry(sql`${article.id}::int`, entry, author));
      addChanges(trace, details);
    };
    return { columns: columnsOf(fields, input), write };
  });
}

const content = rowShape({ content: text() });

async function storedContent(db: Database, id: number): Promise<{ content: string }> {
  const [row] = await db.rows(content, sql`${content.select} from articles where id = ${id}`);
  return row ?? { content: '' };
}

function refuseLocked(article: Article, input: ArticleInput, locks: ArticleLocks): void {
  const locked = lockedChanges(article, input, locks);
  if (locked.length === 0) return;
  throw conflictIn(locked);
}

async function requireValid(
  { db, services }: Pick<Update, 'db' | 'services'>,
  article: Article,
  input: ArticleInput,
  limits: SystemParameters,
): Promise<void> {
  const isPublished = () =>
    hasRows(
      db,
      sql`select from articles where base_article_id = ${article.baseArticleId}
        and status = ${constant(ArticleStatus.Published)}`,
    );
  const schema = articleSchema({
    clock: services.now,
    status: article.status,
    type: article.baseArticleType,
    hasPublishedTranslation: input.categories?.length === 0 && (await isPublished()),
    countNewAttachments: article.countNewAttachmentsAfterPublish,
    maxNewAttachments: limits.maxNewAttachmentCount,
    maxLengthExtraContent: limits.maxLengthExtraContent,
  });
  const valid = validate(schema, withStoredDates(article, input));
  if (!valid.ok) throw invalid(valid.fields);
}

/** The article as it will be, as far as the change log compares it. */
function after(article: Article, input: ArticleInput, fields: readonly SavedField[], names: Names): LoggedArticle {
  const given: Partial<ArticleInput> = Object.fromEntries(fields.map((field) => [field, input[field]]));
  const { tags, categories, addedAttachments = [], addedExtraContent, ...same } = given;
  return {
    ...article,
    ...same,
    extraContent: addedExtraContent ?? article.extraContent,
    tags: tags?.map((id) => ({ id, name: names.tagNames[id] ?? '' })) ?? article.tags,
    categories: categories?.map((id) => ({ id, displayText: names.categoryNames[id] ?? '' })) ?? article.categories,
    addedAttachments: [...article.addedAttachments, ...addedAttachments],
  };
}
