// The data folder of a server. Starting on a copy of it is several times faster than starting on an empty folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from './toolchain.mjs';

export const demonstration = { DEMO: '1' };

/** The built server. */
export const server = path.join(root, 'apps/api/dist/main.mjs');

/** A record of the log: the texts of all attachments are in the index of the search, so that no server reads them again. */
const isRead = (line) => line.startsWith('{') && 'documents' in JSON.parse(line);

/**
 * Runs the built server on this empty folder until it is ready.
 * @param office environment that says which office it is
 * @param untilRead whether it has attachments, whose texts are read first
 */
export async function makeData(folder, office, untilRead = false) {
  const env = { PATH: process.env.PATH, PORT: '0', SITE_PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info', ...office };
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let printed = '';
  // Read to its end: a server whose stdout is closed would fail.
  const ready = new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const lines = printed.split('\n').slice(0, -1);
      const isReady = lines.some((line) => line.startsWith('Redakcja BIP działa:'));
      if (isReady && (!untilRead || lines.some(isRead))) resolve();
    });
  });
  await Promise.race([ready, closed]);
  child.kill('SIGTERM');
  const [code] = await closed;
  if (code !== 0) throw new Error(`The server ended with ${code}:\n${printed}`);
}
