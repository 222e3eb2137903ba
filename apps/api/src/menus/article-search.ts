// Articles for pickers: the newest version in the language and, when it is not the same, the published one, as in lists.
import { pageWindow } from '@redakcja/domain/shared/paging';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { Call } from '../contract/handler.ts';
import { integer, json, nullable, oneOf, rowShape, text } from '../database/row-shape.ts';
import { articleAddress, listOf, utc } from '../shared/json-sql.ts';
import { unknownLanguage } from '../shared/languages.ts';
import type { Services } from '../shared/services.ts';
import { literalPattern, prepared, SqlValues } from '../shared/sql-values.ts';
import { searchCount } from './search-count.ts';

const found = rowShape({
  id: integer('a.id'),
  baseArticleId: integer('a.base_article_id'),
  baseArticleType: oneOf(ArticleType, 'a.type'),
  title: text('a.title'),
  status: oneOf(ArticleStatus, 'a.status'),
  version: integer('a.version'),
  languageIsoCode: text('l.iso_code'),
  slug: text('a.slug'),
  url: text(articleAddress('a')),
  tooltipCategories: json(
    listOf<string>(
      'p.path',
      'x.position',
      `article_categories x join menu_element_paths p
        on p.menu_element_id = x.menu_element_id and p.language_id = a.language_id where x.article_id = a.id`,
    ),
  ),
  publishedDate: nullable(text(utc('a.published_date'))),
});

type Query = Call<'searchArticles'>['query'];

export async function searchArticles({ read }: Pick<Services, 'read'>, lang: string, query: Query) {
  const values = new SqlValues();
  const start = `with lang as materialized (select id from languages where iso_code = ${values.add(lang)})`;
  const all = `from articles a where ${conditions(query, values).join(' and ')}`;
  const counted = [...values.list];
  const { limit, offset } = pageWindow(query.page, query.size);
  const page = `select a.id ${all} order by a.created_date desc, a.id desc limit ${values.add(limit)} offset ${values.add(offset)}`;
  const [rows, [count]] = await Promise.all([
    read(
      prepared(
        found,
        `${start} select ${found.columns} from articles a join languages l on l.id = a.language_id where a.id in (${page}) order by a.created_date desc, a.id desc`,
      ),
      values.list,
    ),
    read(
      prepared(
        searchCount,
        `${start} select (select count(*)::int ${all}) as total, (select id from lang) as language`,
      ),
      counted,
    ),
  ]);
  if (count === undefined || count.language === null) throw unknownLanguage(lang);
  return { rows, total: count.total };
}

function conditions({ title, menuElements, menuType, statuses, types }: Query, values: SqlValues): string[] {
  const words = title?.trim() ?? '';
  const inCategory = (condition: string) =>
    `a.id in (select c.article_id from article_categories c join menu_elements m on m.id = c.menu_element_id where ${condition})`;
  return [
    'a.is_listed',
    'a.language_id = (select id from lang)',
    ...(words === '' ? [] : [titleCondition(words, values)]),
    ...(menuElements === undefined ? [] : [inCategory(`m.id = any(${values.add(menuElements)}::int[])`)]),
    ...(menuType === undefined ? [] : [inCategory(`m.type = ${values.add(menuType)}`)]),
    ...(statuses === undefined ? [] : [`a.status = any(${values.add(statuses)}::int[])`]),
    ...(types === undefined ? [] : [`a.type = any(${values.add(types)}::int[])`]),
  ];
}

/** A pattern under three characters has no trigram: a full scan of the index takes longer than one of the table. */
function titleCondition(words: string, values: SqlValues): string {
  const column = words.length < 3 ? "(title || '')" : 'title';
  return `a.id in (select article_id from article_search where ${column} like fold_polish(${values.add(literalPattern(words))}))`;
}
