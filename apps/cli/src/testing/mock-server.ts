// The server of `npm run mocks -- --http`, on a free port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface RunningMocks {
  origin: string;
  stop: () => Promise<void>;
}

export async function startMocks(): Promise<RunningMocks> {
  const script = path.resolve(import.meta.dirname, '../../../../scripts/mock-server.mjs');
  const child: ChildProcess = spawn(process.execPath, [script, '--http', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (child.stdout === null) throw new Error('The mocks have no output');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const stop = async () => {
    child.kill();
    await once(child, 'close');
  };
  return { origin: /http:\/\/localhost:\d+/.exec(line.toString())?.[0] ?? '', stop };
}
