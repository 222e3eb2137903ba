import { existsSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { type OpenDatabase, pageTimeout } from '../database.ts';
import { migrate } from '../migrate.ts';
import { analyseUnknownTables, memorySetting } from '../planning.ts';
import { withRows } from '../rows/with-rows.ts';
import { endWithoutSpace, refusalOf, refusals, StartRefusedError } from '../start-refused.ts';
import { DurableFileSystem, realDisk, type Space, syncFolder } from './durable-file-system.ts';
import { DurablePGlite } from './durable-pglite.ts';
import { EmbeddedStatements } from './embedded-statements.ts';
import { lockFolder } from './folder-lock.ts';
import { KeptSpace, mayStart } from './kept-space.ts';
import { readersOf } from './readers.ts';
import { isWholeFolder } from './whole-folder.ts';

export const extensions = { pg_trgm, unaccent };

/** A database with durable writes. */
export async function createDurable(files: DurableFileSystem): Promise<DurablePGlite> {
  const client = new DurablePGlite({ fs: files, extensions });
  await client.waitReady;
  await client.exec(memorySetting);
  return client;
}

/** Opens the database in `dataDir`/database exclusively; throws a StartRefusedError when that is not safe. */
export async function openEmbedded(dataDir: string, patience?: number): Promise<OpenDatabase> {
  const folder = path.join(dataDir, 'database');
  const release = await lockFolder(dataDir);
  try {
    const isWhole = isWholeFolder(dataDir, folder);
    if (!mayStart(dataDir)) throw new StartRefusedError(refusals.full(dataDir));
    const space = new KeptSpace(dataDir);
    const ownSpace = { release: () => space.release(), end: () => endWithoutSpace(dataDir) };
    if (!isWhole) await makeDatabase(folder, ownSpace);
    const client = await createDurable(new DurableFileSystem(folder, realDisk, ownSpace)).catch((error: unknown) => {
      throw (
        refusalOf(error, { dataDir: folder, database: { url: null } }) ??
        new StartRefusedError(refusals.damaged(folder), { cause: error })
      );
    });
    const open = overPglite(client, patience);
    const runner = pgliteRunner(client);
    await migrate(runner);
    await analyseUnknownTables(runner);
    client.space = space;
    return {
      ...open,
      close: async () => {
        await open.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Made beside and renamed when it is on the disk: a start that is interrupted leaves no part of a database at its place. */
async function makeDatabase(folder: string, space: Space): Promise<void> {
  const making = `${folder}.new`;
  rmSync(making, { recursive: true, force: true });
  const client = await createDurable(new DurableFileSystem(making, realDisk, space));
  await client.exec('checkpoint');
  await client.close();
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(making, folder);
  syncFolder(path.dirname(folder));
}

/** Also used by tests, with a database in memory. */
export function overPglite(client: DurablePGlite, patience = pageTimeout): OpenDatabase {
  const statements = new EmbeddedStatements(client);
  const transactions = drizzle({ client });
  return {
    db: withRows(drizzle({ client }), (statement) => statements.run(statement)),
    readers: readersOf(client, statements, patience),
    transaction: (work) =>
      transactions.transaction((tx) => work(withRows(tx, (statement) => statements.runInTransaction(statement)))),
    engine: 'embedded',
    connections: () => ({}),
    listen: (channel, listener) => {
      const started = client.listen(channel, listener.message).then((stop) => {
        listener.connected(true);
        return stop;
      });
      return async () => {
        const stop = await started;
        if (!client.closed) await stop();
      };
    },
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
}

export function pgliteRunner(client: PGlite) {
  return {
    run: async (statements: string) => {
      await client.exec(statements);
    },
    query: async <Row>(text: string, values: unknown[] = []) => (await client.query<Row>(text, values)).rows,
  };
}
