// The archived site of the demo: connection, check and removal, with the real program against the real server.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { credentialsOf } from '../testing/bip.ts';
import { proxyTo } from '../testing/faulty-proxy.ts';
import { inTerminal } from '../testing/terminal.ts';
import { withServer } from '../testing/with-server.ts';

const { server, bip } = withServer();

const archive = (...args: string[]) => bip.run(['archive', ...args]);
const site = (pathname: string) => `${server.host}/archiwum${pathname}`;
const exists = async (pathname: string) => (await archive('check', site(pathname), '-q')).code === 0;
const bundle = (name: string) => path.join(bip.home, name);
const bundles = () => readdirSync(bip.home).filter((name) => name.endsWith('.json'));

beforeAll(async () => {
  expect(await archive('status')).toMatchObject({ stdout: expect.stringContaining('niewczytana') });
  expect(await archive('check', site('/gops'))).toMatchObject({ code: 1, stdout: '' });
  const connected = await archive('connect');
  expect(connected).toMatchObject({ code: 0, stdout: '' });
  expect(connected.stderr).toMatch(/Wczytano mapę strony: \d+ stron\S*, \d+ plik/);
});

test('status shows whether the sitemap is imported', async () => {
  expect(await archive('status')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/wczytana \d{4}-.*zostało: /),
  });
  const { stdout } = await archive('status', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ archiveHost: `${server.host}/archiwum`, isSitemapImported: true });
});

describe('check', () => {
  test.each([
    ['/szkola-podstawowa', 'Usunięte zostaną wszystkie adresy', ['strona', 'podstrona']],
    ['/gops/statut', `Usunięte zostaną również adresy strony nadrzędnej`, ['strona', 'podstrona', 'plik']],
    ['/gops/swiadczenia/wniosek-zasilek.pdf', 'jest załącznikiem', ['plik']],
  ])('%s', async (pathname, message, kinds) => {
    const { code, stdout, stderr } = await archive('check', site(pathname), '-o', 'csv');
    expect(code).toBe(0);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/\nRazem: \d/);
    const [heading, ...rows] = stdout.trim().split('\r\n');
    expect(heading).toBe('RODZAJ,ADRES');
    expect(rows).toContainEqual(expect.stringContaining(`,${site(pathname)}`));
    expect(new Set(rows.map((row) => row.split(',')[0]))).toEqual(new Set(kinds));
  });

  test.each([
    ['/nie-ma', 1, 'Wskazana strona nie istnieje lub została już usunięta'],
    ['abc', 2, 'Podaj poprawny adres URL'],
  ])('%s is refused', async (pathname, code, message) => {
    const refused = await archive('check', pathname.startsWith('/') ? site(pathname) : pathname);
    expect(refused).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) });
  });

  test('is refused without the permission', async () => {
    const refused = await bip.run(['archive', 'check', site('/gops')], { env: credentialsOf('anna.nowak') });
    expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('uprawnień') });
  });
});

test('list searches what is there; pages and files apart', async () => {
  const list = async (...args: string[]) => (await archive('list', ...args, '--size', '0', '-o', 'ids')).stdout.trim();
  const pages = (await list('--search', '/gops', '--kind', 'strona')).split('\n');
  expect(pages).toContain(site('/gops/statut'));
  const files = (await list('--search', '/gops', '--kind', 'plik')).split('\n');
  expect(files).toContain(site('/gops/swiadczenia/wniosek-zasilek.pdf'));
  expect((await list('--search', '/gops')).split('\n').sort()).toEqual([...pages, ...files].sort());
  expect(await archive('list', '--search', 'nie-ma-takiej')).toMatchObject({ code: 0, stderr: '0 z 0\n' });
});

