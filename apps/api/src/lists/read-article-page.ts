// A page of a list of articles and the number of rows on all pages, as two statements at once.
import type { Database } from '../database/database.ts';
import { integer, nullable, type RowShape, rowShape } from '../database/rows/row-shape.ts';
import type { SqlText, SqlValues } from '../database/rows/sql-values.ts';
import { unknownLanguage } from '../shared/languages.ts';
import type { ListParts } from './list-sql.ts';

/** Listed articles `a` of one language; its code is the first of `values`. */
export interface ArticleList<Row> extends Omit<ListParts, 'filters' | 'sortedBy'> {
  values: SqlValues;
  /** Narrowed by nothing but columns that article_counts has too: its rows are summed. */
  hasStoredTotal: boolean;
  /** Joined to `a` for the order. */
  joined?: string;
  row: RowShape<Row>;
  /** The statement after `page`, a part of `with` that has the `ids` of the page in their order. */
  rows: string;
}

/** A page from here on waits for the total, since it may be nearer to the end of the list. */
const lateOffset = 1000;

export async function readArticlePage<Row>(db: Database, list: ArticleList<Row>) {
  const readTotal = async () => {
    const [counted] = await db.rows(listTotal, totalStatement(list));
    if (counted === undefined || counted.language === null) throw unknownLanguage(String(list.values.list[0]));
    return counted.total;
  };
  if (list.offset < lateOffset) {
    const [rows, total] = await Promise.all([db.rows(list.row, pageStatement(list)), readTotal()]);
    return { rows, total };
  }
  const total = await readTotal();
  return { rows: await db.rows(list.row, pageStatement(list, total)), total };
}

export const listTotal = rowShape({ language: nullable(integer()), total: integer() });

const conditions = ({ where }: Pick<ListParts, 'where'>) =>
  ['a.language_id = (select id from lang)', ...where].join(' and ');

export function totalStatement<Row>(list: ArticleList<Row>) {
  const total = list.hasStoredTotal
    ? `select coalesce(sum(a.count), 0)::int from article_counts a where ${conditions(list)}`
    : `select count(*)::int from articles a where a.is_listed and ${conditions(list)}`;
  return statement(list, `select (select id from lang) as language, (${total}) as total`, list.values.list);
}

/** Without a known total the page is found from the beginning of the list. */
export function pageStatement<Row>(list: ArticleList<Row>, total = Number.POSITIVE_INFINITY) {
  const isNearEnd = list.offset * 2 > total;
  const { orderBy, limit, offset } = isNearEnd ? windowFromEnd(list, total) : list;
  const values = [...list.values.list, offset];
  // the planner would take an offset that it knows for a reason to plan every page anew; a narrowed list is planned with its values anyway
  const skipped = list.hasStoredTotal ? `(select $${values.length}::int)` : `$${values.length}`;
  const found = `array(select a.id from articles a ${list.joined ?? ''} where a.is_listed and ${conditions(list)}
    order by ${orderBy} limit ${limit} offset ${skipped})`;
  const ids = isNearEnd
    ? `array(select id from unnest(${found}) with ordinality as found (id, place) order by place desc)`
    : found;
  return statement(list, `, page as materialized (select ${ids} as ids) ${list.rows}`, values);
}

/** The same rows in the opposite order. */
function windowFromEnd({ reversed, limit, offset }: Pick<ListParts, 'reversed' | 'limit' | 'offset'>, total: number) {
  const rest = Math.max(total - offset, 0);
  return { orderBy: reversed, limit: Math.min(limit, rest), offset: Math.max(rest - limit, 0) };
}

/** Prepared, unless the list is narrowed: how many articles meet the values decides how they are found. */
function statement(
  { hasStoredTotal }: Pick<ArticleList<unknown>, 'hasStoredTotal'>,
  rest: string,
  values: readonly unknown[],
): SqlText {
  const text = `with lang as materialized (select id, iso_code from languages where iso_code = $1) ${rest}`;
  return { text, values: [...values], isPrepared: hasStoredTotal };
}
