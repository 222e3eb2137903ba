// New versions, translations and links to previews, with the real program.
import path from 'node:path';
import { expect, test } from 'vitest';
import { createDrafts } from '../../testing/drafts.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, bip } = withServer();
const run = (...args: string[]) => bip.run(['articles', ...args]);

test('published articles get a new version once; a draft is refused with the reason', async () => {
  const [published = ''] = (await run('list', '--status', 'opublikowany', '-o', 'ids')).stdout.trim().split('\n');
  const [draft = ''] = await createDrafts(server, 'Do wersji', 1);
  const planned = await run('new-version', published, draft, '--dry-run', '-o', 'csv');
  expect(planned).toMatchObject({ code: 0, stdout: expect.stringContaining('Opublikowany,nowa wersja,do wykonania') });
  const done = await run('new-version', published, draft, '-o', 'csv');
  expect(done).toMatchObject({ code: 5, stderr: expect.stringContaining('Wykonano 1 z 2, odmowy 1') });
  expect(done.stdout).toMatch(/nowa wersja \(numer \d+\),wykonano/);
  expect(done.stdout).toContain('Nową wersję można utworzyć tylko z artykułu opublikowanego lub wycofanego');
  expect((await run('new-version', published)).code).toBe(5);
});

test('articles are copied into a language by a plan; an unknown language is named with those that are there', async () => {
  const [draft = ''] = await createDrafts(server, 'Do tłumaczenia', 1);
  const plan = path.join(bip.home, 'plan.ndjson');
  expect((await run('translate', draft, '--to', 'en', '--plan', plan)).code).toBe(0);
  expect(await bip.run(['apply', plan])).toMatchObject({ code: 0, stderr: 'Wykonano 1 z 1\n' });
  const { translations } = JSON.parse((await run('show', draft, '--json')).stdout);
  expect(translations.map(({ isoCode }: { isoCode: string }) => isoCode)).toEqual(['PL', 'EN']);
  expect(await run('translate', draft, '--to', 'EN')).toMatchObject({
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
