// Articles for pickers: the newest version in the language and, when it is not the same, the published one, as in lists.
import { pageWindow } from '@redakcja/domain/shared/paging';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { Call } from '../../call/handler.ts';
import type { Services } from '../../call/services.ts';
import { articleAddress, listOf, utc } from '../../database/rows/json-sql.ts';
import { arrayOf, integer, json, nullable, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { literalPattern, prepared, SqlValues } from '../../database/rows/sql-values.ts';
import { type ArticleList, articlePage, type Related } from '../../lists/article-pages.ts';
import { keptLists, loggedOfPage, stateColumns } from '../../lists/kept-lists.ts';
import { unknownLanguage } from '../../shared/languages.ts';

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

const page = rowShape({
  ...stateColumns,
  language: nullable(integer('(select id from lang)')),
  total: integer(),
  logged: loggedOfPage,
  ids: arrayOf(integer()),
});
const rowsOf = prepared(
  found,
  `select ${found.columns} from unnest($1::int[]) with ordinality as u (id, place)
    join articles a on a.id = u.id join languages l on l.id = a.language_id order by u.place`,
);

type Query = Call<'searchArticles'>['query'];

export async function searchArticles({ db, readList }: Pick<Services, 'db' | 'readList'>, lang: string, query: Query) {
  const { page: _page, size: _size, ...narrowing } = query;
  const list = pickerList(query);
  const start = (values: SqlValues) =>
    `with lang as materialized (select id from languages where iso_code = ${values.add(lang)})`;
  const listed = await keptLists(db).read(
    { total: `picker ${lang} ${JSON.stringify(narrowing)}`, page: `picker ${lang} ${JSON.stringify(query)}` },
    async () => undefined,
    async (known) => {
      const values = new SqlValues();
      const text = `${start(values)}, ${articlePage(list, known, values)} select ${page.columns} from page`;
      return (await readList(prepared(page, text), values.list))[0];
    },
  );
  if (listed === undefined || listed.language === null) throw unknownLanguage(lang);
  return { rows: await readList(rowsOf, [listed.ids]), total: listed.total };
}

function pickerList({ title, menuElements, menuType, statuses, types, page, size }: Query): ArticleList {
  const words = title?.trim() ?? '';
  const inCategory = (related: Related, condition: string) =>
    related('c.article_id', 'article_categories c join menu_elements m on m.id = c.menu_element_id', condition);
  const isByTaxonomy = menuElements !== undefined || menuType !== undefined;
  const isNarrowed = words !== '' || isByTaxonomy;
  const basic = (values: SqlValues) => [
    'a.language_id = (select id from lang)',
    ...(statuses === undefined ? [] : [`a.status = any(${values.add(statuses)}::int[])`]),
    ...(types === undefined ? [] : [`a.type = any(${values.add(types)}::int[])`]),
  ];
  return {
    basic,
    narrowed: (related, values) => [
      ...(words === '' ? [] : [titleCondition(related, words, values)]),
      ...(menuElements === undefined ? [] : [inCategory(related, `m.id = any(${values.add(menuElements)}::int[])`)]),
      ...(menuType === undefined ? [] : [inCategory(related, `m.type = ${values.add(menuType)}`)]),
    ],
    isNarrowed,
    tally: isNarrowed ? null : (values) => `article_counts a where ${basic(values).join(' and ')}`,
    isByMonth: !isNarrowed,
    correction: isNarrowed ? (isByTaxonomy ? 'taxonomy' : 'columns') : null,
    isByTitle: words !== '' && !isByTaxonomy && statuses === undefined,
    source: 'articles',
    orderBy: 'a.created_date desc, a.id desc',
    ...pageWindow(page, size),
  };
}

/** A pattern under three characters has no trigram: the index would be read in full, which takes longer than the table. */
function titleCondition(related: Related, words: string, values: SqlValues): string {
  const column = words.length < 3 ? "(s.title || '')" : 's.title';
  return related(
    's.article_id',
    'article_search s',
    `${column} like fold_polish(${values.add(literalPattern(words))})`,
  );
}
