// `bip config`, with the real program against the real server.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withServer } from '../testing/with-server.ts';

const { bip } = withServer();

const config = (...args: string[]) => bip.run(['config', ...args]);

/** The contents of a folder by name. */
function contents(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const files = names.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  return Object.fromEntries(files.map((file) => [path.relative(folder, file), readFileSync(file, 'base64')]));
}

async function exported(name: string): Promise<string> {
  const folder = `${bip.home}/${name}`;
  expect(await config('export', folder)).toMatchObject({ code: 0, stdout: '' });
  return folder;
}

function edit(folder: string, name: string, change: (text: string) => string): void {
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
}

/** An export with changes of each kind. */
async function edited(from: string): Promise<string> {
  const folder = `${bip.home}/zmieniony`;
  cpSync(from, folder, { recursive: true });
  edit(folder, 'parameters.yaml', (text) => text.replace('value: 500', 'value: 600'));
  edit(folder, 'tags.yaml', (text) => text.replace('- name: budget\n', '- name: budgets\n'));
  edit(folder, 'banners.yaml', (text) =>
    text.replace('"#5e2a79"', '"#000000"').replace('- name: Czyste ', '- name: Czystsze '),
  );
  return folder;
}

test('an office that nobody changed gives the same bytes and no difference', async () => {
  const first = await exported('pierwszy');
  const second = await exported('drugi');
  expect(contents(second)).toEqual(contents(first));
  expect(Object.keys(contents(first))).toContain('bip-config.yaml');
  expect(await config('diff', first)).toMatchObject({ code: 0, stdout: '', stderr: 'Bez różnic\n' });
  expect(await config('apply', first, '--dry-run', '-o', 'json')).toMatchObject({ code: 0, stdout: '[]\n' });
});

test('differences are told, applied, and taken back', async () => {
  const before = await exported('przed');
  const folder = await edited(before);
  const diff = await config('diff', folder);
  expect(diff.code).toBe(1);
  expect(diff.stdout.split('\n')).toEqual([
    'Parametry systemu: MaxLengthExtraContent: value.value: w urzędzie 500, w katalogu 600',
    'Tagi: EN / budgets jest tylko w katalogu',
    'Tagi: EN / budget jest tylko w urzędzie',
    'Banery: PL / Budżet obywatelski: color: w urzędzie „#5e2a79”, w katalogu „#000000”',
    'Banery: PL / Czystsze Powietrze jest tylko w katalogu',
    'Banery: PL / Czyste Powietrze jest tylko w urzędzie',
    '',
  ]);
  const json = JSON.parse((await config('diff', folder, '-o', 'json')).stdout) as unknown[];
  expect(json).toHaveLength(6);
  expect(json[3]).toEqual({
    resource: 'banners',
    title: 'Banery',
    key: ['PL', 'Budżet obywatelski'],
    kind: 'changed',
    fields: [{ path: 'color', from: '#5e2a79', to: '#000000' }],
  });

  expect(await config('apply', folder, '--dry-run')).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('do wykonania 4, odmowy 0 (zmienić 2, dodać 2)'),
  });
  expect((await config('diff', folder)).stdout).toBe(diff.stdout);
  expect(await config('apply', folder)).toMatchObject({ code: 0, stderr: expect.stringContaining('Wykonano 4 z 4') });
  // nothing is deleted without --prune
  expect((await config('diff', folder)).stdout).toBe(
    'Tagi: EN / budget jest tylko w urzędzie\nBanery: PL / Czyste Powietrze jest tylko w urzędzie\n',
  );
  expect(await config('apply', folder, '--prune')).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes') });
  expect(await config('apply', folder, '--prune', '--yes')).toMatchObject({ code: 0 });
  expect(await config('apply', folder, '--prune', '--yes', '-o', 'json')).toMatchObject({ code: 0, stdout: '[]\n' });
  expect(contents(await exported('po'))).toEqual(contents(folder));

  expect(await config('apply', before, '--prune', '--yes')).toMatchObject({ code: 0 });
  expect(contents(await exported('wrocil'))).toEqual(contents(before));
});

test('what moved since the plan was made is refused, the rest is done', async () => {
  const before = await exported('przed');
  const folder = await edited(before);
  const plan = `${bip.home}/plan.ndjson`;
  expect(await config('apply', folder, '--plan', plan)).toMatchObject({ code: 0 });
  const other = `${bip.home}/inny`;
  cpSync(before, other, { recursive: true });
  edit(other, 'banners.yaml', (text) => text.replace('"#5e2a79"', '"#0c5944"'));
  expect(await config('apply', other)).toMatchObject({ code: 0 });
  const run = await bip.run(['apply', plan, '--yes', '-o', 'json']);
  expect(run.code).toBe(5);
  const rows = JSON.parse(run.stdout) as { name: string; outcome: string; errors: string[] }[];
  expect(rows.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'refused', 'done']);
  expect(rows[2]).toMatchObject({
    name: 'Banery: PL / Budżet obywatelski (color)',
    errors: ['Ktoś zmienił to, odkąd powstał plan'],
  });
  expect(await config('apply', before, '--prune', '--yes')).toMatchObject({ code: 0 });
});
