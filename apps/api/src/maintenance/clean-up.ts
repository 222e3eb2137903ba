// `bip server cleanup`: what the server removes by itself every six hours, at once; a dry run names it.
import path from 'node:path';
import { removeExpiredKeys } from '../call/repeated/idempotency.ts';
import type { Config } from '../config.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { integer, rowShape, text } from '../database/rows/row-shape.ts';
import { removeContents } from '../files/stored/file-rows.ts';
import { findOrphanedContents } from '../files/stored/orphaned-contents.ts';
import { deleteUnsavedRows, type RemovedFile } from '../files/uploads/unsaved-uploads.ts';
import { createLog } from '../http/log.ts';
import { removeExpiredRecords } from '../identity/sessions/remove-expired.ts';
import { removeExpiredPreviews } from '../schedule/due-articles.ts';
import { openFileStorage } from '../storage/open-file-storage.ts';
import { abandonedUploads, removeAbandonedUploads } from '../storage/received-content.ts';
import { TaskError } from './task-error.ts';
import { withDatabase } from './with-database.ts';

/** What goes, or would go. */
export interface CleanUp {
  /** Uploads that nothing was saved with. */
  uploads: string[];
  /** Rows by table: expired sessions, links, keys, previews. */
  rows: Record<string, number>;
  /** Contents without a row, of uploads that were cut off. */
  contents: string[];
  /** Temporary files of killed processes. */
  temporary: string[];
}

export async function cleanUp(config: Config, isDryRun: boolean): Promise<CleanUp> {
  const now = () => new Date();
  const storage = openFileStorage(config, createLog('silent'));
  return withDatabase(config, async (database) => {
    const { db, transaction } = database;
    const { uploads, rows } = await removeRows(database, now(), isDryRun);
    const temporary = await abandonedUploads(config);
    const { orphans, count, isOtherDatabase } = await findOrphanedContents({ db, storage, now });
    if (isOtherDatabase)
      throw new TaskError(
        `Baza danych nie zna ${orphans.length} z ${count} plików w magazynie, więc to pewnie pliki innej bazy. Nie usunięto żadnego`,
      );
    if (!isDryRun) {
      await removeContents({ transaction, storage }, [...uploads.map(({ sha256 }) => sha256), ...orphans]);
      await removeAbandonedUploads(config);
    }
    return {
      uploads: uploads.map(({ name }) => name),
      rows,
      contents: orphans,
      temporary: temporary.map((file) => path.basename(file)),
    };
  });
}

/** What a dry run has removed is put back. */
class DryRun extends Error {
  readonly removed: Removed;

  constructor(removed: Removed) {
    super('a dry run');
    this.removed = removed;
  }
}

interface Removed {
  uploads: RemovedFile[];
  rows: Record<string, number>;
}

async function removeRows({ transaction }: OpenDatabase, now: Date, isDryRun: boolean): Promise<Removed> {
  const work = (tx: Database) => removeIn(tx, now);
  try {
    return await transaction(async (tx) => {
      const removed = await work(tx);
      if (isDryRun) throw new DryRun(removed);
      return removed;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.removed;
    throw error;
  }
}

async function removeIn(tx: Database, now: Date): Promise<Removed> {
  const before = await countRows(tx);
  const uploads = await deleteUnsavedRows(tx, now);
  const withUploads = await countRows(tx);
  await removeExpiredKeys(tx, now);
  await removeExpiredRecords({ db: tx, now: () => now });
  await removeExpiredPreviews(tx, now);
  const after = await countRows(tx);
  const rows = [...before.keys()].flatMap((table): [string, number][] => {
    const gone = (withUploads.get(table) ?? 0) - (after.get(table) ?? 0);
    return gone > 0 ? [[table, gone]] : [];
  });
  return { uploads, rows: Object.fromEntries(rows) };
}

/** Tables of what expires. */
const expiring = [
  'identity_records',
  'ended_sign_ins',
  'password_links',
  'sign_in_attempts',
  'idempotency_keys',
  'preview_hashes',
];

const counted = rowShape({ name: text(), count: integer() });

async function countRows(tx: Database): Promise<Map<string, number>> {
  const parts = expiring.map((name) => `select '${name}' as name, count(*)::int as count from ${name}`);
  const rows = await tx.rows(counted, { text: parts.join(' union all '), values: [] });
  return new Map(rows.map(({ name, count }) => [name, count]));
}

export function cleanUpText({ uploads, rows, contents, temporary }: CleanUp, isDryRun: boolean): string {
  const sums = Object.entries(rows).map(([table, count]) => `${table} ${count}`);
  const lines = [
    `Przesłane i nigdy niezapisane pliki: ${uploads.length}`,
    ...uploads.map((name) => `  ${name}`),
    `Wygasłe sesje, linki, klucze i podglądy: ${sums.length === 0 ? 0 : sums.join(', ')}`,
    `Treści przerwanych przesyłań: ${contents.length}`,
    ...contents.map((sha256) => `  ${sha256}`),
    `Pliki tymczasowe: ${temporary.length}`,
    ...temporary.map((name) => `  ${name}`),
    isDryRun ? 'Próba: niczego nie usunięto' : 'Usunięto',
  ];
  return lines.join('\n');
}
