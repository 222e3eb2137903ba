// What a backup says of a database, to be compared with the restored one.
import { TaskError } from './task-error.ts';

export interface Reader {
  query: <Row>(text: string) => Promise<Row[]>;
}

export interface DatabaseFacts {
  migration: string;
  tables: Record<string, number>;
  /** Every content that the database refers to. */
  contents: { sha256: string; size: number }[];
}

export async function readFacts({ query }: Reader): Promise<DatabaseFacts> {
  const [last] = await query<{ name: string | null }>('select max(name) as name from migrations');
  const names = await query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relowner = (select relowner from pg_class where oid = 'public.migrations'::regclass) order by 1`,
  );
  const tables: Record<string, number> = {};
  for (const { name } of names) {
    const [row] = await query<{ count: number }>(`select count(*)::int as count from ${name}`);
    tables[name] = row?.count ?? 0;
  }
  const contents = await query<DatabaseFacts['contents'][number]>('select distinct sha256, size from files order by 1');
  return { migration: last?.name ?? '', tables, contents };
}

/** @throws TaskError unless both have the same tables and numbers of rows */
export function requireSame(wanted: Record<string, number>, found: Record<string, number>): void {
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(found)])];
  const other = names.filter((name) => wanted[name] !== found[name]);
  if (other.length === 0) return;
  const shown = other.map((name) => `${name}: ${wanted[name] ?? 'brak'} → ${found[name] ?? 'brak'}`);
  throw new TaskError(`Baza danych różni się od zapisanej w kopii (${shown.join(', ')})`);
}
