import { tagList } from '@redakcja/domain/dictionaries/tag-list';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import type { Tag } from '@redakcja/generated/model/tag';
import type { TagInput } from '@redakcja/generated/model/tagInput';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import { languages, tags } from '../database/schema.ts';
import { listParts } from '../shared/list-sql.ts';
import { badRequest } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';
import { SqlValues, statementOf } from '../shared/sql-values.ts';

const columns = `t.id, t.name, t.language_id as "languageId", l.iso_code as "languageIsoCode", null as "languageIsoCodeFile"`;
const source = 'tags t join languages l on l.id = t.language_id';

const listSql = {
  columns: { id: 't.id', name: 't.name', languageIsoCode: 'l.iso_code' },
  sortings: { id: 't.id', name: 't.name', languageIsoCode: 'l.iso_code' },
  tieBreaker: 't.id',
};

export async function listTags({ read }: Services, query: Record<string, unknown>) {
  const values = new SqlValues();
  const { where, orderBy, limit, offset } = listParts(tagList, query, listSql, values);
  const lang = query.lang === undefined ? null : values.add(String(query.lang).toUpperCase());
  if (lang !== null) where.push(`l.iso_code = ${lang}`);
  const condition = where.length === 0 ? '' : `where ${where.join(' and ')}`;
  const counted = [...values.list];
  const [rows, [count]] = await Promise.all([
    read<Tag>(
      statementOf(
        `select ${columns} from ${source} ${condition} order by ${orderBy} limit ${values.add(limit)} offset ${values.add(offset)}`,
      ),
      values.list,
    ),
    read<{ total: number; isKnown: boolean }>(
      statementOf(`select (select count(*) from ${source} ${condition}) as total, ${isKnown(lang)} as "isKnown"`),
      counted,
    ),
  ]);
  if (count?.isKnown !== true) throw badRequest(`Nieznany język: ${String(query.lang)}`);
  return { rows, total: Number(count?.total ?? 0) };
}

function isKnown(lang: string | null): string {
  return lang === null ? 'true' : `exists (select from languages where iso_code = ${lang})`;
}

export async function findTag(db: Database, id: number): Promise<{ tag: Tag; revision: number } | null> {
  const [row] = await rowsOf<Tag & { revision: number }>(
    db,
    sql`select ${sql.raw(columns)}, t.revision from ${sql.raw(source)} where t.id = ${id}`,
  );
  if (row === undefined) return null;
  const { revision, ...tag } = row;
  return { tag, revision };
}

export async function languageExists(db: Database, id: number): Promise<boolean> {
  return (await db.$count(languages, sql`id = ${id}`)) > 0;
}

export async function insertTag(db: Database, input: TagInput): Promise<number> {
  const [row] = await db.insert(tags).values(input).returning({ id: tags.id });
  if (row === undefined) throw new Error('The tag was not inserted');
  return row.id;
}

/** False when the tag is gone or is not at one of these revisions any more. */
export async function writeTag(
  db: Database,
  id: number,
  input: TagInput,
  revisions: number[] | null,
): Promise<boolean> {
  const written = await rowsOf(
    db,
    sql`update tags set name = ${input.name}, language_id = ${input.languageId}, revision = revision + 1
      where id = ${id} and (${sql.param(revisions)}::int[] is null or revision = any(${sql.param(revisions)}::int[]))
      returning id`,
  );
  return written.length > 0;
}

export async function isUsed(db: Database, id: number): Promise<boolean> {
  const [row] = await rowsOf<{ used: boolean }>(
    db,
    sql`select exists (select from article_tags where tag_id = ${id}) as used`,
  );
  return row?.used === true;
}

interface Fate {
  id: number;
  name: string | null;
  uses: number;
  titles: string[] | null;
}

/** Deletes the unused ones of these tags and says about the others where they are used. */
export async function removeTags(db: Database, ids: readonly number[]): Promise<RowResult[]> {
  const list = sql.param([...ids]);
  const fates = await db.transaction(async (tx) => {
    // locked first, so that no article takes a tag between the look and the deletion
    const rows = await rowsOf<Fate>(
      tx,
      sql`with wanted as (select t.id, t.name from tags t where t.id = any(${list}::int[]) order by t.id for update)
        select w.id, w.name, u.uses, u.titles from wanted w cross join lateral (
          select count(distinct a.id)::int as uses, (array_agg(a.title order by a.id))[1:3] as titles
          from article_tags x join articles a on a.id = x.article_id where x.tag_id = w.id) u`,
    );
    const free = rows.filter((row) => row.uses === 0).map((row) => row.id);
    await rowsOf(tx, sql`delete from tags where id = any(${sql.param(free)}::int[])`);
    return new Map(rows.map((row) => [row.id, row]));
  });
  return ids.map((id) => resultOf(id, fates.get(id)));
}

function resultOf(id: number, fate: Fate | undefined): RowResult {
  if (fate === undefined) return { id, done: false, errors: [`Nie znaleziono tagu o numerze ${id}`] };
  const name = fate.name ?? '';
  if (fate.uses === 0) return { id, name, done: true, errors: [] };
  const titles = (fate.titles ?? []).map((title) => `„${title}”`).join(', ');
  const more = fate.uses > 3 ? ` i w innych (razem: ${fate.uses})` : '';
  return { id, name, done: false, errors: [`Tag „${name}” jest używany w artykułach: ${titles}${more}`] };
}
