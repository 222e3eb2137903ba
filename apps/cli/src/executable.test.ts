// One file that needs no Node, against the real server.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withServer } from './testing/with-server.ts';

const { bip } = withServer();
const folder = mkdtempSync(path.join(tmpdir(), 'bip-executable-test-'));
let file = '';

beforeAll(() => {
  const script = path.resolve(import.meta.dirname, '../build-executable.mjs');
  const out = execFileSync(process.execPath, [script, folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  file = out.trim().split('\n').at(-1) ?? '';
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) =>
  spawnSync(file, args, { cwd: folder, encoding: 'utf8', env: { ...bip.env, PATH: '/nonexistent' } });

test('does what the program does, without a Node beside it', async () => {
  for (const args of [
    ['--help'],
    ['articles', 'list', '--jq', '.[].title'],
    ['api', 'listTags', '--paginate'],
    ['whoami'],
  ])
    expect(run(...args)).toMatchObject({ status: 0, stdout: (await bip.run(args)).stdout });
  expect(run('articles', 'lst')).toMatchObject({ status: 2, stdout: '' });
});
