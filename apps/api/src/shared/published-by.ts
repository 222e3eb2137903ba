import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';

const decisions = [ArticleStatus.ToPublish, ArticleStatus.Published].map((to) => `'% → ${articleStatusLabels[to]}'`);

/**
 * Who decided that a version is published: the last person who moved it on, since the schedule only does it. Where the change log has nobody, whoever
 * created it. `alias` is a published row of articles.
 */
export const publishedBy = (alias: string) => `coalesce((select x.created_by from change_log x
  where x.article_id = ${alias}.id and x.created_by_id is not null and x.created_date <= ${alias}.published_date
  order by x.description like any (array[${decisions.join(', ')}]) desc, x.id desc limit 1), ${alias}.created_by)`;
