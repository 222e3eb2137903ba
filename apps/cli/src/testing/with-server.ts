import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { automat, Bip } from './bip.ts';
import { closeGates } from './network-gate.ts';
import { TestServer } from './test-server.ts';

/** Every step is a process of its own, and a busy machine is slow, not wrong. */
const patience = 120_000;

/**
 * What a test file works with: a server of its own, and the program with a home that is empty in each test.
 * @param signedIn environment that signs the program in by itself
 */
export function withServer(signedIn: Readonly<Record<string, string>> = automat): { server: TestServer; bip: Bip } {
  vi.setConfig({ testTimeout: patience, hookTimeout: patience });
  const server = new TestServer();
  const bip = new Bip(() => ({ BIP_HOST: server.host, ...signedIn }));
  beforeAll(() => server.start());
  afterAll(() => server.remove());
  afterEach(() => {
    closeGates();
    bip.remove();
  });
  return { server, bip };
}
