// A fresh, migrated database per test file, fast: migrations run once into a template, every test file gets a copy.
// With TEST_DATABASE_URL (a PostgreSQL server where databases may be created) the same tests run there.
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database, OpenDatabase } from '../database/database.ts';
import { type Disk, DurableFileSystem } from '../database/embedded/durable-file-system.ts';
import { createDurable, extensions, overPglite, pgliteRunner } from '../database/embedded/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { migrationFiles } from '../database/migration-files.ts';
import { openPostgres } from '../database/server/postgres.ts';

function templateName(): string {
  const hash = createHash('sha256').update(process.versions.node);
  for (const { name, hash: content } of migrationFiles()) hash.update(name).update(content);
  return `redakcja_bip_test_${hash.digest('hex').slice(0, 16)}`;
}

/** Milliseconds: a test machine may be busy. */
const patience = 60_000;

export interface TestDatabase extends OpenDatabase {
  db: Database & Pick<OpenDatabase, 'transaction'>;
  /** Whether there are unflushed writes, which a power failure would lose; always false on a server, which flushes itself. */
  hasUnflushedLog: () => boolean;
}

/** Tests need no protection against power failures: flushes are recorded, but not executed. */
const noDisk: Disk = { flush: async () => undefined, syncFile: () => undefined, syncFolder: () => undefined };

export function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server === undefined || server === '' ? embeddedCopy() : serverCopy(server);
}

/** template1 and template0, half of the files, which nothing opens. */
const otherDatabases = /[\\/]base[\\/][14]$/;

async function embeddedCopy(): Promise<TestDatabase> {
  const template = await templateFolder();
  const folder = mkdtempSync(path.join(tmpdir(), 'redakcja-bip-test-'));
  cpSync(template, folder, { recursive: true, filter: (source) => !otherDatabases.test(source) });
  const files = new DurableFileSystem(folder, noDisk);
  const open = overPglite(await createDurable(files), patience);
  return {
    ...open,
    db: Object.assign(open.db, { transaction: open.transaction }),
    hasUnflushedLog: () => files.hasUnflushedLog,
    close: async () => {
      await open.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Template: the folder of a migrated database. */
export async function templateFolder(): Promise<string> {
  const template = path.join(tmpdir(), templateName());
  if (existsSync(template)) return template;
  const making = mkdtempSync(path.join(tmpdir(), 'redakcja-bip-template-'));
  const client = await PGlite.create({ dataDir: making, extensions });
  await migrate(pgliteRunner(client));
  await client.close();
  try {
    renameSync(making, template);
  } catch (error) {
    // another test file has created the same template
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(template)) throw error;
  }
  return template;
}

async function serverCopy(server: string): Promise<TestDatabase> {
  const name = `bip_${randomBytes(8).toString('hex')}`;
  await onServer(server, async (client) => {
    const template = await serverTemplate(client, server);
    await client.query(`create database ${name} template ${template}`);
  });
  const open = await openPostgres({ url: databaseUrl(server, name), poolSize: 4, patience });
  return {
    ...open,
    db: Object.assign(open.db, { transaction: open.transaction }),
    hasUnflushedLog: () => false,
    close: async () => {
      await open.close();
      await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

async function serverTemplate(client: pg.Client, server: string): Promise<string> {
  const name = templateName();
  const found = await client.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) {
    await client.query(`create database ${name}`);
    const migrated = await openPostgres({ url: databaseUrl(server, name), poolSize: 1 });
    await migrated.close();
  }
  return name;
}

/** Runs exclusively on the server, so that the template is created once and not copied before it is complete. */
async function onServer<Result>(server: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(43001)');
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
