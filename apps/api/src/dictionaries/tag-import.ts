// Hundreds of rows in one call: what exists is read in one statement, what is new is written in one and what changes in one.
import { tagSchema } from '@redakcja/domain/dictionaries/tag-form';
import type { ImportMode } from '@redakcja/generated/model/importMode';
import type { ImportRowResult } from '@redakcja/generated/model/importRowResult';
import type { TagImportRow } from '@redakcja/generated/model/tagImportRow';
import type { TagsImportInput } from '@redakcja/generated/model/tagsImportInput';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import { languages } from '../database/schema.ts';
import { conflict } from '../shared/problem.ts';

interface Planned {
  index: number;
  name: string;
  languageId: number;
  id: number | null;
  outcome: ImportRowResult['outcome'];
  errors: string[];
}

export async function importTags(db: Database, input: TagsImportInput): Promise<ImportRowResult[]> {
  return db.transaction(async (tx) => {
    const rows = await plan(tx, input.rows, input.mode ?? 'create');
    const isStopped = input.skipInvalid !== true && rows.some((row) => row.outcome === 'failed');
    if (isStopped) for (const row of rows) row.outcome = row.outcome === 'failed' ? 'failed' : 'notWritten';
    else if (input.dryRun !== true) await write(tx, rows);
    return rows.map(({ index, outcome, id, errors }) => ({ index, outcome, id, errors }));
  });
}

/** What is to become of each row; nothing is written yet. */
async function plan(db: Database, rows: readonly TagImportRow[], mode: ImportMode): Promise<Planned[]> {
  const known = await db.select({ id: languages.id, code: languages.isoCode }).from(languages);
  const languageIds = new Map(known.map(({ id, code }) => [code, id]));
  const firsts = new Map<string, number>();
  const planned = rows.map((row, index) => checked(row, index, languageIds, firsts));
  const existing = await existingIds(db, planned);
  for (const row of planned) {
    if (row.outcome === 'failed') continue;
    row.id = existing.get(row.index) ?? null;
    if (row.id === null) row.outcome = 'created';
    else if (mode === 'create') fail(row, `Tag „${row.name}” już istnieje`);
    else row.outcome = mode === 'update' ? 'updated' : 'skipped';
  }
  return planned;
}

function checked(
  row: TagImportRow,
  index: number,
  languageIds: ReadonlyMap<string, number>,
  firsts: Map<string, number>,
): Planned {
  const name = row.name.trim();
  const code = (row.languageIsoCode ?? 'PL').trim().toUpperCase();
  const languageId = languageIds.get(code);
  const planned: Planned = { index, name, languageId: languageId ?? 0, id: null, outcome: 'created', errors: [] };
  for (const { message } of tagSchema.shape.name.safeParse(name).error?.issues ?? []) fail(planned, message);
  if (languageId === undefined) fail(planned, `Nie ma wersji językowej o kodzie „${code}”`);
  const key = `${code} ${name.toLocaleLowerCase('pl')}`;
  const first = firsts.get(key);
  if (first === undefined) firsts.set(key, index);
  else fail(planned, `Nazwa „${name}” powtarza się, jest już w wierszu ${first + 1}`);
  return planned;
}

function fail(row: Planned, error: string): void {
  row.outcome = 'failed';
  row.errors.push(error);
}

function columnsOf(rows: readonly Planned[]) {
  return {
    indexes: sql.param(rows.map((row) => row.index)),
    ids: sql.param(rows.map((row) => row.id)),
    names: sql.param(rows.map((row) => row.name)),
    languageIds: sql.param(rows.map((row) => row.languageId)),
  };
}

/** Index of the row → id of the tag of the same name and language, without regard to letter case. */
async function existingIds(db: Database, rows: readonly Planned[]): Promise<Map<number, number>> {
  const { indexes, names, languageIds } = columnsOf(rows.filter((row) => row.outcome !== 'failed'));
  const found = await rowsOf<{ index: number; id: number }>(
    db,
    sql`select r.index, t.id from unnest(${indexes}::int[], ${names}::text[], ${languageIds}::int[]) as r(index, name, language_id)
      join tags t on t.language_id = r.language_id and lower(t.name) = lower(r.name collate polish)`,
  );
  return new Map(found.map(({ index, id }) => [index, id]));
}

async function write(db: Database, rows: Planned[]): Promise<void> {
  const changed = columnsOf(rows.filter((row) => row.outcome === 'updated'));
  await rowsOf(
    db,
    sql`update tags t set name = r.name, revision = t.revision + 1
      from unnest(${changed.ids}::int[], ${changed.names}::text[]) as r(id, name) where t.id = r.id and t.name <> r.name`,
  );
  const fresh = rows.filter((row) => row.outcome === 'created');
  const { names, languageIds } = columnsOf(fresh);
  const inserted = await rowsOf<{ id: number; name: string; languageId: number }>(
    db,
    sql`insert into tags (name, language_id) select r.name, r.language_id
      from unnest(${names}::text[], ${languageIds}::int[]) as r(name, language_id)
      on conflict do nothing returning id, name, language_id as "languageId"`,
  );
  if (inserted.length < fresh.length) throw conflict('Ktoś dodaje teraz te same tagi. Spróbuj ponownie');
  const ids = new Map(inserted.map(({ id, name, languageId }) => [`${languageId} ${name}`, id]));
  for (const row of fresh) row.id = ids.get(`${row.languageId} ${row.name}`) ?? null;
}
