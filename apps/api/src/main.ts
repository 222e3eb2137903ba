// Reads the environment, builds the server, listens, and shuts down cleanly.
import type { FastifyInstance } from 'fastify';
import { cleaners, handlers, inputs } from './areas.ts';
import { type Config, readConfig } from './config.ts';
import { ConfigError } from './config-values.ts';
import { openDatabase } from './database/open-database.ts';
import { listenRefusal, refusalOf, StartRefusedError } from './database/start-refused.ts';
import { createLog } from './http/log.ts';
import { ProblemError } from './http/problem.ts';
import { ensureAdministrator } from './identity/accounts/first-administrator.ts';
import { createIdentity } from './identity/identity.ts';
import { listenForTasks } from './maintenance/control.ts';
import { runTask } from './maintenance/run-task.ts';
import { openMetrics } from './monitoring/serve-metrics.ts';
import { readWork } from './monitoring/work-facts.ts';
import { releaseMemoryOfStart } from './release-memory.ts';
import { startUpkeep } from './schedule/embedded-upkeep.ts';
import { startHousekeeping } from './schedule/housekeeping.ts';
import { startLinkChecks } from './schedule/link-checks.ts';
import { startMails } from './schedule/mails.ts';
import { startScheduler } from './schedule/scheduler.ts';
import { buildServer } from './server.ts';
import { keepDataFolder } from './setup/data-folder.ts';
import { prepareOffice } from './setup/first-start.ts';
import { keepSetUpLink } from './setup/set-up-link.ts';
import { startLine } from './setup/start-line.ts';
import { endOnFault, shutDownOnSignal } from './shutdown.ts';
import { serveBulletin } from './site/host/bulletin-process.ts';
import { buildSite } from './site/host/site-server.ts';
import { servePreviewPage } from './site/preview/preview-page.ts';
import { startIndexing } from './site/search/keep-index.ts';
import { openFileStorage } from './storage/open-file-storage.ts';
import { makeForOwnerOnly } from './storage/owner-only.ts';

async function main(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  endOnFault(log);
  if (config.serve === 'bulletin') return serveBulletin(config, log);
  const tightened = keepDataFolder(config.dataDir);
  const database = await openDatabase(config);
  const now = () => new Date();
  const storage = openFileStorage(config, log);
  const demonstration = config.demo ? (await import('./demo/demonstration.ts')).demonstration : null;
  await prepareOffice(database, { config, storage, now }, demonstration);
  const setUpLink = await ensureAdministrator(database, config, now());
  const setUpLine = await keepSetUpLink(setUpLink, config, process.stdout.isTTY);
  const identity = createIdentity({ database, config, log, now, demonstration });
  const metrics = await openMetrics(config, { ...database, log, now });
  let site: FastifyInstance | undefined;
  const app = await buildServer({
    config,
    database,
    storage,
    handlers,
    inputs,
    cleaners,
    log,
    whenIdle: [releaseMemoryOfStart],
    authenticate: identity.authenticate,
    observe: metrics.observe('office'),
    plugins: [
      metrics.plugin,
      servePreviewPage,
      ...(demonstration === null ? [] : [demonstration.plugin]),
      identity.plugin,
      (scope, services) => startHousekeeping(scope, services),
      (scope, services) => startUpkeep(scope, services),
      (scope, services) => startLinkChecks(scope, services),
      (scope, services) => startMails(scope, services),
      (scope, services) => startIndexing(scope, services, database.listen),
      async (_scope, services) => {
        site = await buildSite(services, { observe: metrics.observe('bulletin') });
      },
    ],
  });
  const scheduler = startScheduler({
    database,
    now,
    log,
    maxPause: config.scheduleInterval,
  });
  const stopMetrics = await metrics.listen();
  const stopTasks = listenForTasks(config, log, () => readWork(database.db, now()));
  shutDownOnSignal({
    app,
    after: [async () => site?.close(), stopMetrics, stopTasks, scheduler.stop, identity.close, database.close],
    timeout: config.shutdownTimeout,
    log,
  });
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw listenRefusal(error, config) ?? error;
  });
  await site?.listen({ host: config.host, port: config.site.port }).catch((error: unknown) => {
    throw listenRefusal(error, { host: config.host, port: config.site.port, variable: 'SITE_PORT' }) ?? error;
  });
  void storage.check();
  process.stdout.write(`${startLine(config, demonstration)}\n`);
  for (const line of [setUpLine, tightened]) if (line !== null) process.stdout.write(`${line}\n`);
}

/** Configuration errors are reported in one line, others with a stack trace. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartRefusedError) return error.message;
  if (error instanceof ProblemError) return `Nie udało się uruchomić Redakcji BIP. ${error.errors.join('. ')}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  makeForOwnerOnly();
  const config = readConfig();
  const task = process.argv.slice(2);
  const work = task.length === 0 ? main(config) : runTask(config, task).then((code) => process.exit(code));
  await work.catch((error: unknown) => {
    throw refusalOf(error, config) ?? error;
  });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
