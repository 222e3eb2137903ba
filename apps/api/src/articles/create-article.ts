import { articleLocks, newSituation } from '@redakcja/domain/articles/article-editability';
import { articleSchema } from '@redakcja/domain/articles/article-form';
import { changeLogDescriptions } from '@redakcja/domain/articles/change-log';
import { lockedChanges, type SavedArticle } from '@redakcja/domain/articles/locked-changes';
import { slugOf } from '@redakcja/domain/shared/slug';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleTemplate } from '@redakcja/generated/model/articleTemplate';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Call, Handler } from '../contract/handler.ts';
import { invalid } from '../shared/problem.ts';
import { sanitiseRichText } from '../shared/sanitise.ts';
import type { Services } from '../shared/services.ts';
import { signedIn } from '../shared/signed-in.ts';
import { statementOf } from '../shared/sql-values.ts';
import {
  type Author,
  insertAttachments,
  insertCategories,
  insertLinks,
  insertLogEntry,
  insertMultimedia,
  insertTags,
  momentOf,
} from './article-parts.ts';
import { requireReferences } from './references.ts';

const dialect = new PgDialect();

/** A new article is a common one and a draft. */
export function newArticleSchema({ now }: Services) {
  return articleSchema({
    now: now(),
    status: ArticleStatus.Draft,
    type: ArticleType.Common,
    hasPublishedTranslation: false,
    countNewAttachments: 0,
    maxNewAttachments: Number.MAX_SAFE_INTEGER,
    maxLengthExtraContent: Number.MAX_SAFE_INTEGER,
  });
}

export const createArticle: Handler = async (call: Call<ArticleInput>) => {
  const { services, body } = call;
  const caller = signedIn(call);
  const languageId = body.languageId ?? 1;
  const locked = lockedChanges(nothing, body, articleLocks(newSituation(caller.permissions)));
  if (locked.length > 0) throw invalid(locked.map(({ path, message }) => ({ path, message })));
  await requireReferences(services, caller, body, { languageId, isNew: true });
  const query = dialect.sqlToQuery(insertArticle(body, languageId, { caller, now: services.now() }));
  const [row] = await services.read<{ id: number }>(statementOf(query.sql), query.params);
  if (row === undefined) throw new Error('The article was not inserted');
  return { status: 201, body: { id: row.id }, location: `/api/articles/${row.id}` };
};

const nothing: SavedArticle = {
  title: '',
  titleFromFooter: null,
  shortDescription: '',
  content: '',
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
};

/** The article with everything it holds in one statement: all of it or nothing, in one round trip. */
function insertArticle(input: ArticleInput, languageId: number, author: Author): SQL {
  const { caller, now } = author;
  const { tags = [], categories = [], links = [], multimedia = [], attachments = [] } = input;
  const created = sql`(select id from created)`;
  const parts = [
    ...(tags.length > 0 ? [insertTags(created, tags)] : []),
    ...(categories.length > 0 ? [insertCategories(created, categories)] : []),
    ...(links.length > 0 ? [insertLinks(created, links)] : []),
    ...(multimedia.length > 0 ? [insertMultimedia(created, multimedia)] : []),
    ...(attachments.length > 0 ? [insertAttachments(created, attachments, author, false)] : []),
    insertLogEntry(created, { description: changeLogDescriptions.created, changeText: input.changeText }, author),
  ].map((part, index) => sql`, ${sql.raw(`part${index}`)} as (${part})`);
  return sql`with base as (
      insert into base_articles (type, template) values (${ArticleType.Common}, ${input.baseArticleTemplate ?? ArticleTemplate.Text}) returning id
    ), created as (
      insert into articles (base_article_id, language_id, type, title, slug, short_description, content, providing_entity, author_name,
        author_email, information_created, publish_start, publish_end, archive_after_publish_end, created_date, created_by, created_by_id)
      select id, ${languageId}::int, ${ArticleType.Common}::int, ${input.title}::text, ${slugOf(input.title)}::text, ${input.shortDescription}::text,
        ${sanitiseRichText(input.content)}::text, ${input.baseArticleProvidingEntity}::text, ${input.baseArticleAuthorName}::text,
        ${input.baseArticleAuthorEmail ?? null}::text, ${momentOf(input.baseArticleInformationCreated)}, ${momentOf(input.publishStart)},
        ${momentOf(input.publishEnd)}, ${input.archiveAfterPublishEnd ?? false}::boolean, ${momentOf(now)}, ${caller.displayName}::text,
        ${caller.id}::int
      from base returning id
    ) ${sql.join(parts, sql` `)}
    select id from created`;
}
