// What the total of a list of articles is taken from: totals that the database keeps, a total kept from an earlier call, or a count.
import { parseFilters } from '@redakcja/domain/shared/list-query';
import { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import type { Call } from '../../call/handler.ts';
import type { SqlValues } from '../../database/rows/sql-values.ts';
import type { ArticleList, Correction } from '../../lists/article-pages.ts';
import { type Period, periodTally } from '../../lists/tallies.ts';

type Query = Call<'listArticles'>['query'];
type Column = keyof typeof listArticlesDefinition.columns | keyof typeof listArticlesDefinition.extraColumns;

function isNarrowedBy(query: Query, columns: readonly Column[]): boolean {
  const texts = [...(query.filters ?? []), ...(query.extraFilters ?? [])];
  return query.menuType === undefined && texts.every((text) => columns.some((column) => text.startsWith(`${column};`)));
}

/** Columns of all kept totals. */
const counted: readonly Column[] = ['status', 'baseArticleType'];

/** A list that is narrowed by nothing else needs no counting. */
export const isCounted = (query: Query) => isNarrowedBy(query, counted);

const isOfPeriod = (query: Query) => isNarrowedBy(query, [...counted, 'createdDate']);

const logged: readonly Column[] = [
  ...counted,
  'title',
  'version',
  'createdDate',
  'publishStart',
  'publishEnd',
  'publishedDate',
  'createdBy',
  'id',
];

/** What the log of changes (article_changes) tells of such a list. */
export function correctionOf(query: Query): Correction | null {
  if (isNarrowedBy(query, logged)) return 'columns';
  return isNarrowedBy({ ...query, menuType: undefined }, [...logged, 'categories', 'tags']) ? 'taxonomy' : null;
}

export const isNarrowedByTitle = (query: Query) => isNarrowedBy(query, ['title']);

type Conditions = (filters: readonly string[] | undefined, values: SqlValues) => string[];

/** `conditions` are those of the list with these filters, on `a` or `m`. */
export function tallyOf(query: Query, conditions: Conditions): Pick<ArticleList, 'tally' | 'isByMonth'> {
  const where = (filters: readonly string[] | undefined, values: SqlValues) =>
    conditions(filters, values).join(' and ');
  const of = (table: string) => (values: SqlValues) => `${table} where ${where(query.filters, values)}`;
  if (isCounted(query)) return { tally: of('article_counts a'), isByMonth: true };
  if (isNarrowedBy(query, [...counted, 'createdBy'])) return { tally: of('article_author_counts a'), isByMonth: false };
  if (isNarrowedBy(query, [...counted, 'mainMenuElementDisplayText']))
    return {
      tally: of('article_category_counts a cross join lateral (select a.menu_element_id, true as is_listed) m'),
      isByMonth: false,
    };
  if (!isOfPeriod(query)) return { tally: null, isByMonth: false };
  const others = query.filters?.filter((text) => !text.startsWith('createdDate;'));
  return {
    tally: (values) => periodTally(periodOf(query), () => where(others, values), values),
    isByMonth: true,
  };
}

function periodOf({ filters: texts }: Query): Period {
  const starts: Date[] = [];
  const ends: Date[] = [];
  for (const { column, operation, values } of parseFilters(listArticlesDefinition.columns, texts).filters) {
    if (column !== 'createdDate') continue;
    const [day] = values;
    if (operation !== 'lessThan') starts.push(operation === 'greaterThan' ? day.to : day.from);
    if (operation !== 'greaterThan') ends.push(operation === 'lessThan' ? day.from : day.to);
  }
  return { from: starts.toSorted(byTime).at(-1), to: ends.toSorted(byTime)[0] };
}

const byTime = (a: Date, b: Date) => a.getTime() - b.getTime();
