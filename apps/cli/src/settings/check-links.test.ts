import { expect, test } from 'vitest';
import { withServer } from '../testing/with-server.ts';

const { bip } = withServer();

const check = () => bip.run(['links', 'check', '--filter', 'source;equal;bookmark', '-o', 'csv']);

test('links check lists broken links and returns an exit code', async () => {
  expect(await check()).toMatchObject({ code: 0, stdout: expect.not.stringContaining('Zakładka') });
  const made = await bip.run(['api', 'createTag', '--body', '{"name":"bez artykułów","languageId":1}']);
  const { id } = JSON.parse(made.stdout);
  const bookmark = {
    displayText: 'Pusta',
    title: 'Pusta zakładka',
    target: 10,
    languageId: 1,
    isActive: true,
    tags: [id],
  };
  expect((await bip.run(['api', 'createBookmark', '--body', JSON.stringify(bookmark)])).code).toBe(0);
  const after = await check();
  expect(after.code).toBe(1);
  expect(after.stdout).toMatch(/Zakładka,\d+,PL,Pusta,,Żaden opublikowany artykuł nie ma tagu tej zakładki/);
});