describe('remove', () => {
  test('many pages are one plan from a file: a part of another page counts once, an unknown one is refused', async () => {
    const file = bip.file(
      'strony.txt',
      ['referaty/finanse', 'nie-ma', 'referaty/inwestycje', 'nabor/wyniki-2012']
        .map((one) => site(`/urzad-gminy/${one}`))
        .join('\n'),
    );
    const args = ['remove', '--file', file, '-o', 'json', '--bundle', bundle('wiele.json')];
    expect(await archive('remove', '--file', file)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--yes'),
    });
    const dryRun = await archive(...args, '--dry-run');
    const env = { BIP_HOST: await proxyTo(server, (n) => (n === 2 ? 503 : 'pass')) };
    const real = await bip.run(['archive', ...args, '--yes'], { env });
    expect([dryRun.code, real.code]).toEqual([5, 5]);
    const planned = JSON.parse(dryRun.stdout) as { outcome: string; name: string }[];
    const done = planned.map((row) => (row.outcome === 'planned' ? { ...row, outcome: 'done' } : row));
    expect(JSON.parse(real.stdout)).toEqual(done);
    expect(done[0]).toMatchObject({
      name: site('/urzad-gminy/nie-ma'),
      errors: [expect.stringContaining('nie istnieje')],
    });
    const written = JSON.parse(readFileSync(bundle('wiele.json'), 'utf8')) as { sites: string[] }[];
    expect(written).toHaveLength(2);
    for (const { name } of done.slice(1)) expect(await archive('check', name)).toMatchObject({ code: 1 });
  });

  test('a dry run prints the rows of the real run and removes nothing', async () => {
    const args = ['remove', site('/biblioteka'), '-o', 'json'];
    const dryRun = await archive(...args, '--dry-run');
    expect(dryRun).toMatchObject({ code: 0, stderr: expect.stringContaining('Niczego nie zmieniono') });
    expect(bundles()).toEqual([]);
    expect(await exists('/biblioteka/filie')).toBe(true);

    const real = await archive(...args, '--yes');
    const file = bundle(`usuniete-localhost-${new URL(server.host).port}-archiwum-biblioteka.json`);
    expect(real).toMatchObject({ code: 0, stderr: expect.stringContaining(`Spis usuniętych adresów: ${file}`) });
    const rows = JSON.parse(dryRun.stdout) as { outcome: string; name: string; from: string }[];
    expect(JSON.parse(real.stdout)).toEqual(rows.map((row) => ({ ...row, outcome: 'done' })));
    const namesOf = (kind: string) => rows.filter(({ from }) => from === kind).map(({ name }) => name);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      site: site('/biblioteka'),
      sites: namesOf('strona'),
      subs: namesOf('podstrona'),
      files: namesOf('plik'),
    });
    expect(rows.length).toBeGreaterThan(2);
    const removed = await archive('gone', '--size', '0', '-o', 'ids', '--sort', 'address;asc');
    expect(removed.stdout.trim().split('\n')).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
    const newest = await archive('gone', '--filter', `address;equal;${site('/biblioteka')}`);
    expect(newest).toMatchObject({ code: 0, stderr: '1 z 1\n' });
    expect(newest.stdout).toMatch(
      /^ADRES +USUNIĘTO +KTO\nhttp\S+\/biblioteka +\d{4}-\d\d-\d\d \d\d:\d\d:\d\d +administrator\n$/,
    );
    expect(await exists('/biblioteka')).toBe(false);
    expect(await exists('/biblioteka/filie')).toBe(false);
    expect(await archive('remove', site('/biblioteka'), '--yes', '--bundle', 'inny.json')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'Wskazana strona nie istnieje lub została już usunięta\n',
    });
  });

  test('on a terminal only the typed address removes the site', async () => {
    const args = ['archive', 'remove', site('/kontakt'), '--bundle', bundle('kontakt.json')];
    for (const [answer, code] of [
      ['tak\n', 1],
      ['\u0003', 130],
      [`${site('/kontakt')}\n`, 0],
    ] as const) {
      const terminal = inTerminal(args, bip.env);
      await terminal.waitFor(/Przepisz adres strony/);
      expect(existsSync(bundle('kontakt.json'))).toBe(false);
      terminal.type(answer);
      const { code: exitCode, screen } = await terminal.end;
      expect(exitCode).toBe(code);
      expect(screen).toMatch(/1 +strona +usunięto +do usunięcia +http/);
      expect(screen).toContain(code === 0 ? 'Wykonano 1 z 1' : 'Nic nie zmieniono');
      expect(await exists('/kontakt')).toBe(code !== 0);
    }
  });

  test.each([
    ['without --yes and without a terminal', [], 2, '--yes'],
    ['when the bundle cannot be written', ['--yes', '--bundle', '/nie/ma/takiego.json'], 1, 'ENOENT'],
    ['when the bundle already exists', ['--yes', '--bundle', '/etc/hosts'], 1, 'już istnieje'],
  ])('nothing is removed %s', async (_, args, code, message) => {
    const refused = await archive('remove', site('/rada-gminy'), ...args);
    expect(refused).toMatchObject({ code, stderr: expect.stringContaining(message) });
    expect(await exists('/rada-gminy')).toBe(true);
  });

  test('a saved plan is refused after one of its addresses has changed', async () => {
    const plan = bundle('plan.ndjson');
    const args = [site('/szkola-podstawowa'), '--bundle', bundle('szkola.json')];
    expect(await archive('remove', ...args, '--plan', plan)).toMatchObject({ code: 0 });
    const file = site('/gops/swiadczenia/wniosek-zasilek.pdf');
    const other = bundle('plan-gops.ndjson');
    await archive('remove', site('/gops'), '--bundle', bundle('gops.json'), '--plan', other);
    expect(await archive('remove', file, '--yes', '--bundle', bundle('plik.json'))).toMatchObject({ code: 0 });

    const stale = await bip.run(['apply', other, '--yes', '-o', 'json']);
    expect(stale.code).toBe(5);
    for (const row of JSON.parse(stale.stdout)) expect(row).toMatchObject({ outcome: 'refused' });
    expect(existsSync(bundle('gops.json'))).toBe(false);
    expect(await exists('/gops')).toBe(true);

    expect(await bip.run(['apply', plan, '--yes', '-q'])).toMatchObject({ code: 0 });
    expect(JSON.parse(readFileSync(bundle('szkola.json'), 'utf8'))).toMatchObject({ site: site('/szkola-podstawowa') });
    expect(await exists('/szkola-podstawowa')).toBe(false);
  });

  test('after a lost response --resume finds the removal already done', async () => {
    const lost = await proxyTo(server, (n) => (n === 1 ? 'drop response' : 'pass'));
    const args = ['remove', site('/gops'), '--yes', '--bundle', bundle('gops.json')];
    const broken = await bip.run(['archive', ...args, '--retries', '0'], { env: { BIP_HOST: lost } });
    expect(broken).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Aby dokończyć: bip archive remove .*--resume/),
    });
    const names = JSON.parse(readFileSync(bundle('gops.json'), 'utf8')) as { sites: string[] };
    expect(names.sites).toContain(site('/gops'));
    const resumed = await bip.run(['archive', ...args, '--resume'], { env: { BIP_HOST: lost } });
    expect(resumed).toMatchObject({ code: 0, stdout: expect.stringContaining('usunięto') });
    expect(JSON.parse(readFileSync(bundle('gops.json'), 'utf8'))).toEqual(names);
  });
});
