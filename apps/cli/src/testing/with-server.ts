import { afterAll, afterEach, beforeAll } from 'vitest';
import { automat, Bip } from './bip.ts';
import { closeProxies } from './faulty-proxy.ts';
import { TestServer } from './test-server.ts';

/**
 * A server for the test file, and the program with an empty home in each test.
 * @param credentials environment that signs the program in
 */
export function withServer(credentials: Readonly<Record<string, string>> = automat): { server: TestServer; bip: Bip } {
  const server = new TestServer();
  const bip = new Bip(() => ({ BIP_HOST: server.host, ...credentials }));
  beforeAll(() => server.start());
  afterAll(() => server.remove());
  afterEach(() => {
    closeProxies();
    bip.remove();
  });
  return { server, bip };
}
