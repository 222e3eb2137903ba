// `--why`, with the real program against the real server.
import { expect, test } from 'vitest';
import { createDrafts } from '../testing/drafts.ts';
import { withServer } from '../testing/with-server.ts';

const { server, bip } = withServer();

test('every operation on an article', async () => {
  const [id = ''] = await createDrafts(server, 'Ogłoszenie', 1);
  const { code, stdout } = await bip.run(['articles', 'show', id, '--why', '--json']);
  expect(code).toBe(0);
  const answers: { operation: string; status: number | null; isAllowed: boolean }[] = JSON.parse(stdout);
  expect(answers.find(({ operation }) => operation === 'updateArticle')).toMatchObject({ isAllowed: true });
  expect(answers.find(({ status }) => status === 40)).toMatchObject({
    isAllowed: false,
    remedy: 'Zmień status na: Do publikacji. W dniu z pola „Data publikacji od” artykuł opublikuje się sam',
  });
  expect(await bip.run(['articles', 'show', '999999', '--why'])).toMatchObject({ code: 1 });
});

test('one change, without making it', async () => {
  const [id = ''] = await createDrafts(server, 'Ogłoszenie', 1);
  expect((await bip.run(['articles', 'set-status', 'zatwierdzony', id, '--why'])).code).toBe(0);
  const publishing = await bip.run(['articles', 'set-status', 'do-publikacji', id, '--why', '-o', 'csv']);
  expect(publishing.code).toBe(1);
  expect(publishing.stdout).toContain('Na karcie artykułu uzupełnij: „Data publikacji od”, „Kategorie”');
  expect((await bip.run(['articles', 'delete', id, '--why'])).code).toBe(0);
  expect((await bip.run(['articles', 'show', id])).stdout).toMatch(/Status:\s+Roboczy/);
  expect((await bip.run(['articles', 'set-status', 'roboczy', id, '--why'])).stderr).toContain('ma już ten status');
});

test('any operation of the contract', async () => {
  const [id = ''] = await createDrafts(server, 'Ogłoszenie', 1);
  expect((await bip.run(['api', 'createArticle', '--why'])).code).toBe(0);
  const version = await bip.run(['api', 'createArticleVersion', '--why', '--param', `id=${id}`]);
  expect(version.code).toBe(1);
  expect(version.stdout).toContain('Zmień tę wersję, jest jeszcze robocza');
});
