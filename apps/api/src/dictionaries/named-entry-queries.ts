import type { ProvidingEntity } from '@redakcja/generated/model/providingEntity';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import type { Tag } from '@redakcja/generated/model/tag';
import type { TagInput } from '@redakcja/generated/model/tagInput';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import { atRevision } from '../shared/etag.ts';
import { flagOf } from '../shared/language-flag.ts';
import { requireLanguage } from '../shared/languages.ts';
import type { ListQuery } from '../shared/list-sql.ts';
import { type PageSql, readPage } from '../shared/read-page.ts';
import type { Services } from '../shared/services.ts';
import type { NamedDictionary } from './named-dictionary.ts';

export type NamedEntry = Tag & ProvidingEntity;

const columns = `t.id, t.name, t.language_id as "languageId", l.iso_code as "languageIsoCode",
  ${flagOf('l.iso_code')} as "languageIsoCodeFile"`;
const source = (table: string) => `${table} t join languages l on l.id = t.language_id`;

export async function listEntries(
  services: Services,
  { table, list }: NamedDictionary,
  query: ListQuery & { lang?: string },
): Promise<{ rows: NamedEntry[]; total: number }> {
  const found: PageSql<NamedDictionary['list']>['sortings'] = {
    id: 't.id',
    name: 't.name',
    languageIsoCode: 'l.iso_code',
  };
  const page: PageSql<NamedDictionary['list']> = {
    list,
    select: columns,
    from: source(table),
    columns: found,
    sortings: found,
    tieBreaker: 't.id',
  };
  const languageId = query.lang === undefined ? null : await requireLanguage(services, query.lang);
  return readPage(services, page, query, (values) =>
    languageId === null ? [] : [`t.language_id = ${values.add(languageId)}`],
  );
}

export async function findEntry(db: Database, { table }: NamedDictionary, id: number) {
  const [row] = await rowsOf<NamedEntry & { revision: number }>(
    db,
    sql`select ${sql.raw(columns)}, t.revision from ${sql.raw(source(table))} where t.id = ${id}`,
  );
  if (row === undefined) return null;
  const { revision, ...entry } = row;
  return { entry, revision };
}

export async function insertEntry(db: Database, { table }: NamedDictionary, input: TagInput): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`insert into ${sql.identifier(table)} (name, language_id) values (${input.name}, ${input.languageId}) returning id`,
  );
  if (row === undefined) throw new Error('The entry was not inserted');
  return row.id;
}

/** False when the entry is gone or not at one of the revisions that `ifMatch` names. */
export async function writeEntry(
  db: Database,
  { table }: NamedDictionary,
  id: number,
  input: TagInput,
  ifMatch: string | undefined,
): Promise<boolean> {
  const written = await rowsOf(
    db,
    sql`update ${sql.identifier(table)} set name = ${input.name}, language_id = ${input.languageId}, revision = revision + 1
      where id = ${id} and ${atRevision(ifMatch)}
      returning id`,
  );
  return written.length > 0;
}

export async function isUsed(db: Database, { table, usedIn }: NamedDictionary, id: number): Promise<boolean> {
  const [row] = await rowsOf<{ used: boolean }>(
    db,
    sql`select exists (select from ${sql.identifier(table)} w cross join lateral (${sql.raw(usedIn)}) u where w.id = ${id}) as used`,
  );
  return row?.used === true;
}

interface Fate {
  id: number;
  name: string | null;
  uses: number;
  titles: string[] | null;
}

/** Deletes the unused ones of these entries and says about the others where they are used. */
export async function removeEntries(
  db: Database,
  dictionary: NamedDictionary,
  ids: readonly number[],
): Promise<RowResult[]> {
  const table = sql.identifier(dictionary.table);
  const fates = await db.transaction(async (tx) => {
    // locked first, so that no article takes an entry between the look and the deletion
    const rows = await rowsOf<Fate>(
      tx,
      sql`with wanted as (select * from ${table} t where t.id = any(${sql.param([...ids])}::int[]) order by t.id for update)
        select w.id, w.name, u.uses, u.titles from wanted w cross join lateral (
          select count(distinct x.id)::int as uses, (array_agg(x.title order by x.id))[1:3] as titles
          from (${sql.raw(dictionary.usedIn)}) x) u`,
    );
    const free = rows.filter((row) => row.uses === 0).map((row) => row.id);
    await rowsOf(tx, sql`delete from ${table} where id = any(${sql.param(free)}::int[])`);
    return new Map(rows.map((row) => [row.id, row]));
  });
  return ids.map((id) => resultOf(dictionary, id, fates.get(id)));
}

function resultOf({ texts }: NamedDictionary, id: number, fate: Fate | undefined): RowResult {
  if (fate === undefined) return { id, done: false, errors: [texts.notFound(id)] };
  const name = fate.name ?? '';
  if (fate.uses === 0) return { id, name, done: true, errors: [] };
  const titles = (fate.titles ?? []).join(', ');
  const more = fate.uses > 3 ? ` i w innych (razem: ${fate.uses})` : '';
  return { id, name, done: false, errors: [`${texts.used(name)}: ${titles}${more}`] };
}
