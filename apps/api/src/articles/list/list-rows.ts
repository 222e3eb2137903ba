// Rows of the list of articles as JSON. Everything a row needs is fetched for the whole page at once, never row by row.
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import type { ArticleTranslationBadge } from '@redakcja/generated/model/articleTranslationBadge';
import { etagSql } from '../../call/etag.ts';
import { jsonSql, listOf, objectOf, utc } from '../../database/rows/json-sql.ts';
import { jsonText, type RowOf, rowShape } from '../../database/rows/row-shape.ts';
import { categoryOrder } from '../../shared/categories/main-category.ts';

const badge = objectOf<ArticleTranslationBadge>({ languageId: 'l.id', isoCode: 'l.iso_code', id: 'n.id' });

/** Needs `lang`, and `page` with the `ids` of the rows in their order. */
const rows = `
  rows as materialized (
    select u.place, a.id, a.base_article_id, a.language_id, a.type, a.title, a.status, a.version, a.publish_start, a.publish_end, a.missed_publication,
      a.created_date, a.published_date, a.created_by, a.revision
    from unnest((select ids from page)) with ordinality as u (id, place) join articles a on a.id = u.id
  ), categories as materialized (
    select c.article_id, (array_agg(p.display_text order by ${categoryOrder('c')}))[1] as main,
      json_agg(p.path order by ${categoryOrder('c')}) as paths
    from rows r
    join article_categories c on c.article_id = r.id
    join menu_element_paths p on p.menu_element_id = c.menu_element_id and p.language_id = r.language_id
    group by c.article_id
  ), translations as materialized (
    select n.base_article_id,
      json_agg(${badge} order by l.iso_code <> 'PL', l.id) as badges
    from (
      select distinct on (o.base_article_id, o.language_id) o.base_article_id, o.language_id, o.id
      from rows r join articles o on o.base_article_id = r.base_article_id
      order by o.base_article_id, o.language_id, o.version desc
    ) n join languages l on l.id = n.language_id
    group by n.base_article_id
  ), changes as materialized (
    select distinct on (l.article_id) l.article_id, l.created_date, l.created_by
    from rows r join change_log l on l.article_id = r.id
    order by l.article_id, l.id desc
  )`;

const row = objectOf<ArticleRow>({
  id: 'r.id',
  baseArticleId: 'r.base_article_id',
  baseArticleType: 'r.type',
  title: 'r.title',
  status: 'r.status',
  version: 'r.version',
  languageIsoCode: '(select iso_code from lang)',
  translations: jsonSql('t.badges'),
  mainMenuElementDisplayText: 'c.main',
  tooltipCategories: jsonSql("coalesce(c.paths, '[]')"),
  publishStart: utc('r.publish_start'),
  publishEnd: utc('r.publish_end'),
  missedPublication: 'r.missed_publication',
  createdDate: utc('r.created_date'),
  publishedDate: utc('r.published_date'),
  createdBy: 'r.created_by',
  changedDate: utc('coalesce(g.created_date, r.created_date)'),
  changedBy: 'coalesce(g.created_by, r.created_by)',
  etag: etagSql('r'),
});

const rowsAsJson = listOf<ArticleRow>(
  row,
  'r.place',
  `rows r left join categories c on c.article_id = r.id left join translations t using (base_article_id)
  left join changes g on g.article_id = r.id`,
);

const listed = rowShape({ json: jsonText(rowsAsJson) });
export type ListedRows = RowOf<typeof listed>;

/** All rows of a page as one text. */
export const page = { row: listed, rows: `, ${rows} select ${listed.columns}` };
