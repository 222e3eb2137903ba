// What editors and approvers say about an article. Comments of all versions in a language are read together, as its change log is.
import type { ArticleComment } from '@redakcja/generated/model/articleComment';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import { integer, logged, moment, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { articleComments } from '../../database/schema.ts';
import { authorship } from '../card/article-log.ts';
import { articleResource } from '../card/article-resource.ts';
import { requireOwnCategories } from '../card/excluded-categories.ts';

const comment = rowShape({
  id: integer('c.id'),
  version: integer('v.version'),
  createdDate: moment('c.created_date'),
  createdBy: text('c.created_by'),
  text: logged(text('c.text')),
});

function present({ createdDate, ...row }: RowOf<typeof comment>): ArticleComment {
  return { ...row, createdDate: createdDate.toISOString() };
}

export const listArticleComments: Handler<'listArticleComments'> = async ({ db, params }) => {
  const { value: article } = await articleResource.existing(db, params.id);
  const rows = await db.rows(
    comment,
    sql`${comment.select} from article_comments c join articles v on v.id = c.article_id
      where v.base_article_id = ${article.baseArticleId}::int and v.language_id = ${article.language.id}::int order by c.id`,
  );
  return { body: rows.map(present) };
};

export const createArticleComment: Handler<'createArticleComment'> = async ({ db, params, body, caller, services }) => {
  const { value: article } = await articleResource.existing(db, params.id);
  await requireOwnCategories(db, caller, article.categories);
  const now = services.now();
  const row = { articleId: article.id, text: body.text, ...authorship({ caller, now }) };
  const [added] = await db.insert(articleComments).values(row).returning({ id: articleComments.id });
  if (added === undefined) throw new Error('The comment was not inserted');
  const { version } = article;
  return {
    body: { id: added.id, version, createdDate: now.toISOString(), createdBy: caller.displayName, text: body.text },
    location: `/api/articles/${article.id}/comments`,
  };
};
