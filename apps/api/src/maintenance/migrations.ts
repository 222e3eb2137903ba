// `bip server migrations`: which of this release the database has.
import { existsSync } from 'node:fs';
import pg from 'pg';
import type { Config } from '../config.ts';
import { DurableFileSystem } from '../database/embedded/durable-file-system.ts';
import { createDurable, pgliteRunner } from '../database/embedded/embedded.ts';
import { lockFolder } from '../database/embedded/folder-lock.ts';
import { migrationFiles } from '../database/migration-files.ts';
import { databaseFolder } from './control.ts';

interface Applied {
  name: string;
  applied: string;
}

const query = `select name, to_char(applied_at at time zone 'Europe/Warsaw', 'YYYY-MM-DD HH24:MI') as applied from migrations order by name`;

/** A line per migration, the executed ones with their time. */
export async function listMigrations(config: Config): Promise<string> {
  const applied = new Map((await readApplied(config)).map((one) => [one.name, one.applied]));
  const lines = migrationFiles().map(({ name }) => `${applied.get(name) ?? 'czeka na start'.padEnd(16)}  ${name}`);
  const newer = [...applied.keys()].filter((name) => !migrationFiles().some((one) => one.name === name));
  return [...lines, ...newer.map((name) => `nowsze wydanie    ${name}`)].join('\n');
}

/** Those of the database; of an embedded one whose server stands still. */
export async function readApplied({ dataDir, database: { url } }: Config): Promise<Applied[]> {
  if (url !== null) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(query)).rows;
    } finally {
      await client.end();
    }
  }
  if (!existsSync(databaseFolder(dataDir))) return [];
  const release = await lockFolder(dataDir);
  try {
    const client = await createDurable(new DurableFileSystem(databaseFolder(dataDir)));
    try {
      return await pgliteRunner(client).query<Applied>(query);
    } finally {
      await client.close();
    }
  } finally {
    await release();
  }
}
