// The package as a person installs it: one file, without the checkout.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'bip-package-'));
const prefix = path.join(folder, 'prefix');
const bip = path.join(prefix, process.platform === 'win32' ? 'bip.cmd' : 'bin/bip');
const package_ = path.resolve(import.meta.dirname, '..');

// npm stands beside the Node that runs the tests, or on the path.
const run = (command: string, words: readonly string[], cwd = folder) =>
  execFileSync(command, words, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`, HOME: folder },
  });

beforeAll(() => {
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--silent', '--pack-destination', folder], package_));
  run('npm', [
    'install',
    '--global',
    '--offline',
    '--no-audit',
    '--no-fund',
    '--prefix',
    prefix,
    path.join(folder, filename),
  ]);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An older Node of this machine, besides the one that runs the tests. */
const nodes = [process.execPath, '/usr/bin/node'].filter((node) => existsSync(node) && isSupported(node));

function isSupported(node: string): boolean {
  const [major = 0, minor = 0] = run(node, ['-p', 'process.versions.node']).split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

test.each(nodes)('runs on %s from an empty folder', (node) => {
  const help = run(node, [bip, '--help']);
  expect(help).toMatch(/^Użycie: bip/);
  const wrong = spawnSync(node, [bip, 'articles', 'lst'], { cwd: folder, encoding: 'utf8' });
  expect(wrong).toMatchObject({ status: 2, stdout: '' });
  const away = spawnSync(node, [bip, 'contract', 'check', '--anonymous', '--url', 'http://localhost:9'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(away).toMatchObject({ status: 1, stderr: expect.stringContaining('Brak połączenia z serwerem') });
});

test('is one file without dependencies and without React', () => {
  const installed = path.join(prefix, 'lib/node_modules/@redakcja/cli');
  const listed = run('npm', ['ls', '--global', '--prefix', prefix, '--parseable', '--all']).trim().split('\n');
  expect(listed).toHaveLength(2);
  const text = readFileSync(path.join(installed, 'dist/bip.mjs'), 'utf8');
  expect(text).not.toMatch(/react\.(element|transitional\.element|fragment)|useState|@tanstack|node_modules\/react/);
  expect(text).not.toContain(path.resolve(package_, '../..'));
});

test('says which Node it needs to one that is too old', () => {
  const old = path.join(folder, 'old.mjs');
  writeFileSync(
    old,
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } });`,
  );
  const told = spawnSync(process.execPath, ['--import', old, bip], { encoding: 'utf8' });
  expect(told.status).toBe(1);
  expect(told.stderr).toMatch(/^bip wymaga Node \d+\.\d+ lub nowszego, a to jest 18\.20\.0/);
});

/** Processor time of the quickest of several starts: what waiting for other programs does not change. */
function quickest(words: readonly string[]): number {
  const probe = path.join(folder, 'probe.cjs');
  writeFileSync(
    probe,
    `process.on('exit', () => {
      const { userCPUTime, systemCPUTime } = process.resourceUsage();
      require('node:fs').writeSync(2, '\\n' + (userCPUTime + systemCPUTime));
    });`,
  );
  const times = Array.from({ length: 7 }, () => {
    const { stderr } = spawnSync(process.execPath, ['--require', probe, ...words], { encoding: 'utf8' });
    return Number(stderr.trim().split('\n').at(-1)) / 1000;
  });
  return Math.min(...times);
}

test('starts within 150 ms', () => {
  expect(quickest([bip, '--help'])).toBeLessThan(150);
});
