// Saves an article. The rules are the domain's: what is valid, what is locked, what changed; here stands only how it is stored.
import { type ArticleLocks, articleLocks, situationOf } from '@redakcja/domain/articles/article-editability';
import { articleSchema } from '@redakcja/domain/articles/article-form';
import {
  changeLogDescriptions,
  describeArticleChanges,
  type LoggedArticle,
} from '@redakcja/domain/articles/change-log';
import { changedFields, lockedChanges } from '@redakcja/domain/articles/locked-changes';
import type { SavedField } from '@redakcja/domain/articles/saved-article';
import { validate } from '@redakcja/domain/shared/form-errors';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { sql } from 'drizzle-orm';
import type { Handler } from '../contract/handler.ts';
import { articles } from '../database/schema.ts';
import { requireMatch } from '../shared/etag.ts';
import { invalid, ProblemError, preconditionFailed } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';
import { statementOf } from '../shared/sql-values.ts';
import { readSystemParameters } from '../shared/system-parameters.ts';
import { columnsOf } from './article-columns.ts';
import { readArticle, readArticleJson } from './article-json.ts';
import { type Author, insertLogEntry } from './article-log.ts';
import { replaceParts } from './article-parts.ts';
import { requireOwnCategories } from './excluded-categories.ts';
import { type Names, requireReferences } from './references.ts';
import { sanitised } from './sanitised-article.ts';

/** What can be said of the body before the article is known: dates and counts depend on its status and come later. */
export function savedArticleSchema({ now }: Services) {
  return articleSchema({
    now: now(),
    status: ArticleStatus.ToPublish,
    type: ArticleType.Common,
    hasPublishedTranslation: false,
    countNewAttachments: 0,
    maxNewAttachments: Number.MAX_SAFE_INTEGER,
    maxLengthExtraContent: Number.MAX_SAFE_INTEGER,
  });
}

export const updateArticle: Handler<'updateArticle'> = async (call) => {
  const { services, params, ifMatch } = call;
  const id = params.id;
  const { caller } = call;
  const { article, revision } = await readArticle(services, id);
  requireMatch(ifMatch, revision);
  requireOwnCategories(caller, article.categories);
  const limits = await readSystemParameters(services);
  const input = sanitised(call.body, article);
  refuseLocked(article, input, articleLocks(situationOf(article, caller.permissions, limits.maxNewAttachmentCount)));
  const valid = validate(
    articleSchema({
      now: services.now(),
      status: article.status,
      type: article.baseArticleType,
      hasPublishedTranslation: input.categories?.length === 0 && (await hasPublished(services, article.baseArticleId)),
      countNewAttachments: article.countNewAttachmentsAfterPublish,
      maxNewAttachments: limits.maxNewAttachmentCount,
      maxLengthExtraContent: limits.maxLengthExtraContent,
    }),
    input,
  );
  if (!valid.ok) throw invalid(valid.fields);
  const names = await requireReferences(services, caller, input, { languageId: article.language.id, isNew: false });
  const fields = changedFields(article, input);
  if (fields.length > 0)
    await save(services, { article, revision, input, fields, names }, { caller, now: services.now() });
  const { json, etag } = await readArticleJson(services, id);
  return { json, etag };
};

function refuseLocked(article: Article, input: ArticleInput, locks: ArticleLocks): void {
  const locked = lockedChanges(article, input, locks);
  if (locked.length === 0) return;
  const errors = locked.map(({ message }) => message);
  throw new ProblemError(409, 'Operacja niedozwolona', errors, { fields: locked });
}

const published = statementOf(
  `select exists (select from articles where base_article_id = $1 and status = ${ArticleStatus.Published}) as exists`,
);

async function hasPublished({ read }: Services, baseArticleId: number): Promise<boolean> {
  const [row] = await read<{ exists: boolean }>(published, [baseArticleId]);
  return row?.exists === true;
}

interface Save {
  article: Article;
  revision: number;
  input: ArticleInput;
  fields: readonly SavedField[];
  names: Names;
}

/** All of it or nothing; nothing when somebody was faster. */
async function save(
  { db }: Services,
  { article, revision, input, fields, names }: Save,
  author: Author,
): Promise<void> {
  await db.transaction(async (tx) => {
    const written = await tx
      .update(articles)
      .set({ ...columnsOf(fields, input), revision: sql`${articles.revision} + 1` })
      .where(sql`${articles.id} = ${article.id} and ${articles.revision} = ${revision}`)
      .returning({ id: articles.id });
    if (written.length === 0) throw preconditionFailed();
    await replaceParts(tx, article, input, fields, author);
    const details = describeArticleChanges(article, after(article, input, fields, names));
    const entry = { description: changeLogDescriptions.edited, changeText: input.changeText, details };
    await tx.execute(insertLogEntry(sql`${article.id}::int`, entry, author));
  });
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
