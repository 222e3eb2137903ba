// Articles out of one server and into another, with the real program: what is exported again is the same, byte for byte.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changeLogDescriptions } from '@redakcja/domain/articles/history/change-log';
import { slugOf } from '@redakcja/domain/shared/text/slug';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { automat } from '../../testing/bip.ts';
import { proxyTo } from '../../testing/faulty-proxy.ts';
import { HeldRequest } from '../../testing/held-request.ts';
import { TestServer } from '../../testing/test-server.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, bip } = withServer();
const other = new TestServer();
beforeAll(() => other.start());
afterAll(() => other.remove());

const run = (...args: string[]) => bip.run(['articles', ...args]);
const elsewhere = { BIP_HOST: '', ...automat };
const there = (...args: string[]) => bip.run(['articles', ...args], { env: { ...elsewhere, BIP_HOST: other.host } });
const at = (name: string) => path.join(bip.home, name);

function contentsOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const names = files.map((one) => path.relative(folder, path.join(one.parentPath, one.name))).sort();
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name)).toString('base64')]));
}

/** The other server has the same demonstration: under other keys the articles are new to it, but for the system articles. */
function withOtherKeys(folder: string): void {
  const articles = path.join(folder, 'articles');
  for (const name of readdirSync(articles)) {
    const text = readFileSync(path.join(articles, name), 'utf8').replace(/"key": "(?!system-)/g, '"key": "kopia-');
    rmSync(path.join(articles, name));
    writeFileSync(path.join(articles, name.startsWith('system-') ? name : `kopia-${name}`), text);
  }
  const order = path.join(folder, 'order.json');
  const orders = JSON.parse(readFileSync(order, 'utf8')) as { articles: string[] }[];
  const renamed = orders.map((one) => ({ ...one, articles: one.articles.map((key) => `kopia-${key}`) }));
  writeFileSync(order, `${JSON.stringify(renamed, null, 2)}\n`);
}

/** Without what the import has added to their change logs. */
function withoutTakeover(folder: string): void {
  for (const name of readdirSync(path.join(folder, 'articles'))) {
    const file = path.join(folder, 'articles', name);
    const article = JSON.parse(readFileSync(file, 'utf8'));
    for (const { history } of article.versions)
      history.changeLog = history.changeLog.filter(
        ({ description }: { description: string }) => description !== changeLogDescriptions.takenOver,
      );
    writeFileSync(file, `${JSON.stringify(article, null, 2)}\n`);
  }
}

const listed = ['--size', '0', '-o', 'ids'];

test('the articles of an office are exported, imported elsewhere, and exported again the same', async () => {
  const exported = await run('export', '--all', '--folder', at('a'));
  expect(exported).toMatchObject({ code: 0, stderr: expect.stringMatching(/^Wyeksportowano: \d+, pliki: \d+\n$/) });
  withOtherKeys(at('a'));
  const before = contentsOf(at('a'));
  const own = (await there('list', ...listed)).stdout.trim().split('\n');
  // what was public there is asked what a publication is asked here
  const asked = await there('import', at('a'), '--dry-run', '-o', 'csv');
  expect(asked).toMatchObject({ code: 5, stdout: expect.stringContaining('by ją zatrzymało (skan bez tekstu)') });
  const pastGate = ['--past-gate', 'przeniesienie biuletynu'];
  const planned = await there('import', at('a'), ...pastGate, '--dry-run', '-o', 'csv');
  expect(planned).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('mimo błędów: skan bez tekstu'),
    stderr: expect.stringMatching(
      /^Próba: do wykonania \d+, odmowy 0, mimo błędów [1-9]\d* \(utworzenie \d+, bez zmian 12, kolejność \d+\)/,
    ),
  });
  const imported = await there('import', at('a'), ...pastGate);
  expect(imported).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(
      /^Wykonano \d+ z \d+, pominięto \d+, mimo błędów [1-9]\d* \(utworzenie \d+, kolejność \d+\)\n$/,
    ),
  });
  const now = (await there('list', ...listed)).stdout.trim().split('\n');
  const fresh = now.filter((id) => !own.includes(id));
  const system = (await there('list', '--kind', 'systemowe', ...listed)).stdout.trim().split('\n');
  expect((await there('export', ...fresh, ...system, '--folder', at('b'))).code).toBe(0);
  withoutTakeover(at('b'));
  expect(contentsOf(at('b'))).toEqual(before);
  const again = await there('import', at('a'));
  expect(again).toMatchObject({ code: 0, stderr: expect.stringMatching(/^Wykonano 0 z (\d+), pominięto \1\n$/) });
});

