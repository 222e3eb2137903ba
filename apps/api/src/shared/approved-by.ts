import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';

/** The number of a person of another server, in an imported change log: it was a person, and nobody of this office. */
export const somebody = 0;

const { Confirmed, ToPublish, Published } = ArticleStatus;
const approvals = [Confirmed, ToPublish, Published].map((to) => `'% → ${articleStatusLabels[to]}'`);
/** A step back is no approval. */
const back = `'%${articleStatusLabels[ToPublish]} → ${articleStatusLabels[Confirmed]}'`;

/**
 * Who else than its authors moved a version towards publication after it was written last; null when nobody did. What is added to a published article is
 * no matter of its approval. `alias` is a row of articles.
 */
export const approvedBy = (alias: string) => {
  const until = `coalesce(${alias}.published_date, 'infinity')`;
  const writing = `select from change_log w where w.article_id = ${alias}.id and w.is_writing and w.created_date <= ${until}`;
  return `(select x.created_by from change_log x
    where x.article_id = ${alias}.id and nullif(x.created_by_id, ${somebody}) is not null and x.created_date <= ${until}
      and x.description like any (array[${approvals.join(', ')}]) and x.description not like ${back}
      and not exists (${writing} and (w.id > x.id or w.created_by_id = x.created_by_id))
    order by x.id desc limit 1)`;
};
