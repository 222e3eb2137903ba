// `bip articles check`, with the real program against the real server.
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withSharedServer } from '../testing/with-server.ts';

const { bip } = withSharedServer();

const input = {
  title: 'Wykaz osób',
  shortDescription: 'Wykaz',
  content: '<h2>Wykaz</h2><h4>Osoby</h4><p>Jan, PESEL 44051401359, tel. 600 100 200</p>',
  baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
  baseArticleAuthorName: 'brak',
  baseArticleInformationCreated: '2026-01-20T07:30:00.000Z',
};

async function create(changes: Partial<typeof input> = {}): Promise<number> {
  const { stdout } = await bip.run(['api', 'createArticle', '--body', JSON.stringify({ ...input, ...changes })]);
  return (JSON.parse(stdout) as { id: number }).id;
}

const check = (...args: string[]) => bip.run(['articles', 'check', ...args]);

test('names what is missing and what is wrong, without the number', async () => {
  const id = String(await create());
  const { code, stdout, stderr } = await check(id, '-o', 'csv');
  expect(code).toBe(1);
  for (const text of [
    'Brak,"Podaj osobę, która wytworzyła informację"',
    'Błąd,kolejność nagłówków,Osoby',
    'Błąd,numer PESEL,44•••',
    'Uwaga,numer telefonu',
  ])
    expect(stdout).toContain(text);
  expect(stdout + stderr).not.toContain('051401359');
  expect(stderr).toContain('Sprawdzono: 1, braki: 2, błędy: 2, uwagi: 1');
  const errors = await check(id, '--errors', '-o', 'ids');
  expect(errors.stdout.trim().split('\n')).toHaveLength(4);
});

test('a number in the title is not shown in its column', async () => {
  const { stdout, stderr } = await check(String(await create({ title: 'Decyzja 44 05 14 01359' })), '-o', 'csv');
  expect(stdout).toContain(',Decyzja 44•••,Błąd,numer PESEL,');
  expect((stdout + stderr).replaceAll(' ', '')).not.toContain('051401359');
});

test('a plan says what a reason of each article covers, what dates are lost, and what publication will refuse', async () => {
  const categories = JSON.parse((await bip.run(['api', 'searchCategories', '--param', 'size=1'])).stdout);
  const publishStart = '2099-01-02T07:00:00.000Z';
  const whole = { ...input, baseArticleAuthorName: 'Jan Kowalski', categories: [categories[0].id], publishStart };
  const made = await bip.run(['api', 'createArticle', '--body', JSON.stringify(whole)]);
  const [first, second] = [String(JSON.parse(made.stdout).id), String(await create())];
  const set = (status: string, ...more: string[]) =>
    bip.run(['articles', 'set-status', status, first, second, '-o', 'csv', ...more]);
  const publish = (...more: string[]) => set('do-publikacji', '--publish-now', ...more);
  const confirmed = await set('zatwierdzony', '--dry-run');
  expect(confirmed.stdout).toMatch(/przy publikacji: .*numer PESEL/);
  expect(confirmed.stdout).toContain('przy publikacji: Podaj osobę, która wytworzyła informację');
  const unexplained = await publish('--dry-run');
  expect(unexplained).toMatchObject({ code: 5, stdout: expect.stringContaining('albo napisz powód publikacji') });
  const shared = await publish('--dry-run', '--reason', 'wyrok nakazuje publikację');
  expect(shared).toMatchObject({ stdout: expect.stringContaining('podaj powód publikacji przy tym artykule') });
  const reason = ['--reason-for', `${first}=wyrok nakazuje publikację`];
  const planned = await publish('--dry-run', ...reason);
  expect(planned.stdout).toContain(
    '"mimo błędów: kolejność nagłówków, numer PESEL; zastąpi daty z karty: od 02.01.2099 08:00"',
  );
  expect(planned.stderr).toBe('Próba: do wykonania 1, odmowy 1, mimo błędów 1. Niczego nie zmieniono\n');
  expect(planned.stdout).toContain('Podaj osobę, która wytworzyła informację');
  expect((await set('do-publikacji', ...reason)).stderr).toBe('Wykonano 1 z 2, odmowy 1, mimo błędów 1\n');
  const shown = JSON.parse((await bip.run(['articles', 'show', first, '--json'])).stdout);
  expect(shown).toMatchObject({ status: 30, publishStart });
  expect(shown.changeLogEntries[0].changeText).toBe('wyrok nakazuje publikację');
});

test('a killed run is resumed with the rest', async () => {
  const file = path.join(bip.home, 'sprawdzone.txt');
  const ids = [await create(), await create(), await create()].map(String);
  const first = await check(...ids, '--resume', file);
  expect(first.stderr).toContain('Sprawdzono: 3');
  // killed while it wrote the last line
  truncateSync(file, readFileSync(file).length - 2);
  const second = await check(...ids, '--resume', file);
  // what was found before belongs to the report, and to its exit code
  const whole = first.stderr.replace('Sprawdzono: 3', 'Sprawdzono: 1, wcześniej: 2');
  expect(second).toEqual({ ...first, stderr: whole });
  const third = await check(...ids, '--resume', file);
  expect(third).toEqual({ ...first, stderr: whole.replace('1, wcześniej: 2', '0, wcześniej: 3') });
  writeFileSync(file, 'tytuł\n');
  expect(await check(...ids, '--resume', file)).toMatchObject({ code: 1 });
});

test('the whole bulletin', async () => {
  const { code, stderr } = await check('--all', '--errors');
  expect(code).toBe(1);
  expect(stderr).toMatch(/Sprawdzono: [1-9]\d+/);
  expect((await check()).code).toBe(2);
  const narrowed = await check('--all', '--status', 'roboczy');
  expect([narrowed.code, narrowed.stderr]).toEqual([2, expect.stringContaining('--all i filtry wykluczają się')]);
});
