// Saves an article. The rules are the domain's: what is valid, what is locked, what changed; here stands only how it is stored.
import { type ArticleLocks, articleLocks, situationOf } from '@redakcja/domain/articles/article-editability';
import type { SavedField } from '@redakcja/domain/articles/article-field-labels';
import { articleSchema } from '@redakcja/domain/articles/article-form';
import {
  changeLogDescriptions,
  describeArticleChanges,
  type LoggedArticle,
} from '@redakcja/domain/articles/change-log';
import { changedFields, lockedChanges } from '@redakcja/domain/articles/locked-changes';
import { validate } from '@redakcja/domain/shared/form-errors';
import { slugOf } from '@redakcja/domain/shared/slug';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { type SQL, sql } from 'drizzle-orm';
import type { Call, Handler } from '../contract/handler.ts';
import { rowsOf } from '../database/database.ts';
import { requireMatch } from '../shared/etag.ts';
import { invalid, ProblemError, preconditionFailed } from '../shared/problem.ts';
import { sanitiseLine, sanitiseRichText } from '../shared/sanitise.ts';
import type { Services } from '../shared/services.ts';
import { signedIn } from '../shared/signed-in.ts';
import { statementOf } from '../shared/sql-values.ts';
import { readSystemParameters } from '../shared/system-parameters.ts';
import { readArticle, readArticleJson } from './article-json.ts';
import { type Author, insertLogEntry, momentOf } from './article-parts.ts';
import { requireOwnCategories } from './excluded-categories.ts';
import { type Names, requireReferences } from './references.ts';
import { replaceParts } from './replace-parts.ts';
import { retitleInFooter } from './retitle-in-footer.ts';

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

export const updateArticle: Handler = async (call: Call<ArticleInput>) => {
  const { services, params, ifMatch } = call;
  const id = params.id ?? '';
  const caller = signedIn(call);
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

/** The input as it is to be stored. Content that is sent back as it is stays as it is, whatever it went through before. */
function sanitised(input: ArticleInput, article: Article): ArticleInput {
  const extra = input.addedExtraContent;
  return {
    ...input,
    content: input.content === article.content ? article.content : sanitiseRichText(input.content),
    ...(typeof extra === 'string' ? { addedExtraContent: sanitiseLine(extra) } : {}),
  };
}

function refuseLocked(article: Article, input: ArticleInput, locks: ArticleLocks): void {
  const locked = lockedChanges(article, input, locks);
  if (locked.length === 0) return;
  const errors = locked.map(({ message }) => message);
  throw new ProblemError(409, 'Operacja niedozwolona', errors, { fields: locked });
}

const published = statementOf(
  'select exists (select from articles where base_article_id = $1 and status = 40) as exists',
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
  const id = sql`${article.id}::int`;
  const columns = [sql`revision = revision + 1`, ...fields.flatMap((field) => columnsOf(field, input))];
  await db.transaction(async (tx) => {
    const written = await rowsOf(
      tx,
      sql`update articles set ${sql.join(columns, sql`, `)} where id = ${id} and revision = ${revision}::int returning id`,
    );
    if (written.length === 0) throw preconditionFailed();
    await replaceParts(tx, article, input, fields, author);
    if (fields.includes('updateTitleInFooter')) await retitleInFooter(tx, article, input.titleFromFooter ?? '');
    const details = describeArticleChanges(article, after(article, input, fields, names));
    const entry = { description: changeLogDescriptions.edited, changeText: input.changeText, details };
    await tx.execute(insertLogEntry(id, entry, author));
  });
}

/** The article as it will be, as far as the change log compares it. */
function after(article: Article, input: ArticleInput, fields: readonly SavedField[], names: Names): LoggedArticle {
  const changed = Object.fromEntries(fields.map((field) => [field, input[field]]));
  const { tags, categories, addedAttachments = [], addedExtraContent = null } = input;
  return {
    ...article,
    ...changed,
    extraContent: fields.includes('addedExtraContent') ? addedExtraContent : article.extraContent,
    tags: tags?.map((id) => ({ id, name: names.tagNames[id] ?? '' })) ?? article.tags,
    categories: categories?.map((id) => ({ id, displayText: names.categoryNames[id] ?? '' })) ?? article.categories,
    addedAttachments: [...article.addedAttachments, ...addedAttachments],
  };
}

/** The columns that a changed field is stored in; none for what hangs on the article in tables of its own. */
function columnsOf(field: SavedField, input: ArticleInput): SQL[] {
  switch (field) {
    case 'title':
      return [sql`title = ${input.title}::text`, sql`slug = ${slugOf(input.title)}::text`];
    case 'shortDescription':
      return [sql`short_description = ${input.shortDescription}::text`];
    case 'content':
      return [sql`content = ${input.content}::text`];
    case 'addedExtraContent':
      return [sql`extra_content = ${input.addedExtraContent}::text`];
    case 'titleFromFooter':
      return [sql`title_from_footer = ${input.titleFromFooter ?? null}::text`];
    case 'baseArticleProvidingEntity':
      return [sql`providing_entity = ${input.baseArticleProvidingEntity}::text`];
    case 'baseArticleAuthorName':
      return [sql`author_name = ${input.baseArticleAuthorName}::text`];
    case 'baseArticleAuthorEmail':
      return [sql`author_email = ${input.baseArticleAuthorEmail ?? null}::text`];
    case 'baseArticleInformationCreated':
      return [sql`information_created = ${momentOf(input.baseArticleInformationCreated)}`];
    case 'publishStart':
      return [sql`publish_start = ${momentOf(input.publishStart)}`];
    case 'publishEnd':
      return [sql`publish_end = ${momentOf(input.publishEnd)}`];
    case 'archiveAfterPublishEnd':
      return [sql`archive_after_publish_end = ${input.archiveAfterPublishEnd}::boolean`];
    default:
      return [];
  }
}
