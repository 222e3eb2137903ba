// Reads the environment, builds the server, listens, and shuts down cleanly.
import { areas } from './areas.ts';
import { servePreviewPage } from './articles/preview-page.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { FolderInUseError } from './database/folder-lock.ts';
import { startScheduler } from './schedule/scheduler.ts';
import { buildServer } from './server.ts';
import { createLog } from './shared/log.ts';
import { shutDownOnSignal } from './shutdown.ts';

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const database = await openDatabase(config);
  const app = await buildServer({
    config,
    database,
    areas,
    log,
    authenticate: async () => null,
    plugins: [servePreviewPage],
  });
  const scheduler = startScheduler({
    db: database.db,
    listen: database.listen,
    now: () => new Date(),
    log,
    longestPause: config.scheduleInterval,
  });
  shutDownOnSignal({ app, after: [scheduler.stop, database.close], timeout: config.shutdownTimeout, log });
  await app.listen({ host: config.host, port: config.port });
  process.stdout.write(`Redakcja BIP: ${config.publicUrl}\n`);
}

try {
  await main();
} catch (error) {
  // what the administrator can put right is said in one line, the rest with its place in the code
  const isOwn = error instanceof ConfigError || error instanceof FolderInUseError;
  process.stderr.write(`${isOwn ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
