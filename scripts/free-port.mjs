import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A free port for a test. It is below the ephemeral ports, so that no connection takes it before the server has started.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const probe = createServer().listen(port, 'localhost');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
