// Bulk work on articles, with the real program against the real server.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDrafts } from '../testing/drafts.ts';
import { withServer } from '../testing/with-server.ts';

const { server, bip } = withServer();

async function ids(...args: string[]): Promise<string[]> {
  const { stdout, code } = await bip.run(['articles', 'list', '--output', 'ids', '--size', '0', ...args]);
  expect(code).toBe(0);
  return stdout.split('\n').filter((line) => line !== '');
}

const statusOf = async (id: string | undefined) =>
  JSON.parse((await bip.run(['articles', 'show', String(id), '--json'])).stdout).status as number;

test('list combines the filters of the web app', async () => {
  const drafts = await ids('--status', 'roboczy', '--created-after', '2020-01-01', '--sort', 'id;asc');
  expect(drafts.length).toBeGreaterThan(3);
  expect(drafts).toEqual([...drafts].sort((a, b) => Number(a) - Number(b)));
  expect(await ids('--filter', `id;in;${drafts.slice(0, 2).join(';')}`)).toHaveLength(2);
  const wrong = await bip.run(['articles', 'list', '--filter', 'kolor;equal;1']);
  expect(wrong).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('nie ma kolumny „kolor”; kolumny: title, status'),
  });
});

test('show prints the main fields, or the whole article as JSON', async () => {
  const [id] = await ids('--status', 'opublikowany');
  const shown = await bip.run(['articles', 'show', String(id)]);
  expect(shown.stdout).toMatch(new RegExp(`^Numer: +${id}\nTytuł: `));
  expect(JSON.parse((await bip.run(['articles', 'show', String(id), '--json'])).stdout)).toMatchObject({ status: 40 });
  expect(await bip.run(['articles', 'show', '999999'])).toMatchObject({ code: 1, stdout: '' });
});

