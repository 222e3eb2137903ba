// PostgreSQL's autovacuum and checkpointer are processes of their own, which PGlite has not got. Without the one changed rows would never give their
// space back, and the planner would take every table for empty; without the other the log (WAL) would grow until the server ends.
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { boolean, rowShape, text } from '../rows/row-shape.ts';

const tableName = rowShape({ name: text('t.relid::regclass::text') });

/** More rows of a kind than a number and a share of the table, as PostgreSQL's settings say. */
const tooMany = (rows: string, live: string, kind: string) =>
  `${rows} > current_setting('autovacuum_${kind}_threshold')::int + current_setting('autovacuum_${kind}_scale_factor')::float8 * ${live}`;

/** Twice as many pages as the planner knows of: the counts are lost by a kill, and older versions had none. */
const grownUncounted = `pg_relation_size(t.relid) / current_setting('block_size')::int > 2 * c.relpages + 20`;

/** Long values stand in a table beside their own one (TOAST), which is vacuumed with it. */
const changedTables = `select ${tableName.columns} from pg_stat_user_tables t
  join pg_class c on c.oid = t.relid left join pg_stat_all_tables long on long.relid = c.reltoastrelid
  where ${tooMany('t.n_dead_tup', 't.n_live_tup', 'vacuum')}
    or ${tooMany('t.n_mod_since_analyze', 't.n_live_tup', 'analyze')}
    or ${tooMany('long.n_dead_tup', 'long.n_live_tup', 'vacuum')}
    or ${grownUncounted}
  order by t.relid`;

/** A vacuum writes to the log, which a full disk has no place for, and PostgreSQL does not count it as a write. */
const writable = rowShape({ isWritable: boolean(`current_setting('default_transaction_read_only') = 'off'`) });

/** Vacuums and analyses tables by PostgreSQL's own rule: one table after the other, so that calls wait for one of them at most. Returns their names. */
export async function vacuumChangedTables(db: Database): Promise<string[]> {
  const [setting] = await db.rows(writable, sql.raw(`select ${writable.columns}`));
  if (setting?.isWritable !== true) return [];
  // PGlite counts changes, but would never make the counts known
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const names = (await db.rows(tableName, sql.raw(changedTables))).map(({ name }) => name);
  for (const name of names) await db.execute(sql`vacuum (analyze) ${sql.raw(name)}`);
  return names;
}

/** Bytes of log after which its changes are written to the tables: what a start after a kill has to read, and with one as much again what stays on the disk. */
const checkpointDistance = 32 * 1024 * 1024;

const distance = rowShape({
  isDue: boolean(`pg_current_wal_lsn() - (select redo_lsn from pg_control_checkpoint()) > ${checkpointDistance}`),
});

/** Returns whether one was due. */
export async function checkpointWhenDue(db: Database): Promise<boolean> {
  const [found] = await db.rows(distance, sql.raw(`select ${distance.columns}`));
  if (found?.isDue !== true) return false;
  await db.execute(sql`checkpoint`);
  return true;
}
