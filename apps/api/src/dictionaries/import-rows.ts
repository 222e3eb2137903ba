// How any dictionary is imported: hundreds of rows in one call, first a plan of what is to become of each, then one statement for what is new
// and one for what changes.
import type { ImportMode } from '@redakcja/generated/model/importMode';
import type { ImportRowResult } from '@redakcja/generated/model/importRowResult';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

export interface ImportInput<Row> {
  rows: readonly Row[];
  mode?: ImportMode;
  skipInvalid?: boolean;
  dryRun?: boolean;
}

/** A row as the dictionary reads it. */
export interface ReadRow<Entry> {
  entry: Entry;
  /** Two rows of one key are the same entry. */
  key: string;
  /** Polish sentences. */
  errors: string[];
}

export interface PlannedRow<Entry> {
  index: number;
  entry: Entry;
  id: number | null;
}

export interface Importer<Row, Entry> {
  read: (tx: Database) => Promise<(row: Row) => ReadRow<Entry>>;
  repeated: (entry: Entry, first: number) => string;
  exists: (entry: Entry) => string;
  /** What a new entry lacks, as sentences. */
  lacks?: (entry: Entry) => string[];
  /** Index of the row → id of the entry that is there already. */
  find: (tx: Database, rows: readonly PlannedRow<Entry>[]) => Promise<Map<number, number>>;
  update: (tx: Database, rows: readonly PlannedRow<Entry>[]) => Promise<void>;
  /** Index of the row → id of the new entry. */
  insert: (tx: Database, rows: readonly PlannedRow<Entry>[]) => Promise<Map<number, number>>;
}

type Planned<Entry> = PlannedRow<Entry> & Pick<ImportRowResult, 'outcome' | 'errors'>;

export async function importRows<Row, Entry>(
  db: Database,
  importer: Importer<Row, Entry>,
  input: ImportInput<Row>,
): Promise<ImportRowResult[]> {
  // What PostgreSQL knows of the table is older than the last calls of a long import: taking it for small, it would read all of it for each row.
  await db.execute(sql`set local enable_seqscan = off`);
  const rows = await plan(db, importer, input);
  const isStopped = input.skipInvalid !== true && rows.some((row) => row.outcome === 'failed');
  if (isStopped) for (const row of rows) row.outcome = row.outcome === 'failed' ? 'failed' : 'notWritten';
  else if (input.dryRun !== true) await write(db, importer, rows);
  return rows.map(({ index, outcome, id, errors }) => ({ index, outcome, id, errors }));
}

/** What is to become of each row; nothing is written yet. */
async function plan<Row, Entry>(
  tx: Database,
  importer: Importer<Row, Entry>,
  { rows, mode = 'create' }: ImportInput<Row>,
): Promise<Planned<Entry>[]> {
  const read = await importer.read(tx);
  const firsts = new Map<string, number>();
  const planned = rows.map((row, index): Planned<Entry> => {
    const { entry, key, errors } = read(row);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, index);
    else errors.push(importer.repeated(entry, first + 1));
    return { index, entry, id: null, outcome: errors.length > 0 ? 'failed' : 'created', errors };
  });
  const good = planned.filter((row) => row.outcome !== 'failed');
  const existing = await importer.find(tx, good);
  for (const row of good) {
    row.id = existing.get(row.index) ?? null;
    if (row.id === null) {
      row.errors.push(...(importer.lacks?.(row.entry) ?? []));
      if (row.errors.length > 0) row.outcome = 'failed';
      continue;
    }
    if (mode === 'create') {
      row.outcome = 'failed';
      row.errors.push(importer.exists(row.entry));
    } else row.outcome = mode === 'update' ? 'updated' : 'skipped';
  }
  return planned;
}

async function write<Row, Entry>(tx: Database, importer: Importer<Row, Entry>, rows: Planned<Entry>[]): Promise<void> {
  await importer.update(
    tx,
    rows.filter((row) => row.outcome === 'updated'),
  );
  const fresh = rows.filter((row) => row.outcome === 'created');
  const ids = await importer.insert(tx, fresh);
  for (const row of fresh) row.id = ids.get(row.index) ?? null;
}