describe('set-status', () => {
  test('takes ids as arguments and from stdin; some are refused', async () => {
    const [first, second, third] = await createDrafts(server, 'Po jednym i z wejścia', 3);
    const [published] = await ids('--status', 'opublikowany');
    const one = await bip.run(['articles', 'set-status', 'zatwierdzony', String(first)]);
    expect(one).toMatchObject({ code: 0, stderr: 'Wykonano 1 z 1\n' });
    expect(await statusOf(first)).toBe(20);

    const input = `${second}\n${published}\n${third}\n${third}\n999999\n`;
    const partial = await bip.run(['articles', 'set-status', 'zatwierdzony', '-', '-o', 'json'], { input });
    expect(partial).toMatchObject({ code: 5, stderr: 'Wykonano 2 z 4, odmowy 2\n' });
    expect(JSON.parse(partial.stdout)).toMatchObject([
      { id: Number(second), outcome: 'done', from: 'Roboczy', to: 'Zatwierdzony', errors: [] },
      { id: Number(published), outcome: 'refused', errors: [expect.stringMatching(/opublikowan/i)] },
      { id: Number(third), outcome: 'done' },
      { id: 999999, outcome: 'refused', errors: ['Nie znaleziono artykułu o numerze 999999'] },
    ]);
    expect(await statusOf(published)).toBe(40);
  });

  test('a dry run prints the rows of the real run and writes nothing; filters and files select articles', async () => {
    const title = 'Próba i wykonanie';
    const drafts = await createDrafts(server, title, 4);
    const remaining = () => ids('--status', 'roboczy', '--title', title, '--sort', 'id;asc');
    const args = ['articles', 'set-status', 'zatwierdzony', '--status', 'roboczy', '--title', title, '-o', 'ndjson'];
    const dryRun = await bip.run([...args, '--dry-run']);
    expect(dryRun.code).toBe(0);
    const planned = dryRun.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(planned.map(({ id }) => String(id))).toEqual(drafts);
    expect(await remaining()).toEqual(drafts);

    const real = await bip.run(args);
    expect(real.code).toBe(0);
    const done = real.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    // what publication would refuse is said before
    expect(done).toEqual(planned.map(({ warnings: _said, ...row }) => ({ ...row, outcome: 'done' })));
    expect(await remaining()).toEqual([]);

    const file = bip.file('numery.txt', drafts.join('\r\n'));
    expect(await bip.run(['articles', 'set-status', 'roboczy', '--file', file])).toMatchObject({ code: 0 });
    expect(await remaining()).toEqual(drafts);
  });

  test('takes a reason and publication dates', async () => {
    const published = (await ids('--status', 'opublikowany')).slice(0, 2);
    const refused = await bip.run(['articles', 'set-status', 'wycofany', ...published]);
    expect(refused).toMatchObject({
      code: 5,
      stdout: expect.stringContaining('Powód wycofania z publikacji jest wymagany'),
    });
    const args = ['articles', 'set-status', 'wycofany', ...published, '--reason', 'omyłka w treści'];
    expect(await bip.run(args)).toMatchObject({ code: 0 });
    expect(await statusOf(published[0])).toBe(50);
    const [log] = JSON.parse(
      (await bip.run(['articles', 'show', String(published[0]), '--json'])).stdout,
    ).changeLogEntries;
    expect(log.changeText).toBe('omyłka w treści');

    const [confirmed, urgent] = await ids(
      '--status',
      'zatwierdzony',
      '--filter',
      'mainMenuElementDisplayText;contains;a',
    );
    const dates = ['--publish-start', '2099-01-02T08:00:00+01:00', '--publish-end', '2099-02-01', '--archive-after'];
    expect(await bip.run(['articles', 'set-status', 'do-publikacji', String(confirmed), ...dates])).toMatchObject({
      code: 0,
    });
    const article = JSON.parse((await bip.run(['articles', 'show', String(confirmed), '--json'])).stdout);
    expect(article).toMatchObject({
      status: 30,
      publishStart: '2099-01-02T07:00:00.000Z',
      archiveAfterPublishEnd: true,
    });
    const now = ['do-publikacji', String(urgent), '--publish-now'];
    expect(await bip.run(['articles', 'set-status', ...now])).toMatchObject({ code: 0 });
    expect(await statusOf(urgent)).toBe(40);
  });

  test('a file of numbers that is no text is refused without showing it', async () => {
    const file = bip.file('numery.txt', Buffer.from([0x31, 0x32, 0x0a, 0xb3, 0xf3, 0x1b]));
    expect(await bip.run(['articles', 'set-status', 'zatwierdzony', '--file', file])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `${file}: uszkodzony znak: tekst musi być w UTF-8\n`,
    });
  });

  test.each([
    [['zatwierdzony'], 'Podaj numery artykułów'],
    [['zatwierdzony', '12', '--status', 'roboczy'], 'wykluczają się'],
    [['zatwierdzony', 'dwanaście'], 'Nie ma artykułu o tytule „dwanaście”'],
    [['gotowy', '12'], 'dozwolone: roboczy'],
    [['zatwierdzony', '12', '--publish-start', 'jutro'], '--publish-start'],
    [['do-publikacji', '12', '--publish-now', '--publish-start', '2099-01-01'], 'nie można łączyć'],
    [['zatwierdzony', '12', '--resume'], 'Nie ma przerwanego wykonania'],
    [['zatwierdzony', '12', '--resume', '--plan', 'p'], "opcji '--plan <plik>' i '--resume' nie można łączyć"],
    [['zatwierdzony', '12', '--dry-run', '--plan', 'p'], "opcji '--plan <plik>' i '--dry-run' nie można łączyć"],
    [['zatwierdzony', '12', '--resume', '--dry-run'], "opcji '--dry-run' i '--resume' nie można łączyć"],
    [['zatwierdzony', '12', '--resum'], '(może chodziło o: --resume?)'],
  ])('%j is a usage error', async (args, message) => {
    const { stderr, ...rest } = await bip.run(['articles', 'set-status', ...args]);
    expect(rest).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});

test('a saved plan refuses articles that have changed since', async () => {
  const [first, second] = await createDrafts(server, 'Zapisany plan', 2);
  const plan = path.join(bip.home, 'plan.ndjson');
  const args = ['articles', 'set-status', 'zatwierdzony', String(first), String(second)];
  expect(await bip.run([...args, '--plan', plan])).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('bip apply'),
  });
  expect(await statusOf(first)).toBe(10);
  expect(readFileSync(plan, 'utf8')).toContain('"etag"');
  for (const status of ['zatwierdzony', 'roboczy']) await bip.run(['articles', 'set-status', status, String(first)]);

  const applied = await bip.run(['apply', plan, '-o', 'json']);
  expect(applied.code).toBe(5);
  expect(JSON.parse(applied.stdout)).toMatchObject([
    { id: Number(first), outcome: 'refused', errors: ['Ktoś zapisał nowsze dane. Odśwież i spróbuj ponownie'] },
    { id: Number(second), outcome: 'done' },
  ]);
  for (const other of ['{}', 'name\nuchwały\n', '']) {
    const file = bip.file('inny', other);
    expect(await bip.run(['apply', file])).toEqual({
      code: 1,
      stdout: '',
      stderr: `${file} nie jest planem polecenia bip\n`,
    });
  }
  const missing = path.join(bip.home, 'nie/ma/plan.ndjson');
  expect(await bip.run([...args, '--plan', missing])).toMatchObject({
    code: 1,
    stderr: `Nie można zapisać pliku ${missing} (ENOENT)\n`,
  });
  const elsewhere = bip.file('obcy.ndjson', readFileSync(plan, 'utf8').replace(server.host, 'https://urzad.example'));
  expect(await bip.run(['apply', elsewhere])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Plan powstał dla'),
  });
});

