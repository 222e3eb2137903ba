// One selection for every command: by category and what is under it, tag, author, dates, attachments.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createDrafts } from '../../testing/drafts.ts';
import { withSharedServer } from '../../testing/with-server.ts';

const { server, bip } = withSharedServer();

interface Whole {
  id: number;
  createdBy: string;
  createdDate: string;
  tags: { name: string }[];
  attachments: unknown[];
  tooltipCategories: string[];
  baseArticleAuthorName: string;
}

let all: Whole[] = [];

beforeAll(async () => {
  // those of a list: the newest versions in Polish
  const { stdout } = await bip.run(['articles', 'list', '--size', '0', '-o', 'ids']);
  const input = stdout;
  all = JSON.parse((await bip.run(['articles', 'export', '-', '-o', 'json'], { input })).stdout) as Whole[];
});

const ids = async (...args: string[]) => {
  const { code, stdout, stderr } = await bip.run(['articles', ...args]);
  expect({ code, stderr: code === 0 || code === 5 || code === 1 ? '' : stderr }).toMatchObject({ stderr: '' });
  return [...new Set(stdout.split('\n').flatMap((line) => (line === '' ? [] : Number(line))))].sort((a, b) => a - b);
};
const listed = (...args: string[]) => ids('list', '--size', '0', '-o', 'ids', ...args);
const those = (is: (article: Whole) => boolean) =>
  all
    .filter(is)
    .map(({ id }) => id)
    .sort((a, b) => a - b);
const isUnder = (category: string) => (article: Whole) =>
  article.tooltipCategories.some((one) => one === category || one.startsWith(`${category} ›`));

test('a category with what is under it, by its path or the end of it', async () => {
  const [deep = ''] = all.flatMap(({ tooltipCategories }) => tooltipCategories.filter((one) => one.includes(' › ')));
  const [root = '', ...rest] = deep.split(' › ');
  const under = those(isUnder(root));
  expect(under.length).toBeGreaterThan(0);
  expect(await listed('--category', root)).toEqual(under);
  expect(await listed('--category', deep)).toEqual(those(isUnder(deep)));
  expect(await listed('--category', rest.at(-1)?.toUpperCase() ?? '')).toEqual(those(isUnder(deep)));
  expect(await bip.run(['articles', 'list', '--category', `${root}a`])).toMatchObject({
    code: 2,
    stderr: `Nie ma kategorii „${root}a” (może chodziło o: ${root}?)\n`,
  });
});

test('a tag, an author, attachments, and what it lacks', async () => {
  const [tag = ''] = all.flatMap(({ tags }) => tags.map(({ name }) => name));
  expect(await listed('--tag', tag)).toEqual(those(({ tags }) => tags.some(({ name }) => name === tag)));
  const [author = ''] = all.map(({ createdBy }) => createdBy);
  expect(await listed('--author', author)).toEqual(those(({ createdBy }) => createdBy === author));
  const hasFiles = ({ attachments }: Whole) => attachments.length > 0;
  expect(those(hasFiles).length).toBeGreaterThan(0);
  expect(await listed('--has-attachment')).toEqual(those(hasFiles));
  expect(await listed('--without', 'attachment')).toEqual(those((one) => !hasFiles(one)));
  expect(await listed('--without', 'author')).toEqual(those((one) => one.baseArticleAuthorName === ''));
  expect(await bip.run(['articles', 'list', '--tag', 'nie ma takiego'])).toMatchObject({ code: 2, stdout: '' });
});

