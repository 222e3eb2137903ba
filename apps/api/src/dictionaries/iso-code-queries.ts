import { listIsoCodesDefinition } from '@redakcja/generated/lists/listIsoCodes';
import { listNonDefaultIsoCodesDefinition } from '@redakcja/generated/lists/listNonDefaultIsoCodes';
import type { IsoCode } from '@redakcja/generated/model/isoCode';
import type { IsoCodeInput } from '@redakcja/generated/model/isoCodeInput';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import { isoCodes } from '../database/schema.ts';
import { atRevision } from '../shared/etag.ts';
import { regionFlag, uploadedFlag } from '../shared/language-flag.ts';
import type { ListQuery } from '../shared/list-sql.ts';
import { type PageSql, readPage } from '../shared/read-page.ts';
import type { Services } from '../shared/services.ts';

const columns = `c.id, c.code, c.name, c.is_default as "isDefault",
  case when f.id is not null then ${uploadedFlag('f')} when c.region is not null then ${regionFlag('c.region')} end as file`;
const source = 'left join files f on f.id = c.file_id';
const own = '(select * from iso_codes where not is_default)';
/** An office's own entry stands in for the default one of the same code. */
const all = `(select distinct on (code) * from iso_codes order by code, is_default)`;

const expressions = { id: 'c.id', code: 'c.code', name: 'c.name' };
const allExpressions = { ...expressions, isDefault: 'c.is_default' };

const allPage: PageSql<typeof listIsoCodesDefinition> = {
  list: listIsoCodesDefinition,
  select: columns,
  from: `${all} c ${source}`,
  columns: allExpressions,
  sortings: allExpressions,
  tieBreaker: 'c.id',
};

const ownPage: PageSql<typeof listNonDefaultIsoCodesDefinition> = {
  list: listNonDefaultIsoCodesDefinition,
  select: columns,
  from: `${own} c ${source}`,
  columns: expressions,
  sortings: expressions,
  tieBreaker: 'c.id',
};

export function listIsoCodes(services: Services, query: ListQuery) {
  return readPage<IsoCode>(services, allPage, query);
}

export function listOwnIsoCodes(services: Services, query: ListQuery) {
  return readPage<IsoCode>(services, ownPage, query);
}

export async function findIsoCode(db: Database, id: number) {
  const [row] = await rowsOf<IsoCode & { revision: number }>(
    db,
    sql`select ${sql.raw(columns)}, c.revision from iso_codes c ${sql.raw(source)} where c.id = ${id}`,
  );
  if (row === undefined) return null;
  const { revision, ...code } = row;
  return { code, revision };
}

/** Whether a flag with this number was uploaded. */
export async function flagExists(db: Database, id: number): Promise<boolean> {
  const [row] = await rowsOf<{ exists: boolean }>(
    db,
    sql`select exists (select from files where id = ${id} and is_public and content_type like 'image/%') as exists`,
  );
  return row?.exists === true;
}

export async function insertIsoCode(db: Database, { code, name, fileId }: IsoCodeInput): Promise<number> {
  const [row] = await db
    .insert(isoCodes)
    .values({ code, name, fileId: fileId ?? null })
    .returning({ id: isoCodes.id });
  if (row === undefined) throw new Error('The code was not inserted');
  return row.id;
}

/** False when the entry is not at one of the revisions that `ifMatch` names any more. */
export async function writeIsoCode(
  db: Database,
  id: number,
  { code, name, fileId }: IsoCodeInput,
  ifMatch: string | undefined,
): Promise<boolean> {
  const written = await rowsOf(
    db,
    sql`update iso_codes set code = ${code}, name = ${name}, file_id = coalesce(${fileId ?? null}::int, file_id), revision = revision + 1
      where id = ${id} and ${atRevision(ifMatch)} returning id`,
  );
  return written.length > 0;
}

/** Name of the language that has this code. */
export async function languageOfCode(db: Database, code: string): Promise<string | null> {
  const [row] = await rowsOf<{ name: string }>(db, sql`select name from languages where iso_code = ${code} limit 1`);
  return row?.name ?? null;
}

export interface CodeToRemove {
  id: number;
  code: string;
  isDefault: boolean;
  language: string | null;
}

export async function lockIsoCodes(tx: Database, ids: readonly number[]): Promise<Map<number, CodeToRemove>> {
  const rows = await rowsOf<CodeToRemove>(
    tx,
    sql`select c.id, c.code, c.is_default as "isDefault", (select l.name from languages l where l.iso_code = c.code) as language
      from iso_codes c where c.id = any(${sql.param([...ids])}::int[]) order by c.id for update of c`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function removeIsoCodes(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`delete from iso_codes where id = any(${sql.param([...ids])}::int[])`);
}