test('delete accepts drafts only', async () => {
  const [draft, kept] = await createDrafts(server, 'Do usunięcia', 2);
  const [published] = await ids('--status', 'opublikowany');
  const plan = path.join(bip.home, 'usuwanie.ndjson');
  await bip.run(['articles', 'delete', String(kept), '--plan', plan]);
  expect(await bip.run(['articles', 'delete', String(draft)])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--yes'),
  });
  expect((await bip.run(['articles', 'show', String(draft)])).code).toBe(0);
  const removed = await bip.run(['articles', 'delete', String(draft), String(published), '--yes', '-o', 'ndjson']);
  expect(removed.code).toBe(5);
  expect(
    removed.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).outcome),
  ).toEqual(['done', 'refused']);
  expect((await bip.run(['articles', 'show', String(draft)])).code).toBe(1);
  for (const status of ['zatwierdzony', 'roboczy']) await bip.run(['articles', 'set-status', status, String(kept)]);
  expect((await bip.run(['apply', plan])).code).toBe(2);
  expect(await bip.run(['apply', plan, '--yes'])).toMatchObject({
    code: 5,
    stdout: expect.stringContaining('Ktoś zapisał nowsze dane'),
  });
});

test('export writes whole articles, one per line', async () => {
  const published = (await ids('--status', 'opublikowany', '--sort', 'id;asc')).slice(0, 6);
  const { stdout, stderr, code } = await bip.run(['articles', 'export', '-', '--verbose'], {
    input: published.join(' '),
  });
  expect(code).toBe(0);
  // one call for all of them
  expect(stderr.match(/GET \/api\/articles/g)).toHaveLength(1);
  const articles = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(articles.map(({ id }) => String(id))).toEqual(published);
  expect(articles[0]).toHaveProperty('changeLogEntries');
  expect(await bip.run(['articles', 'export', '999999'])).toMatchObject({ code: 1, stdout: '' });
});

test('a finished run leaves no journal', async () => {
  const [draft] = await createDrafts(server, 'Bez dziennika', 1);
  expect((await bip.run(['articles', 'set-status', 'zatwierdzony', String(draft)])).code).toBe(0);
  expect(readdirSync(path.join(bip.home, '.local/state/redakcja-bip/journals'))).toEqual([]);
});