test('days as people say them', async () => {
  const year = 366 * 24 * 3_600_000;
  const old = those(({ createdDate }) => Date.now() - Date.parse(createdDate) > 2 * year);
  expect(await listed('--created-before', '-740d')).toEqual(old);
  expect(await listed('--created-after', 'dziś', '--created-before', 'wczoraj')).toEqual([]);
  expect(await bip.run(['articles', 'list', '--created-before', 'kiedyś'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('„2 lata temu”'),
  });
});

test('every command takes the same selection', async () => {
  const [tag = ''] = all.flatMap(({ tags }) => tags.map(({ name }) => name));
  const withFile = all.find(({ attachments, tooltipCategories }) => attachments.length * tooltipCategories.length > 0);
  const [root = ''] = withFile?.tooltipCategories[0]?.split(' › ') ?? [];
  const chosen = ['--category', root, '--has-attachment'];
  const wanted = await listed(...chosen);
  expect(wanted.length).toBeGreaterThan(0);
  const jq = ['--jq', '.[].id'];
  expect(await ids('export', ...chosen, '-o', 'json', ...jq)).toEqual(wanted);
  expect(await ids('set-status', 'zarchiwizowany', ...chosen, '--dry-run', '-q', '-o', 'json', ...jq)).toEqual(wanted);
  const unusual = ['edit', '--add-tag', tag, '--publish-end', '2099-01-01', '--archive-after', 'tak'];
  expect(await ids(...unusual, ...chosen, '--dry-run', '-q', '-o', 'json', ...jq)).toEqual(wanted);
  const folder = path.join(bip.home, 'zalaczniki');
  expect(await bip.run(['articles', 'fetch', ...chosen, '--folder', folder, '-q'])).toMatchObject({ code: 0 });
  const fetched = readdirSync(folder).flatMap((name) => Number(/^\d+/.exec(name)?.[0] ?? Number.NaN) || []);
  expect(fetched.sort((a, b) => a - b)).toEqual(wanted);
});

test('an article by its title', async () => {
  const [id] = await createDrafts(server, 'Jedyny tytuł w swoim rodzaju', 1);
  const shown = await bip.run(['articles', 'show', 'jedyny tytuł', '--json']);
  expect(JSON.parse(shown.stdout)).toMatchObject({ id: Number(id) });
  const changed = await bip.run([
    'articles',
    'set-status',
    'zatwierdzony',
    'Jedyny tytuł w swoim rodzaju',
    '-o',
    'ids',
  ]);
  expect(changed).toMatchObject({ code: 0, stdout: `${id}\n` });
  await createDrafts(server, 'Jedyny tytuł, a jednak nie', 1);
  expect(await bip.run(['articles', 'show', 'jedyny tytuł'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`jest kilka. Podaj numer:\n`),
  });
  expect(await bip.run(['articles', 'delete', 'jedyny tytuł', '--yes'])).toMatchObject({ code: 2, stdout: '' });
});

test('an article is created and gets attachments', async () => {
  const text = bip.file('nabor.md', '# Wymagania\n\nWykształcenie **wyższe**.');
  const files = [bip.file('ogloszenie.txt', 'Ogłoszenie'), bip.file('wzor.txt', 'Wzór')];
  const [tag = ''] = all.flatMap(({ tags }) => tags.map(({ name }) => name));
  const [category = ''] = all.flatMap(({ tooltipCategories }) => tooltipCategories);
  const whose = ['--author', 'Jan Kowalski', '--entity', 'Urząd Gminy'];
  const more = ['--text', text, '--tag', tag, '--category', category];
  const created = await bip.run(['articles', 'create', 'Nabór 7/2026', '--summary', 'Konkurs', ...whose, ...more]);
  expect(created.code).toBe(0);
  const id = created.stdout.trim();
  expect(await bip.run(['articles', 'attach', 'nabór 7', files[0] ?? '', '--name', 'Treść ogłoszenia'])).toMatchObject({
    code: 0,
  });
  expect(await bip.run(['articles', 'attach', id, files[1] ?? ''])).toMatchObject({ code: 0, stdout: '' });
  expect(JSON.parse((await bip.run(['articles', 'show', id, '--json'])).stdout)).toMatchObject({
    title: 'Nabór 7/2026',
    content: expect.stringMatching(/<h1>Wymagania<\/h1>\s*<p>Wykształcenie <strong>wyższe<\/strong>/),
    tags: [{ name: tag }],
    tooltipCategories: [category],
    attachments: [{ displayName: 'Treść ogłoszenia' }, { displayName: 'wzor.txt' }],
  });
});

test('counts, by status and by category', async () => {
  const counts = async (by: string) => {
    const { stdout } = await bip.run(['articles', 'list', '--count-by', by, '-o', 'json']);
    return JSON.parse(stdout) as { name: string; count: number }[];
  };
  const total = (await listed()).length;
  for (const by of ['status', 'category', 'author'])
    expect((await counts(by)).reduce((sum, { count }) => sum + count, 0)).toBe(total);
  const drafts = (await counts('status')).find(({ name }) => name === 'Roboczy')?.count;
  expect(drafts).toBe((await listed('--status', 'roboczy')).length);
});

test('help and a wrong filter name the columns, in words for people', async () => {
  expect((await bip.run(['articles', 'list', '--help'])).stdout.replace(/\s+/g, ' ')).toContain(
    'kolumny: title, status, version, createdDate, publishStart, publishEnd, publishedDate, category, kind, author',
  );
  expect(await bip.run(['articles', 'list', '--filter', 'categry;contains;a'])).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/nie ma kolumny „categry” \(może chodziło o: category\?\); kolumny: title, status/),
  });
  const [named] = all.flatMap(({ tooltipCategories }) => tooltipCategories.slice(0, 1));
  const word = named?.split(' › ').at(-1) ?? '';
  expect((await listed('--filter', `category;contains;${word}`)).length).toBeGreaterThan(0);
});