const fields = {
  shortDescription: 'Opis',
  baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
  baseArticleAuthorName: 'Jan Kowalski',
  baseArticleInformationCreated: '2026-01-20 08:30',
};
const defaults = Object.entries(fields).flatMap(([name, value]) => ['--default', `${name}=${value}`]);

test('Markdown, HTML and JSON become articles, and their changes changes', async () => {
  const folder = at('teksty');
  mkdirSync(path.join(folder, 'pliki'), { recursive: true });
  writeFileSync(path.join(folder, 'pliki/umowa.txt'), 'Treść umowy');
  const markdown =
    '---\nattachments: [pliki/umowa.txt]\nstatus: zatwierdzony\n---\n# Regulamin „A&B”\n\nZwykły **tekst**.\n';
  writeFileSync(path.join(folder, 'regulamin nr 1.md'), markdown);
  const page =
    '<html><head><title>Strona\n&amp; inne</title><meta name="description" content="Stara strona"></head><body><p>Treść</p></body></html>';
  writeFileSync(path.join(folder, 'strona.html'), page);
  writeFileSync(
    path.join(folder, 'zbior.ndjson'),
    `${JSON.stringify({ key: 'z-1', title: 'Z pliku', content: '<p>1</p>' })}\n`,
  );
  const imported = await run('import', folder, ...defaults, '-o', 'csv');
  expect(imported).toMatchObject({ code: 0, stderr: expect.stringContaining('Wykonano 3 z 3 (utworzenie 3)') });
  expect((await run('import', folder, ...defaults)).stderr).toBe('Wykonano 0 z 3, pominięto 3\n');
  const [id = ''] = (await run('list', '--title', 'Regulamin „A&B”', '-o', 'ids')).stdout.trim().split('\n');
  const shown = JSON.parse((await run('show', id, '--json')).stdout);
  expect(shown).toMatchObject({
    status: 20,
    content: '<p>Zwykły <strong>tekst</strong>.</p>',
    attachments: [{ filename: 'umowa.txt', displayName: 'umowa' }],
    baseArticleInformationCreated: '2026-01-20T07:30:00.000Z',
  });
  writeFileSync(path.join(folder, 'strona.html'), page.replace('Treść', 'Nowa treść'));
  const plan = at('plan.ndjson');
  const planned = await run('import', folder, ...defaults, '--plan', plan, '-o', 'csv');
  expect(planned.stdout).toContain('jest,zmiana,do wykonania,Strona & inne');
  expect((await bip.run(['apply', plan])).stderr).toContain('Wykonano 1 z 3, pominięto 2 (zmiana 1)');
});

test('wrong articles are named by their file and row, and what changed since the plan is refused', async () => {
  const row = (more: object) => JSON.stringify({ title: 'A', content: '<p>a</p>', ...fields, ...more });
  const rows = [
    row({ key: 'w-1' }),
    row({ key: 'w-2', tytuł: 'B' }),
    row({}),
    '{',
    row({ key: 'w-1' }),
    row({ key: 'w-5', title: 7 }),
    JSON.stringify({
      key: 'w-6',
      niema: 5,
      versions: [{ language: 'PL', title: 'A', content: '<p>a</p>', ...fields }],
    }),
    row({ key: 'w-7', title: 'Dzwo\u0007nek' }),
    // an end of a line to some readers
    row({ key: 'w-8', content: '<p>a\u2028b</p>' }),
  ];
  const wrong = bip.file('zle.ndjson', rows.join('\n'));
  const refused = await run('import', wrong);
  expect(refused).toMatchObject({ code: 5, stderr: expect.stringContaining('Wykonano 2 z 9, odmowy 7') });
  for (const error of [
    'zle.ndjson, wiersz 2: nieznane pole tytuł',
    'zle.ndjson, wiersz 3: brak klucza (key)',
    'zle.ndjson, wiersz 4: to nie jest poprawny JSON',
    'zle.ndjson, wiersz 5: klucz w-1 ma już zle.ndjson, wiersz 1',
    'zle.ndjson, wiersz 6: pole title: oczekiwano tekstu',
    'zle.ndjson, wiersz 7: nieznane pole niema',
    'zle.ndjson, wiersz 8: pole title: Pole zawiera niedozwolony znak U+0007 za „Dzwo”',
  ])
    expect(refused.stderr).toContain(error);
  expect(refused.stderr).toContain('Odmowa: zle.ndjson, wiersz 3: brak klucza');
  const plan = at('p.ndjson');
  const changed = (content: string) => bip.file('w.ndjson', row({ key: 'w-1', content }));
  expect((await run('import', changed('<p>b</p>'), '--plan', plan)).code).toBe(0);
  expect((await run('import', changed('<p>c</p>'))).code).toBe(0);
  const late = await bip.run(['apply', plan]);
  expect(late).toMatchObject({ code: 5, stdout: expect.stringContaining('Ktoś zapisał nowsze dane') });
});

