// `--fields` and `--jq` on lists and records, against a real server.
import { expect, test } from 'vitest';
import { withSharedServer } from '../../testing/with-server.ts';

const { bip } = withSharedServer();

const list = ['articles', 'list', '--size', '2', '--quiet'];

test('--fields chooses the columns of a table and of CSV, and the fields of JSON', async () => {
  const fields = [...list, '--fields', 'id,title,translations.isoCode'];
  const [heading = '', first = ''] = (await bip.run([...fields, '-o', 'csv'])).stdout.trim().split(/\r?\n/);
  expect(heading).toBe('id,title,translations.isoCode');
  expect(first).toMatch(/^\d+,.*PL/);
  const rows = JSON.parse((await bip.run([...fields, '-o', 'json'])).stdout);
  expect(rows.map(Object.keys)).toEqual([
    ['id', 'title', 'translations.isoCode'],
    ['id', 'title', 'translations.isoCode'],
  ]);
  expect(rows[0]['translations.isoCode']).toContain('PL');
  expect((await bip.run(fields)).stdout.split('\n')[0]).toMatch(/^id +title +translations\.isoCode$/);
});

test('--jq sees all rows as one array, with ndjson each row; texts are printed as they are', async () => {
  const titles: string[] = JSON.parse((await bip.run([...list, '-o', 'json'])).stdout).map(
    ({ title }: { title: string }) => title,
  );
  expect((await bip.run([...list, '--jq', '.[].title'])).stdout).toBe(`${titles.join('\n')}\n`);
  expect((await bip.run([...list, '--jq', 'length'])).stdout).toBe('2\n');
  expect((await bip.run([...list, '-o', 'ndjson', '--jq', '.title'])).stdout).toBe(`${titles.join('\n')}\n`);
  expect((await bip.run([...list, '--fields', 'title', '--jq', '.[0]'])).stdout).toBe(
    `${JSON.stringify({ title: titles[0] })}\n`,
  );
});

test('articles export and config diff too', async () => {
  const [id = ''] = (await bip.run([...list, '-o', 'ids'])).stdout.split('\n');
  const exported = (...args: string[]) => bip.run(['articles', 'export', id, '-q', ...args]);
  const { title } = JSON.parse((await exported()).stdout);
  expect((await exported('--jq', '.title')).stdout).toBe(`${title}\n`);
  expect((await exported('--fields', 'id', '-o', 'json')).stdout).toBe(`[\n  {\n    "id": ${id}\n  }\n]\n`);
  const folder = `${bip.home}/biuletyn`;
  expect((await bip.run(['config', 'export', folder, '-q'])).code).toBe(0);
  expect(await bip.run(['config', 'diff', folder, '-q', '--jq', 'length'])).toEqual({
    code: 0,
    stdout: '0\n',
    stderr: '',
  });
  await bip.run(['parameters', 'set', 'MaxFileSize', '9']);
  const diff = await bip.run(['config', 'diff', folder, '-q', '--jq', '.[] | .key[0]']);
  expect(diff).toMatchObject({ code: 1, stdout: 'MaxFileSize\n' });
});

test('records too', async () => {
  expect((await bip.run(['whoami', '--jq', '.user.userName'])).stdout).toMatch(/^[\w.-]+\n$/);
  expect((await bip.run(['roles', 'show', 'Redaktor', '--fields', 'name,isSystem'])).stdout).toBe(
    'name: Redaktor\nisSystem: nie\n',
  );
  const doctor = JSON.parse((await bip.run(['doctor', '--json'])).stdout);
  expect([doctor.isOk, doctor.checks.length > 2]).toEqual([true, true]);
});

test('bip api: a list with all its pages, an object and its part', async () => {
  const all = JSON.parse((await bip.run(['api', 'listArticles', '--paginate', '--quiet'])).stdout);
  const total = JSON.parse((await bip.run(['api', 'countArticles', '--quiet'])).stdout);
  expect(all.length).toBeGreaterThan(20);
  expect(Object.keys(total).length).toBeGreaterThan(0);
  expect((await bip.run(['api', 'listArticles', '--paginate', '--quiet', '--jq', 'length'])).stdout).toBe(
    `${all.length}\n`,
  );
  const refused = await bip.run(['api', 'getArticle', '--param', 'id=1', '--paginate']);
  expect([refused.code, refused.stderr]).toEqual([2, 'getArticle nie jest listą ze stronami (--paginate)\n']);
});

test.each([
  [['--fields', 'nie'], 'Wiersz nie ma pola „nie” (--fields). Pola: id, baseArticleId'],
  [['--fields', 'a b'], "błąd: wartość 'a b' opcji '--fields <pola>' jest niepoprawna: oczekiwano nazw pól"],
  [['--fields', 'translations.nie'], 'Wiersz nie ma pola „translations.nie” (--fields). Pola: '],
  [['--fields', 'id,nie', '-o', 'csv'], 'Wiersz nie ma pola „nie”'],
  [
    ['--fields', 'nie', '--title', 'nie ma takiego artykułu'],
    'Wiersz nie ma pola „nie” (--fields). Pola: id, baseArticleId',
  ],
  [['--jq', '.['], 'Wyrażenie --jq: znak 3: wyrażenie urywa się przed końcem'],
])('%j is refused with code 2', async (more, message) => {
  const { code, stdout, stderr } = await bip.run([...list, ...more]);
  expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)]);
});

test('what prints a file of its own, or a list without an end, is refused', async () => {
  for (const args of [
    ['menus', 'export', '--jq', '.'],
    ['languages', 'export', 'EN', '--fields', 'id'],
  ])
    expect(await bip.run(args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('nie wypisuje') });
  const follow = await bip.run(['audit', '--follow', '--jq', '.id']);
  expect([follow.code, follow.stderr]).toEqual([2, expect.stringContaining('Użyj --output ndjson')]);
  const flag = await bip.run(['api', 'downloadRegionFlag', '--param', 'region=PL', '--jq', '.']);
  expect([flag.code, flag.stdout, flag.stderr]).toEqual([1, '', expect.stringContaining('Odpowiedź to plik')]);
});

test('reports and summaries too', async () => {
  expect((await bip.run(['doctor', '--jq', '.isOk'])).stdout).toBe('true\n');
  expect((await bip.run(['doctor', '--fields', 'isOk'])).stdout).toBe('{\n  "isOk": true\n}\n');
  const file = bip.file('tagi.csv', 'name\nz wyrażenia\n');
  const imported = ['dictionaries', 'import', 'tags', file, '--dry-run', '-q'];
  expect((await bip.run([...imported, '--jq', '.[].name'])).stdout).toBe('z wyrażenia\n');
  expect(await bip.run([...imported, '--fields', 'nie'])).toMatchObject({ code: 2, stdout: '' });
});

test('what prints no rows is refused before it is done', async () => {
  const { code, stderr } = await bip.run(['menus', 'add', 'Nie powstanie', '--type', 'pionowe', '--jq', '.']);
  expect([code, stderr]).toEqual([2, 'Polecenie nie wypisuje wierszy, więc --jq nie ma z czego wybierać\n']);
  expect((await bip.run(['menus', 'tree', '-o', 'json'])).stdout).not.toContain('Nie powstanie');
});

test('every operation of the contract is described in Polish', async () => {
  const { stdout } = await bip.run(['api', 'listTags', '--help']);
  expect(stdout).toContain('listTags: Odczyt listy tagów\nGET /api/dictionaries/tags\n');
  expect(stdout).toContain('languageIsoCode    Kod języka: equal, in');
  expect(stdout).toMatch(/Przykład:\n {2}bip api listTags\n$/);
});
