// New versions, translations, links to previews, replacements and edits, with the real program.
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { credentialsOf } from '../testing/bip.ts';
import { createDrafts } from '../testing/drafts.ts';
import { proxyTo } from '../testing/faulty-proxy.ts';
import { withServer } from '../testing/with-server.ts';

const { server, bip } = withServer();
const run = (...args: string[]) => bip.run(['articles', ...args]);

test('published articles get a new version once; a draft is refused with the reason', async () => {
  const [published = ''] = (await run('list', '--status', 'opublikowany', '-o', 'ids')).stdout.trim().split('\n');
  const [draft = ''] = await createDrafts(server, 'Do wersji', 1);
  const planned = await run('new-version', published, draft, '--dry-run', '-o', 'csv');
  expect(planned).toMatchObject({ code: 5, stdout: expect.stringContaining('Opublikowany,nowa wersja,do wykonania') });
  const refusal = 'Nową wersję można utworzyć tylko z artykułu opublikowanego lub wycofanego';
  expect(planned.stdout).toMatch(new RegExp(`Roboczy,nowa wersja,odmowa,.*${refusal}`));
  const done = await run('new-version', published, draft, '-o', 'csv');
  expect(done).toMatchObject({ code: 5, stderr: expect.stringContaining('Wykonano 1 z 2, odmowy 1') });
  expect(done.stdout).toMatch(/nowa wersja \(numer \d+\),wykonano/);
  expect(done.stdout).toContain(refusal);
  expect((await run('new-version', published)).code).toBe(5);
});

test('articles are copied into a language by a plan; an unknown language is named with those that are there', async () => {
  const [draft = ''] = await createDrafts(server, 'Do tłumaczenia', 1);
  const plan = path.join(bip.home, 'plan.ndjson');
  expect((await run('translate', draft, '--to', 'en', '--plan', plan)).code).toBe(0);
  expect(await bip.run(['apply', plan])).toMatchObject({ code: 0, stderr: 'Wykonano 1 z 1\n' });
  const { translations } = JSON.parse((await run('show', draft, '--json')).stdout);
  expect(translations.map(({ isoCode }: { isoCode: string }) => isoCode)).toEqual(['PL', 'EN']);
  for (const more of [['--dry-run'], []])
    expect(await run('translate', draft, '--to', 'EN', ...more)).toMatchObject({
      code: 5,
      stdout: expect.stringContaining('ma już wersję językową EN'),
    });
  expect(await run('translate', draft, '--to', 'XX')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Nie ma języka XX\. Dostępne: PL/),
  });
});

test('links to previews open without an account', async () => {
  const [draft = ''] = await createDrafts(server, 'Do podglądu', 1);
  const printed = await run('preview', draft, '99999999', '-o', 'json');
  expect(printed).toMatchObject({ code: 5, stderr: expect.stringMatching(/^Artykuł 99999999: /) });
  const [{ LINK: link, url }] = JSON.parse(printed.stdout);
  expect((await fetch(link ?? url)).status).toBe(200);
});

const shown = async (id = '') => JSON.parse((await run('show', id, '--json')).stdout);

describe('replace', () => {
  test('a dry run shows each place and writes nothing; a run changes texts, no tags, once, with its reason', async () => {
    const [id = ''] = await createDrafts(server, 'Sołtys & Rada', 1);
    const [published = ''] = (await run('list', '--status', 'opublikowany', '-o', 'ids')).stdout.trim().split('\n');
    const args = ['replace', 'Treść', 'Nowa <b> & treść', id, published];
    const dry = await run(...args, '--dry-run', '-o', 'json');
    expect(JSON.parse(dry.stdout)[0]).toMatchObject({
      id: Number(id),
      version: 1,
      language: 'PL',
      field: 'Treść',
      found: 'Treść',
      errors: [],
    });
    expect((await shown(id)).content).toBe('<p>Treść</p>');
    expect(await run(...args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('--yes') });
    const done = await run(...args, '--yes', '--reason', 'nowe słowa', '-o', 'json');
    expect(JSON.parse(done.stdout)[0]).toMatchObject({ id: Number(id), outcome: 'done', from: '[Treść]' });
    const after = await shown(id);
    expect(after).toMatchObject({ content: '<p>Nowa &lt;b&gt; &amp; treść</p>', title: 'Sołtys & Rada' });
    expect(after.changeLogEntries[0]).toMatchObject({ changeText: 'nowe słowa' });
    expect((await run('replace', 'Sołtys & R', 'Wójt i R', id, '--yes')).code).toBe(0);
    expect(await shown(id)).toMatchObject({ title: 'Wójt i Rada' });
    expect(await run('replace', '(', 'x', id, '--regex', '--yes')).toMatchObject({ code: 2, stdout: '' });
  });

  test('a published article is refused for what a save would refuse', async () => {
    const [published = ''] = (await run('list', '--status', 'opublikowany', '-o', 'ids')).stdout.trim().split('\n');
    const { title } = await shown(published);
    const dry = await run('replace', title, 'Inny', published, '--dry-run', '-o', 'csv');
    expect(dry).toMatchObject({
      code: 5,
      stdout: expect.stringContaining('utwórz nową wersję'),
      stderr: expect.stringContaining('odmowy 1'),
    });
    expect((await run('replace', title, 'Inny', published, '--yes')).code).toBe(5);
    expect((await shown(published)).title).toBe(title);
  });

  test('a plan refuses what was saved since, and a lost answer is read, not written again', async () => {
    const ids = await createDrafts(server, 'Planowana zamiana', 2);
    const plan = path.join(bip.home, 'zamiana.ndjson');
    expect((await run('replace', 'Planowana', 'Dokonana', ...ids, '--plan', plan)).code).toBe(0);
    expect((await run('replace', 'zamiana', 'podmiana', ids[0] ?? '', '--yes')).code).toBe(0);
    const host = await proxyTo(server, (n) => (n === 2 ? 'drop response' : 'pass'), ['PUT /api/articles/']);
    const applied = await bip.run(['apply', plan, '--yes', '--concurrency', '1'], { env: { BIP_HOST: server.host } });
    expect(applied).toMatchObject({ code: 5, stdout: expect.stringContaining('Ktoś zapisał nowsze dane') });
    expect((await run('replace', 'Dokonana', 'Dawna', '--title', 'Dokonana', '--dry-run')).stderr).toContain(
      'miejsca 1,',
    );
    const lost = await bip.run(['articles', 'replace', 'na', 'NA', ...ids, '--yes', '--concurrency', '1'], {
      env: { BIP_HOST: host },
    });
    expect(lost).toMatchObject({ code: 0, stderr: 'Wykonano 2 z 2\n' });
    expect((await shown(ids[0])).title).toBe('PlanowaNA podmiaNA');
  });
});

