// A folder from a stranger: nothing outside of it becomes an article or its attachment, whatever leads there.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { withSharedServer } from '../../testing/with-server.ts';

const { bip } = withSharedServer();
const at = (name: string) => path.join(bip.home, name);
const given = (name: string) => at(`obce/${name}`);
const article = (more = {}) =>
  JSON.stringify({
    key: 'obcy',
    title: 'Obcy',
    language: 'PL',
    shortDescription: 'Skrót.',
    content: '<p>a</p>',
    baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
    baseArticleAuthorName: 'Jan Kowalski',
    baseArticleInformationCreated: '2026-01-20T07:30:00.000Z',
    attachments: ['zal.txt'],
    ...more,
  });

beforeEach(() => {
  mkdirSync(given('articles'), { recursive: true });
  mkdirSync(given('files'));
  writeFileSync(at('tajne.txt'), 'tajne');
  writeFileSync(at('tajne.json'), article({ attachments: [] }));
});

const link = /prowadzi dowiązanie, a te nie są dozwolone/;
const hash = `files/${'0'.repeat(64)}.txt`;
const named = { file: hash, filename: 'a.txt', displayName: 'a' };
const own = (content = article()) => writeFileSync(given('a.json'), content);

/** An export of one article, which a link replaces afterwards. */
function asExport(): void {
  writeFileSync(given('bip-articles.json'), '{"format":1,"articles":1}');
  writeFileSync(given('order.json'), '[]');
  writeFileSync(given('articles/obcy.json'), article({ attachments: [] }));
}
function replaced(name: string, target: string): void {
  rmSync(given(name), { recursive: true, force: true });
  symlinkSync(target, given(name));
}
function sparse(name: string): void {
  writeFileSync(given(name), '');
  truncateSync(given(name), 1e9);
}

const picture = '<img alt="a" src="o.png">';
const nothing = () => undefined;

const traps: [string, () => void, () => void, RegExp][] = [
  ['a linked attachment', own, () => replaced('zal.txt', at('tajne.txt')), link],
  ['a linked folder', () => own(article({ attachments: ['x/tajne.txt'] })), () => replaced('x', bip.home), link],
  ['a linked picture', () => own(article({ content: picture })), () => replaced('o.png', at('tajne.txt')), link],
  [
    'a linked file of an export',
    () => own(article({ attachments: [named] })),
    () => replaced(hash, at('tajne.txt')),
    link,
  ],
  ['a linked article', nothing, () => replaced('b.json', at('tajne.json')), link],
  ['a linked article of an export', asExport, () => replaced('articles/obcy.json', at('tajne.json')), link],
  ['a linked folder of articles', asExport, () => replaced('articles', at('inne')), link],
  ['a linked head', asExport, () => replaced('bip-articles.json', at('tajne.json')), link],
  ['a linked order', asExport, () => replaced('order.json', at('tajne.json')), link],
  ['a link in a circle', own, () => replaced('zal.txt', 'zal.txt'), /nie ma pliku zal\.txt/],
  ['a pipe', own, () => execFileSync('mkfifo', [given('zal.txt')]), /zal\.txt nie jest plikiem/],
  ['a folder', own, () => mkdirSync(given('zal.txt')), /zal\.txt nie jest plikiem/],
  ['a name of no file', () => own(article({ attachments: ['a\0b'] })), nothing, /nie ma pliku|znak/],
  ['a damaged address', () => own(article({ attachments: ['%E0%A4%A.txt'] })), nothing, /nie ma pliku %E0%A4%A\.txt/],
  ['an attachment of 1 GB', own, () => sparse('zal.txt'), /zal\.txt jest za duży \(najwyżej 100 MB\)/],
  ['an article of 1 GB', own, () => sparse('a.json'), /a\.json jest za duży \(najwyżej 50 MB\)/],
];

test('links, pipes, and what is too large are refused before they are read', async () => {
  mkdirSync(at('inne'));
  writeFileSync(at('inne/obcy.json'), article({ attachments: [] }));
  for (const [name, base, set, sentence] of traps) {
    rmSync(at('obce'), { recursive: true });
    mkdirSync(given('articles'), { recursive: true });
    mkdirSync(given('files'));
    base();
    set();
    const run = await bip.run(['articles', 'import', at('obce'), '--dry-run']);
    expect([name, run.stdout + run.stderr]).toEqual([name, expect.stringMatching(sentence)]);
    expect([name, run.code]).not.toEqual([name, 0]);
  }
});

test('the folder itself, and a file that the user names, may be behind a link', async () => {
  writeFileSync(given('a.json'), article({ attachments: [] }));
  symlinkSync(at('obce'), at('tutaj'));
  symlinkSync(given('a.json'), at('ten.json'));
  for (const source of ['tutaj', 'ten.json']) {
    const run = await bip.run(['articles', 'import', at(source), '--dry-run']);
    expect(`${run.stdout}${run.stderr}`).not.toMatch(/dowiązanie|nie ma pliku/);
  }
});

test('a link that comes to the place of a file after the plan was made is not followed', async () => {
  own();
  writeFileSync(given('zal.txt'), 'jawne');
  const plan = at('plan');
  const made = await bip.run(['articles', 'import', at('obce'), '--plan', plan]);
  expect(made.stderr).not.toContain('nie ma pliku');
  replaced('zal.txt', at('tajne.txt'));
  const run = await bip.run(['apply', plan, '--yes']);
  expect(run.code).not.toBe(0);
  expect(`${run.stdout}${run.stderr}`).toMatch(/prowadzi do niego dowiązanie|zmienił się/);
});
