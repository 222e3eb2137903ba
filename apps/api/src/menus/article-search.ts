// Articles for pickers: the newest version in the language or the published one beside it, as lists show them.
import { pageWindow } from '@redakcja/domain/shared/paging';
import type { ArticleSearchResult } from '@redakcja/generated/model/articleSearchResult';
import type { Call } from '../contract/handler.ts';
import { unknownLanguage } from '../shared/languages.ts';
import type { Services } from '../shared/services.ts';
import { articleAddress, listOf, utc } from '../shared/sql-json.ts';
import { literalPattern, SqlValues, statementOf } from '../shared/sql-values.ts';

const paths = `(select ${listOf('p.path', 'x.position')} from article_categories x
  join menu_element_paths p on p.menu_element_id = x.menu_element_id and p.language_id = a.language_id where x.article_id = a.id)`;

const columns = `a.id, a.base_article_id as "baseArticleId", a.type as "baseArticleType", a.title, a.status, a.version,
  l.iso_code as "languageIsoCode", a.slug, ${articleAddress('a')} as url, ${paths} as "tooltipCategories",
  ${utc('a.published_date')} as "publishedDate"`;

type Query = Call<'searchArticles'>['query'];

export async function searchArticles({ read }: Pick<Services, 'read'>, lang: string, query: Query) {
  const values = new SqlValues();
  const start = `with lang as materialized (select id from languages where iso_code = ${values.add(lang)})`;
  const found = `from articles a where ${conditions(query, values).join(' and ')}`;
  const counted = [...values.list];
  const { limit, offset } = pageWindow(query.page, query.size);
  const page = `select a.id ${found} order by a.created_date desc, a.id desc limit ${values.add(limit)} offset ${values.add(offset)}`;
  const [rows, [count]] = await Promise.all([
    read<ArticleSearchResult>(
      statementOf(
        `${start} select ${columns} from articles a join languages l on l.id = a.language_id where a.id in (${page}) order by a.created_date desc, a.id desc`,
      ),
      values.list,
    ),
    read<{ total: number; language: number | null }>(
      statementOf(`${start} select (select count(*)::int ${found}) as total, (select id from lang) as language`),
      counted,
    ),
  ]);
  if (count === undefined || count.language === null) throw unknownLanguage(lang);
  return { rows, total: count.total };
}

function conditions({ title, menuElements, menuType, statuses, types }: Query, values: SqlValues): string[] {
  const text = title?.trim() ?? '';
  const inCategory = (condition: string) =>
    `a.id in (select c.article_id from article_categories c join menu_elements m on m.id = c.menu_element_id where ${condition})`;
  return [
    'a.is_listed',
    'a.language_id = (select id from lang)',
    ...(text === '' ? [] : [titleCondition(text, values)]),
    ...(menuElements === undefined ? [] : [inCategory(`m.id = any(${values.add(menuElements)}::int[])`)]),
    ...(menuType === undefined ? [] : [inCategory(`m.type = ${values.add(menuType)}`)]),
    ...(statuses === undefined ? [] : [`a.status = any(${values.add(statuses)}::int[])`]),
    ...(types === undefined ? [] : [`a.type = any(${values.add(types)}::int[])`]),
  ];
}

/** A pattern under three characters has no trigram: the index would be read in full, which takes longer than the table. */
function titleCondition(text: string, values: SqlValues): string {
  const column = text.length < 3 ? "(title || '')" : 'title';
  return `a.id in (select article_id from article_search where ${column} like fold_polish(${values.add(literalPattern(text))}))`;
}