test.each([
  ['before the server has seen the articles', async (call: HeldRequest) => call.hold()],
  ['before it has read the answer', async (call: HeldRequest) => ({ afterwards: () => void call.hold() })],
])('killed with SIGKILL %s, an import is resumed: each article is there once', async (name, behaviour) => {
  const title = `Zabity ${name}`;
  const row = (_: unknown, i: number) =>
    JSON.stringify({ key: `${slugOf(name)}-${i}`, title, content: '<p>a</p>', ...fields });
  const args = ['articles', 'import', bip.file('wiele.ndjson', Array.from({ length: 251 }, row).join('\n'))];
  const call = new HeldRequest();
  const writes = ['POST /api/articles/portable'];
  const host = await proxyTo(server, (n) => (n === 2 ? (behaviour(call) as never) : 'pass'), writes);
  const run = bip.start(args, { env: { BIP_HOST: host } });
  await call.arrived;
  run.child.kill('SIGKILL');
  await run.end;
  call.release();
  const resumed = await bip.run([...args, '--resume'], { env: { BIP_HOST: host } });
  expect(resumed).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/^Wykonano \d+ z \d+ \(utworzenie \d+\)\n$/),
  });
  const ids = (await bip.run(['articles', 'list', '--title', title, ...listed])).stdout.trim().split('\n');
  expect(ids).toHaveLength(251);
  expect((await bip.run(args)).stderr).toBe('Wykonano 0 z 251, pominięto 251\n');
});

test('files that are missing, changed or outside of the folder are refused, and an export is not written over other files', async () => {
  const file = (more: object) =>
    bip.file('x.json', JSON.stringify({ key: 'x', title: 'A', content: '<p>a</p>', ...fields, ...more }));
  const outside = await run('import', file({ attachments: ['../../etc/passwd'] }));
  expect(outside).toMatchObject({ code: 5, stderr: expect.stringContaining('leży poza katalogiem') });
  const none = await run('import', file({ content: '<img alt="a" src="nie-ma.png">' }));
  expect(none).toMatchObject({ code: 5, stderr: expect.stringContaining('nie ma pliku nie-ma.png') });
  const hash = `files/${'0'.repeat(64)}.txt`;
  mkdirSync(at('files'));
  writeFileSync(at(hash), 'co innego');
  const attachment = { file: hash, filename: 'a.txt', displayName: 'a' };
  const swapped = await run('import', file({ attachments: [attachment] }));
  expect(swapped).toMatchObject({ code: 5, stderr: expect.stringContaining('zmienił się') });
  rmSync(at('files'), { recursive: true });
  const part = at('czesc');
  mkdirSync(path.join(part, 'articles'), { recursive: true });
  writeFileSync(path.join(part, 'order.json'), '[]');
  writeFileSync(path.join(part, 'articles/x.json'), '{}');
  const headless = await run('import', part);
  expect(headless).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('bez pliku bip-articles.json'),
  });
  const full = await run('export', '--all', '--folder', bip.home);
  expect(full).toMatchObject({ code: 2, stderr: expect.stringContaining('nie jest pusty') });
  expect(await run('import', at('nie-ma'))).toMatchObject({ code: 2, stdout: '' });
});