const withArticles = ({ articleCounts }: { articleCounts: { published: number } }) => articleCounts.published > 0;

describe('edit', () => {
  test('tags, categories and dates are added, removed and set', async () => {
    const [id = ''] = await createDrafts(server, 'Do zmiany', 1);
    const { stdout: tree } = await bip.run(['menus', 'tree', '-o', 'json']);
    const { tags, categories } = {
      tags: ['edukacja', 'sport'],
      categories: JSON.parse(tree).filter(withArticles).slice(0, 2),
    };
    expect(categories).toHaveLength(2);
    const [first, second] = categories.map((one: { elementId: number }) => String(one.elementId));
    const rows: { elementId: number; parentElementId: number | null; displayText: string }[] = JSON.parse(tree);
    const pathOf = (id: number | null): string[] => {
      const one = rows.find(({ elementId }) => elementId === id);
      return one === undefined ? [] : [...pathOf(one.parentElementId), one.displayText];
    };
    const added = await run(
      'edit',
      id,
      ...tags.flatMap((tag) => ['--add-tag', tag]),
      '--add-category',
      first,
      '--publish-end',
      '2999-12-31',
      '--archive-after',
      'tak',
      '-o',
      'csv',
    );
    expect(added.stdout).toContain('tagi: edukacja, sport; kategorie:');
    expect(await shown(id)).toMatchObject({
      tags: [{ name: 'edukacja' }, { name: 'sport' }],
      categories: [{ id: Number(first) }],
      publishEnd: '2999-12-31T22:59:59.000Z',
      archiveAfterPublishEnd: true,
    });
    expect(await run('edit', id, '--add-tag', 'sport')).toMatchObject({ code: 0, stderr: 'Wykonano 0 z 0\n' });
    const changed = await run(
      'edit',
      id,
      '--remove-tag',
      'sport',
      '--set-category',
      pathOf(Number(second)).join(' › '),
      '--add-category',
      first,
      '--publish-end',
      'brak',
      '--archive-after',
      'nie',
    );
    expect(changed).toMatchObject({ code: 0, stdout: expect.not.stringContaining('odmowa') });
    expect(await shown(id)).toMatchObject({
      tags: [{ name: 'edukacja' }],
      categories: [{ id: Number(second) }, { id: Number(first) }],
      publishEnd: null,
    });
  });

  test('a dry run says what a save will refuse', async () => {
    const [id = ''] = await createDrafts(server, 'Do odmowy', 1);
    const dates = ['edit', id, '--publish-start', '2999-12-05', '--publish-end', '2999-12-01', '-o', 'csv'];
    const marked = ['replace', 'odmowy', '\u202e', id, '-o', 'csv'];
    for (const [args, message] of [
      [dates, 'musi być późniejsza niż data publikacji od'],
      [marked, 'niedozwolony znak U+202E'],
    ] as const)
      for (const more of [['--dry-run'], ['--yes']])
        expect(await run(...args, ...more)).toMatchObject({ code: 5, stdout: expect.stringContaining(message) });
  });

  test('an unknown tag is refused with its article, an unknown category at once, and a right is asked for', async () => {
    const [id = ''] = await createDrafts(server, 'Bez zmiany', 1);
    const unknown = await run('edit', id, '--add-tag', 'nie ma takiego', '-o', 'csv');
    expect(unknown).toMatchObject({
      code: 5,
      stdout: expect.stringContaining('Nie ma tagu „nie ma takiego” w języku PL'),
    });
    expect(await run('edit', id, '--add-category', 'Nie › ma')).toMatchObject({ code: 2, stdout: '' });
    expect((await run('edit', id)).stderr).toContain('Podaj, co zmienić');
    const others = { env: credentialsOf('ewa.kubiak') };
    const closed = await bip.run(['articles', 'edit', id, '--archive-after', 'tak', '-o', 'csv'], others);
    expect(closed).toMatchObject({ code: 5, stdout: expect.stringContaining('Brak uprawnienia') });
    expect(await shown(id)).toMatchObject({ archiveAfterPublishEnd: false, changeLogEntries: [{}] });
  });
});
