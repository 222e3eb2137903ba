// What PostgreSQL has to know and to have, so that it plans the statements of the bulletin well.
import type { Runner } from './migrate.ts';

/** Of each sort and hash table: that of an office's articles and categories fits, which with the usual 4 MB is written to files and read again. */
export const memorySetting = "set work_mem = '16MB'";

/** Of this schema; small tables are read whole anyway. */
const unknownTables = `select c.oid::regclass::text as name from pg_class c
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and pg_relation_size(c.oid) > 64 * 1024
    and not exists (select from pg_stats s where s.schemaname = current_schema() and s.tablename = c.relname)
  order by 1`;

/**
 * Analyses tables that nobody has analysed, as after a restore or an upgrade of PostgreSQL: it would expect one article and one category until it looks by
 * itself, within a minute. Returns their names.
 */
export async function analyseUnknownTables(runner: Runner): Promise<string[]> {
  const names = (await runner.query<{ name: string }>(unknownTables)).map(({ name }) => name);
  for (const name of names) await runner.run(`analyze ${name}`);
  return names;
}
