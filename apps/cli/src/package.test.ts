// The installed package: a folder that runs without the checkout.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'bip-package-'));
const prefix = path.join(folder, 'prefix');
const bip = path.join(prefix, process.platform === 'win32' ? 'bip.cmd' : 'bin/bip');
const packageFolder = path.resolve(import.meta.dirname, '..');

// npm is in the folder of the Node that runs the tests, or on the PATH.
const searchPath = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`;
const run = (command: string, args: readonly string[], cwd = folder) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: searchPath, HOME: folder },
  });

beforeAll(() => {
  const [{ filename }] = JSON.parse(
    run('npm', ['pack', '--json', '--silent', '--pack-destination', folder], packageFolder),
  );
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
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('runs from an empty folder', () => {
  const help = run(process.execPath, [bip, '--help']);
  expect(help).toMatch(/^Użycie: bip/);
  const usageError = spawnSync(bip, ['articles', 'lst'], { cwd: folder, encoding: 'utf8', env: { PATH: searchPath } });
  expect(usageError).toMatchObject({ status: 2, stdout: '' });
  const unreachable = spawnSync(bip, ['contract', 'check', '--anonymous', '--url', 'http://localhost:9'], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: searchPath },
  });
  expect(unreachable).toMatchObject({ status: 1, stderr: expect.stringContaining('Brak połączenia z serwerem') });
});

test('a definition of a command loads nothing that runs it: no client, no contract', () => {
  const loaded = path.join(folder, 'loaded.txt');
  const hook = `import { appendFileSync } from 'node:fs'; import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) { appendFileSync(${JSON.stringify(loaded)}, url + '\\n'); return next(url, context); } });`;
  run(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(hook)}`, bip, 'articles', '--help']);
  const files = readFileSync(loaded, 'utf8')
    .split('\n')
    .filter((url) => url.startsWith('file:'));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((url) => /axios|http|zod|openapi/i.test(url))).toEqual([]);
  const size = files.reduce((sum, url) => sum + readFileSync(new URL(url)).length, 0);
  expect(size).toBeLessThan(200_000);
});

test('has no dependencies and no React', () => {
  const installed = path.join(prefix, 'lib/node_modules/@redakcja/cli');
  const listed = run('npm', ['ls', '--global', '--prefix', prefix, '--parseable', '--all']).trim().split('\n');
  expect(listed).toHaveLength(2);
  const files = readdirSync(path.join(installed, 'dist'));
  expect(files).toContain('bip.mjs');
  const text = files.map((file) => readFileSync(path.join(installed, 'dist', file), 'utf8')).join('\n');
  expect(text).not.toMatch(/react\.(element|transitional\.element|fragment)|useState|@tanstack|node_modules\/react/);
  expect(text).not.toContain(path.resolve(packageFolder, '../..'));
});

test('brings a manual page and a README', () => {
  const installed = path.join(prefix, 'lib/node_modules/@redakcja/cli');
  const manual = readFileSync(path.join(prefix, 'share/man/man1/bip.1'), 'utf8');
  expect(manual).toMatch(/^\.TH BIP 1 /);
  expect(manual).toContain('.SS bip articles set\\-status <status> [id]');
  expect(manual).not.toContain('__complete');
  expect(readFileSync(path.join(installed, 'README.md'), 'utf8')).toContain('bip login');
});

const runAsNode = (version: string) => {
  const preload = path.join(folder, `node-${version}.mjs`);
  writeFileSync(
    preload,
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
  );
  return spawnSync(process.execPath, ['--import', preload, bip, '--help'], { encoding: 'utf8' });
};

test.each(['18.20.0', '20.20.2', '22.11.0'])('Node %s is refused with the required version', (version) => {
  const result = runAsNode(version);
  expect(result).toMatchObject({ status: 1, stdout: '' });
  expect(result.stderr).toBe(
    `bip wymaga Node 22.12 lub nowszego, a to jest ${version}. Zainstaluj nowszą wersję: https://nodejs.org\n`,
  );
});

test('the engines field covers the Node versions of the libraries', () => {
  const minNode = (name: string) => {
    const { engines } = JSON.parse(readFileSync(path.join(packageFolder, name, 'package.json'), 'utf8')) as {
      engines?: { node?: string };
    };
    const [, major = 0, minor = 0] = /(\d+)(?:\.(\d+))?/.exec(engines?.node ?? '') ?? [];
    return Number(major) * 100 + Number(minor);
  };
  expect(minNode('.')).toBe(2212);
  for (const library of ['commander', 'openid-client', 'axios', 'zod'])
    expect(minNode(`node_modules/${library}`)).toBeLessThanOrEqual(2212);
  expect(runAsNode('22.12.0').status).toBe(0);
});
