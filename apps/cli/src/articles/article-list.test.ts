// Lists and single articles, with the real program against the real server.
import { toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { describe, expect, test } from 'vitest';
import { createDrafts } from '../testing/drafts.ts';
import { withSharedServer } from '../testing/with-server.ts';

const { server, bip } = withSharedServer();

describe('list', () => {
  test('prints data to stdout and messages to stderr, in every format', async () => {
    const list = (...args: string[]) => bip.run(['articles', 'list', '--size', '3', ...args]);
    const [table, json, ndjson, csv, plain] = await Promise.all([
      list(),
      list('-o', 'json'),
      list('-o', 'ndjson'),
      list('-o', 'csv'),
      list('-o', 'ids'),
    ]);
    expect(table.stdout).toMatch(/^ID +TYTUŁ +STATUS/);
    expect(table.stderr).toMatch(/^3 z \d+\n$/);
    const rows = JSON.parse(json.stdout) as { id: number; title: string }[];
    expect(rows).toHaveLength(3);
    expect(json.stderr).toBe('');
    expect(
      ndjson.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(rows);
    expect(plain.stdout).toBe(rows.map(({ id }) => `${id}\n`).join(''));
    expect(csv.stdout.split('\r\n')).toHaveLength(5);
    expect(csv.stdout).toMatch(/^ID,TYTUŁ,STATUS,WERSJA,KATEGORIA,PUBLIKACJA OD\r\n/);
  });

  test('system articles are listed where they are asked for', async () => {
    const list = (kind: string, ...args: string[]) =>
      bip.run(['articles', 'list', '--kind', kind, '--size', '0', '-o', 'csv', ...args]);
    const system = await list('systemowe');
    expect(system.stdout).toMatch(/^ID,TYTUŁ,STATUS,WERSJA,KATEGORIA,PUBLIKACJA OD,RODZAJ\r\n/);
    expect(system.stdout).toContain(',Instrukcja korzystania z BIP\r\n');
    expect(system.stdout).not.toContain(',Artykuł\r\n');
    const all = (await list('wszystkie', '--status', 'opublikowany')).stdout;
    for (const kind of ['Artykuł', 'Instrukcja korzystania z BIP']) expect(all).toContain(`,${kind}\r\n`);
    expect(await list('inne')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('zwykłe, systemowe, wszystkie'),
    });
  });

  test('an empty list is [] and not an error', async () => {
    const args = ['articles', 'list', '--title', 'nie-ma-takiego-tytułu', '-o', 'json'];
    expect(await bip.run(args)).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
  });
});

test('a day and an hour of Polish time begin and end the period of creation', async () => {
  const created = await createDrafts(server, 'Chwila utworzenia', 1);
  const found = async (...args: string[]) =>
    (await bip.run(['articles', 'list', '--title', 'Chwila utworzenia', '-o', 'ids', ...args])).stdout.trim();
  const shown = await bip.run(['articles', 'show', created[0] ?? '', '--output', 'json']);
  const [day = ''] = toWarsawText(JSON.parse(shown.stdout).createdDate).split(' ');
  expect(await found('--created-after', day, '--created-before', day)).toBe(created[0]);
  expect(await found('--created-before', `${day} 00:00`)).toBe('');
  expect(await found('--created-after', '2020-01-01 08:00')).toBe(created[0]);
  expect(await bip.run(['articles', 'list', '--created-before', 'kiedyś'])).toMatchObject({ code: 2 });
  const { stdout } = await bip.run(['articles', 'show', created[0] ?? '']);
  expect(stdout).toContain(`Utworzono: ${' '.repeat(14)}${day.split('-').reverse().join('.')} `);
  const json = await bip.run(['articles', 'show', created[0] ?? '', '--output', 'json']);
  expect(JSON.parse(json.stdout)).toMatchObject({ id: Number(created[0]) });
});
