import type { TagInput } from '@redakcja/generated/model/tagInput';
import { getTableName, sql } from 'drizzle-orm';
import { etagSql } from '../call/etag.ts';
import { type Database, hasRows } from '../database/database.ts';
import { arrayOf, integer, json, nullable, rowShape, text } from '../database/rows/row-shape.ts';
import { idList } from '../database/rows/sql-values.ts';
import { columnsIn } from '../database/rows/table-columns.ts';
import type { ListQuery } from '../lists/list-sql.ts';
import { type PageSql, readPage } from '../lists/read-page.ts';
import { flagOf } from '../shared/language-flag.ts';
import { requireLanguage } from '../shared/languages.ts';
import type { NamedDictionary } from './named-dictionary.ts';

export const entry = rowShape({
  id: integer('t.id'),
  name: text('t.name'),
  languageId: integer('t.language_id'),
  languageIsoCode: text('l.iso_code'),
  languageIsoCodeFile: json(flagOf('l.iso_code')),
  etag: text(etagSql('t')),
});

export const entriesFrom = ({ table }: NamedDictionary) =>
  `${getTableName(table)} t join languages l on l.id = t.language_id`;

export async function listEntries(db: Database, dictionary: NamedDictionary, query: ListQuery & { lang?: string }) {
  const found: PageSql<NamedDictionary['list']>['sortings'] = {
    id: 't.id',
    name: 't.name',
    languageIsoCode: 'l.iso_code',
  };
  const page = {
    list: dictionary.list,
    row: entry,
    from: entriesFrom(dictionary),
    columns: found,
    sortings: found,
    tieBreaker: 't.id',
  } satisfies PageSql<NamedDictionary['list']>;
  const languageId = query.lang === undefined ? null : await requireLanguage(db, query.lang);
  return readPage(db, page, query, (values) =>
    languageId === null ? [] : [`t.language_id = ${values.add(languageId)}`],
  );
}

export async function insertEntry(db: Database, { table }: NamedDictionary, input: TagInput): Promise<number> {
  const [row] = await db.insert(table).values(columnsIn(table, input)).returning({ id: table.id });
  if (row === undefined) throw new Error('The entry was not inserted');
  return row.id;
}

export function isUsed(db: Database, { table, usedIn }: NamedDictionary, id: number): Promise<boolean> {
  return hasRows(db, sql`select from ${table} w cross join lateral (${sql.raw(usedIn)}) u where w.id = ${id}`);
}

const usedEntry = rowShape({
  id: integer(),
  name: text(),
  revision: integer(),
  uses: integer(),
  titles: nullable(arrayOf(text())),
});

/** Entries with where they are used; locked first, so that no article takes an entry between the look and the deletion. */
export function lockEntries(tx: Database, { table, usedIn }: NamedDictionary, ids: readonly number[]) {
  return tx.rows(
    usedEntry,
    sql`with wanted as (select * from ${table} t where t.id = any(${idList(ids)}) order by t.id for update)
      select w.id, w.name, w.revision, u.uses, u.titles from wanted w cross join lateral (
        select count(distinct x.id)::int as uses, (array_agg(x.title order by x.id))[1:3] as titles
        from (${sql.raw(usedIn)}) x) u`,
  );
}
