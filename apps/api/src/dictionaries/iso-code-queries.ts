import { listIsoCodesDefinition } from '@redakcja/generated/lists/listIsoCodes';
import { listNonDefaultIsoCodesDefinition } from '@redakcja/generated/lists/listNonDefaultIsoCodes';
import type { FileReference } from '@redakcja/generated/model/fileReference';
import type { IsoCodeInput } from '@redakcja/generated/model/isoCodeInput';
import { sql } from 'drizzle-orm';
import { etagSql } from '../call/etag.ts';
import { type Database, hasRows } from '../database/database.ts';
import { jsonSql } from '../database/rows/json-sql.ts';
import { rowFinder } from '../database/rows/row-finder.ts';
import { boolean, integer, json, nullable, rowShape, text } from '../database/rows/row-shape.ts';
import { idList } from '../database/rows/sql-values.ts';
import { columnsIn } from '../database/rows/table-columns.ts';
import { isoCodes } from '../database/schema.ts';
import type { ListQuery } from '../lists/list-sql.ts';
import { type PageSql, readPage } from '../lists/read-page.ts';
import { regionFlag, uploadedFlag } from '../shared/language-flag.ts';

const isoCode = rowShape({
  id: integer('c.id'),
  code: text('c.code'),
  name: text('c.name'),
  isDefault: boolean('c.is_default'),
  etag: text(etagSql('c')),
  file: json(
    jsonSql<FileReference | null>(
      `case when f.id is not null then ${uploadedFlag('f')} when c.region is not null then ${regionFlag('c.region')} end`,
    ),
  ),
});
const source = 'left join files f on f.id = c.file_id';
const own = '(select * from iso_codes where not is_default)';
/** An entry of the office overrides the default one with the same code. */
const all = `(select distinct on (code) * from iso_codes order by code, is_default)`;

const expressions = { id: 'c.id', code: 'c.code', name: 'c.name' };
const allExpressions = { ...expressions, isDefault: 'c.is_default' };

const allPage = {
  list: listIsoCodesDefinition,
  row: isoCode,
  from: `${all} c ${source}`,
  columns: allExpressions,
  sortings: allExpressions,
  tieBreaker: 'c.id',
} satisfies PageSql<typeof listIsoCodesDefinition>;

const ownPage = {
  list: listNonDefaultIsoCodesDefinition,
  row: isoCode,
  from: `${own} c ${source}`,
  columns: expressions,
  sortings: expressions,
  tieBreaker: 'c.id',
} satisfies PageSql<typeof listNonDefaultIsoCodesDefinition>;

export function listIsoCodes(db: Database, query: ListQuery) {
  return readPage(db, allPage, query);
}

export function listOwnIsoCodes(db: Database, query: ListQuery) {
  return readPage(db, ownPage, query);
}

export const findIsoCode = rowFinder(isoCode, 'c', `iso_codes c ${source}`);

/** Whether a flag with this number was uploaded. */
export function flagExists(db: Database, id: number): Promise<boolean> {
  return hasRows(db, sql`select from files where id = ${id} and is_public and content_type like 'image/%'`);
}

export async function insertIsoCode(db: Database, input: IsoCodeInput): Promise<number> {
  const [row] = await db.insert(isoCodes).values(columnsIn(isoCodes, input)).returning({ id: isoCodes.id });
  if (row === undefined) throw new Error('The code was not inserted');
  return row.id;
}

const regionOfCode = rowShape({ code: text(), region: text() });

/** Flags that the product has, by code. */
export async function defaultRegions(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows(
    regionOfCode,
    sql`select code, region from iso_codes where is_default and region is not null`,
  );
  return new Map(rows.map(({ code, region }) => [code, region]));
}

/** Whether an entry has a flag of its own file. */
export function hasUploadedFlag(db: Database, id: number): Promise<boolean> {
  return hasRows(db, sql`select from iso_codes where id = ${id} and file_id is not null`);
}

const languageName = rowShape({ name: text() });

/** Name of the language that has this code. */
export async function languageOfCode(db: Database, code: string): Promise<string | null> {
  const [row] = await db.rows(languageName, sql`select name from languages where iso_code = ${code} limit 1`);
  return row?.name ?? null;
}

const codeToRemove = rowShape({
  id: integer(),
  name: text(),
  revision: integer(),
  isDefault: boolean(),
  language: nullable(text()),
});

export function lockIsoCodes(tx: Database, ids: readonly number[]) {
  return tx.rows(
    codeToRemove,
    sql`select c.id, c.code as name, c.revision, c.is_default as "isDefault", (select l.name from languages l where l.iso_code = c.code) as language
      from iso_codes c where c.id = any(${idList(ids)}) order by c.id for update of c`,
  );
}
