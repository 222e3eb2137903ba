// `bip config`, with the real program against the real server.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { automat } from '../testing/bip.ts';
import { TestServer } from '../testing/test-server.ts';
import { withServer } from '../testing/with-server.ts';
import { addFiles, completeBulletin, contentsOf, editText } from './testing/folders.ts';

const { server, bip } = withServer();
const empty = new TestServer({ isDemo: false });
beforeAll(() => empty.start());
afterAll(() => empty.remove());

const config = (...args: string[]) => bip.run(['config', ...args]);

async function exported(name: string): Promise<string> {
  const folder = `${bip.home}/${name}`;
  expect(await config('export', folder)).toMatchObject({ code: 0, stdout: '' });
  return folder;
}

/** An export with changes of each kind. */
async function edited(from: string): Promise<string> {
  const folder = `${bip.home}/zmieniony`;
  cpSync(from, folder, { recursive: true });
  editText(folder, 'parameters.yaml', (text) => text.replace('value: 500', 'value: 600'));
  editText(folder, 'tags.yaml', (text) => text.replace('- name: budget\n', '- name: budgets\n'));
  editText(folder, 'banners.yaml', (text) =>
    text.replace('"#5e2a79"', '"#000000"').replace('- name: Czyste ', '- name: Czystsze '),
  );
  return folder;
}

test('an office that nobody changed gives the same bytes and no difference', async () => {
  const first = await exported('pierwszy');
  const second = await exported('drugi');
  expect(contentsOf(second)).toEqual(contentsOf(first));
  expect(Object.keys(contentsOf(first))).toContain('bip-config.yaml');
  expect(await config('diff', first)).toMatchObject({ code: 0, stdout: '', stderr: 'Bez różnic\n' });
  expect(await config('apply', first, '--dry-run', '-o', 'json')).toMatchObject({ code: 0, stdout: '[]\n' });
});

test('differences are reported, applied and reverted', async () => {
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
  expect(contentsOf(await exported('po'))).toEqual(contentsOf(folder));

  expect(await config('apply', before, '--prune', '--yes')).toMatchObject({ code: 0 });
  expect(contentsOf(await exported('wrocil'))).toEqual(contentsOf(before));
});

