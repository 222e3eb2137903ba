import { afterAll, afterEach, beforeAll } from 'vitest';
import { automat, Bip } from './bip.ts';
import { closeProxies } from './faulty-proxy.ts';
import { TestServer } from './test-server.ts';

interface ServerAndProgram {
  server: TestServer;
  bip: Bip;
}

type Credentials = Readonly<Record<string, string>>;

/** The program with an empty home in each test. */
function programOf(server: TestServer, credentials: Credentials): ServerAndProgram {
  const bip = new Bip(() => ({ BIP_HOST: server.host, ...credentials }));
  afterEach(() => {
    closeProxies();
    bip.remove();
  });
  return { server, bip };
}

/**
 * A server for the test file alone, whose tests stop it, change the whole office or count what it has.
 * @param credentials environment that signs the program in
 */
export function withServer(credentials: Credentials = automat): ServerAndProgram {
  const server = new TestServer();
  beforeAll(() => server.start());
  afterAll(() => server.remove());
  return programOf(server, credentials);
}

let shared: { server: TestServer; started: Promise<void> | null } | null = null;

/** The server of this worker, for tests that change only records of their own. */
export function withSharedServer(credentials: Credentials = automat): ServerAndProgram {
  shared ??= { server: new TestServer(), started: null };
  const one = shared;
  beforeAll(() => {
    one.started ??= one.server.start();
    return one.started;
  });
  return programOf(one.server, credentials);
}
