// The real server on a fresh database, for tests: `const api = await startApi()` once per test file, `await api.stop()` at its end.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { cleaners, handlers, inputs } from '../areas.ts';
import type { SystemServices } from '../call/services.ts';
import { type Config, readConfig } from '../config.ts';
import { demonstration } from '../demo/demonstration.ts';
import { createLog } from '../http/log.ts';
import { createIdentity } from '../identity/identity.ts';
import { openMetrics } from '../monitoring/serve-metrics.ts';
import { buildServer, type Dependencies } from '../server.ts';
import { shutDown } from '../shutdown.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { openFileStorage } from '../storage/open-file-storage.ts';
import { createWorkers, type Workers } from '../workers/workers.ts';
import { TestClient } from './test-client.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { testAuthenticate, testToken } from './test-tokens.ts';
import { createTestUser, type TestUser, type TestUserOptions } from './test-users.ts';

export interface TestApi {
  app: FastifyInstance;
  db: TestDatabase['db'];
  database: TestDatabase;
  config: Config;
  storage: FileStorage;
  workers: Workers;
  services: SystemServices;
  /** Present time of the server; the system clock until it is set. */
  clock: { now: Date | null };
  /** A new user with these rights and no others. */
  user: (options?: TestUserOptions) => Promise<TestUser>;
  as: (user: TestUser) => TestClient;
  /** Client without a token. */
  anonymous: TestClient;
  /** Client with this text as a token. */
  withToken: (token: string) => TestClient;
  stop: () => Promise<void>;
}

export type TestApiOptions = Partial<
  Pick<Dependencies, 'handlers' | 'inputs' | 'cleaners' | 'authenticate' | 'plugins' | 'log' | 'workers'>
> & {
  env?: Record<string, string>;
  /** The real sign-in pages and the real verification of tokens, instead of test tokens. */
  withIdentity?: boolean;
  /** `fetch` for requests to an external identity provider. */
  request?: typeof fetch;
};

/** High limits, because tests send more requests than any client, and on machines that are busy. */
const testEnvironment = {
  PORT: '0',
  PUBLIC_URL: 'http://localhost:4300',
  PUBLIC_RATE_LIMIT: '0',
  SITE_TIMEOUT: '60000',
};

export async function startApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = await openTestDatabase();
  // created by the first upload of a test
  const dataDir = path.join(tmpdir(), `redakcja-bip-data-${randomUUID()}`);
  const config = readConfig({ ...testEnvironment, DATA_DIR: dataDir, ...options.env });
  const clock: TestApi['clock'] = { now: null };
  const now = () => clock.now ?? new Date();
  const log = options.log ?? createLog('silent');
  const storage = openFileStorage(config, log);
  const identity = options.withIdentity
    ? createIdentity({
        database,
        config,
        log,
        now,
        demonstration: config.demo ? demonstration : null,
        ...(options.request && { request: options.request }),
      })
    : null;
  const workers = options.workers ?? createWorkers(log);
  const metrics = await openMetrics(config, { ...database, log, now });
  let services: SystemServices | undefined;
  const app = await build({
    config,
    database,
    storage,
    workers,
    handlers: options.handlers ?? handlers,
    inputs: options.inputs ?? inputs,
    cleaners: options.cleaners ?? cleaners,
    authenticate: options.authenticate ?? identity?.authenticate ?? testAuthenticate(database),
    log,
    now,
    observe: metrics.observe('office'),
    plugins: [
      metrics.plugin,
      (_scope, given) => {
        services = given;
      },
      ...(identity === null ? [] : [identity.plugin]),
      ...(options.plugins ?? []),
    ],
  });
  await app.ready();
  if (services === undefined) throw new Error('The server was built without its services');
  const client = (token: string | null) => new TestClient(app, token, { hasUnflushedLog: database.hasUnflushedLog });
  return {
    app,
    db: database.db,
    database,
    config,
    storage,
    workers,
    services,
    clock,
    user: (userOptions) => createTestUser(database.db, userOptions),
    as: (user) => client(testToken(user)),
    anonymous: client(null),
    withToken: client,
    stop: async () => {
      const after = [async () => identity?.close(), () => database.close()];
      await shutDown({ app, after, timeout: 10_000, log });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function build(dependencies: Dependencies): Promise<FastifyInstance> {
  try {
    return await buildServer(dependencies);
  } catch (error) {
    await dependencies.database.close();
    throw error;
  }
}