test('what moved since the plan was made is refused, the rest is done', async () => {
  const before = await exported('przed');
  const folder = await edited(before);
  const plan = `${bip.home}/plan.ndjson`;
  expect(await config('apply', folder, '--plan', plan)).toMatchObject({ code: 0 });
  const other = `${bip.home}/inny`;
  cpSync(before, other, { recursive: true });
  editText(other, 'banners.yaml', (text) => text.replace('"#5e2a79"', '"#0c5944"'));
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

test('an empty office becomes the same bulletin, also when the work is killed in the middle', async () => {
  const folder = await exported('biuletyn');
  completeBulletin(folder);
  addFiles(folder);
  const env = { BIP_HOST: empty.host };
  const killed = bip.start(['config', 'apply', folder, '--verbose'], { env });
  await killed.waitForStderr(/POST \/api\/settings\/bookmarks/);
  killed.child.kill('SIGKILL');
  await killed.end;
  const resumed = await bip.run(['config', 'apply', folder, '--resume'], { env });
  expect(resumed).toMatchObject({ code: 0, stderr: expect.stringMatching(/Wykonano \d+ z \d+ /) });

  expect(await bip.run(['config', 'diff', folder], { env })).toMatchObject({ code: 0, stdout: '' });
  const copy = `${bip.home}/kopia`;
  expect(await bip.run(['config', 'export', copy], { env })).toMatchObject({ code: 0 });
  expect(contentsOf(copy)).toEqual(contentsOf(folder));
  const again = await bip.run(['config', 'apply', folder, '--prune', '--yes', '-o', 'json'], { env });
  expect(again).toMatchObject({ code: 0, stdout: '[]\n' });
});

test('offices are compared by their profiles', async () => {
  mkdirSync(`${bip.home}/redakcja-bip`, { recursive: true });
  for (const [name, { host }] of Object.entries({ jasionka: server, rzeszow: empty, lublin: server }))
    writeFileSync(
      `${bip.home}/redakcja-bip/${name}.json`,
      JSON.stringify({ host, issuer: host, accessToken: 'x', expiresAt: 0, refreshToken: null }),
      { mode: 0o600 },
    );
  const drift = (...profiles: string[]) =>
    bip.run(['config', 'diff', ...profiles.flatMap((one) => ['--profile', one])], {
      env: { ...automat, BIP_HOST: '' },
    });
  expect(await drift('jasionka', 'lublin')).toMatchObject({ code: 0, stdout: '' });
  const tag = JSON.stringify({ name: 'tylko w Rzeszowie', languageId: 1 });
  await bip.run(['api', 'createTag', '--body', tag], { env: { BIP_HOST: empty.host } });
  const found = await drift('jasionka', 'rzeszow', 'lublin');
  expect(found.code).toBe(1);
  expect(found.stdout).toMatch(/UserManual: value\.userManual\.file: jasionka brak, rzeszow \{.+\}, lublin brak\n/);
  expect(found.stdout).toContain('Tagi: PL / tylko w Rzeszowie: jest w rzeszow, nie ma w jasionka, lublin\n');
  expect(await drift('jasionka')).toMatchObject({ code: 2, stdout: '' });
  expect(await config('diff', '--profile', 'jasionka', '--profile', 'lublin')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('BIP_HOST'),
  });
});

test('what leads to articles and system records of another office is refused, or left out and named', async () => {
  const folder = await exported('z-linkami');
  editText(folder, 'tiles.yaml', (text) =>
    text.replace(
      /(displayText: Sesje rady\n[\s\S]*?)linkType: Category\n([\s\S]*?)articleTranslation: null\n {2}menuElement:\n(?: {4}- .*\n)+/,
      '$1linkType: Article\n$2articleTranslation: [PL, Terminy sesji]\n  menuElement: null\n',
    ),
  );
  editText(folder, 'rss-channels.yaml', (text) =>
    text.replace('- Budżet i podatki', '- Budżet i podatki\n    - - PL\n      - Z innego urzędu'),
  );
  editText(folder, 'bookmarks.yaml', (text) =>
    text.replace('displayText: Ostatnio dodane', 'displayText: Z innego urzędu'),
  );
  editText(folder, 'menus.yaml', (text) =>
    text.replace(/( *)- displayText: Konsultacje społeczne\n/, '$&$1  linkToArticle: [PL, Terminy sesji]\n'),
  );
  const env = { BIP_HOST: empty.host };
  const refused = await bip.run(['config', 'apply', folder], { env });
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr.split('\n').slice(1)).toEqual([
    '  menus.yaml, wiersz 31: nie ma pozycji „PL / Terminy sesji” (articles), ani w plikach, ani w urzędzie',
    '  tiles.yaml, wiersz 54: nie ma pozycji „PL / Terminy sesji” (articles), ani w plikach, ani w urzędzie',
    '  rss-channels.yaml, wiersz 26: nie ma pozycji „PL / Z innego urzędu” (bookmarks), ani w plikach, ani w urzędzie',
    '  Artykułów i pozycji systemowych ten plik nie wniesie. Pominąć to, co do nich prowadzi: --skip-missing-links',
    '',
  ]);
  const applied = await bip.run(['config', 'apply', folder, '--skip-missing-links', '--prune', '--yes'], { env });
  expect(applied).toMatchObject({ code: 0 });
  for (const line of [
    'Pominięte, bo urząd tego nie ma: 4\n',
    '  Zakładki: PL / Z innego urzędu: pozycja systemowa, urząd jej nie ma, a dodać jej nie można\n',
    'Konsultacje społeczne: tylko to, co prowadzi do: Artykuły: PL / Terminy sesji\n',
    '  Kafle: PL / Sesje rady: pozycja w całości, bo prowadzi do: Artykuły: PL / Terminy sesji\n',
    '  Kanały RSS: PL / Ogłoszenia: tylko to, co prowadzi do: Zakładki: PL / Z innego urzędu\n',
  ])
    expect(applied.stderr).toContain(line);
  const diff = await bip.run(['config', 'diff', folder, '--skip-missing-links'], { env });
  expect(diff).toMatchObject({ code: 0, stdout: '' });
});
