import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');

export const migrationJournal = `create table if not exists migrations (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null default now()
)`;

export interface Migration {
  name: string;
  text: string;
  hash: string;
}

export function migrationFiles(): Migration[] {
  return readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(migrationsFolder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}
