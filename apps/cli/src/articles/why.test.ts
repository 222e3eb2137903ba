// `--why`, with the real program against the real server.
import { expect, test } from 'vitest';
import { createDrafts } from '../testing/drafts.ts';
import { withSharedServer } from '../testing/with-server.ts';

const { server, bip } = withSharedServer();

test('every operation on an article', async () => {
  const [id = ''] = await createDrafts(server, 'Ogłoszenie', 1);
  const { code, stdout } = await bip.run(['articles', 'show', id, '--why', '--json']);
  expect(code).toBe(0);
  const answers: { operation: string; status: number | null; isAllowed: boolean }[] = JSON.parse(stdout);
  expect(answers.find(({ operation }) => operation === 'updateArticle')).toMatchObject({ isAllowed: true });
  expect(answers.find(({ status }) => status === 40)).toMatchObject({
    isAllowed: false,
    remedy:
      'Zmień status na: Do publikacji. W oknie „Przekaż do publikacji” wybierz „Teraz” albo dzień, w którym artykuł ma się opublikować sam',
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
  // a record of any kind by its number, in the address or among those to remove
  const role = await bip.run(['api', 'deleteRoles', '--why', '--param', 'roleIds=1']);
  expect([role.code, role.stdout]).toEqual([1, expect.stringContaining('Role systemowe są stałą częścią serwisu')]);
  const { id: self } = JSON.parse((await bip.run(['api', 'getLoggedUser'])).stdout);
  const own = await bip.run(['api', 'deactivateUser', '--why', '--param', `id=${self}`]);
  expect([own.code, own.stdout]).toEqual([
    1,
    expect.stringContaining('Nie można wykonać tej operacji na własnym koncie'),
  ]);
  expect((await bip.run(['api', 'updateHeader', '--why', '--param', 'id=1'])).code).toBe(0);
  expect((await bip.run(['api', 'changeMenu', '--why', '--param', 'type=20'])).code).toBe(0);
});

test('commands on other records ask about them, and change nothing', async () => {
  const tag = await bip.run(['api', 'createTag', '--body', '{"name":"do usunięcia","languageId":1}']);
  expect(tag.code).toBe(0);
  const removal = ['dictionaries', 'delete', 'tags', 'do usunięcia', '--why'];
  expect((await bip.run(removal)).code).toBe(0);
  // it is still there
  expect((await bip.run([...removal, '-o', 'json'])).stdout).toContain('"operation": "deleteTags"');
  const renaming = await bip.run(['dictionaries', 'rename', 'tags', 'do usunięcia', '--why', '-o', 'json']);
  expect(JSON.parse(renaming.stdout)).toMatchObject([{ operation: 'updateTag', isAllowed: true }]);
  expect(await bip.run(['parameters', 'set', 'MaxFileSize', '--why'])).toMatchObject({ code: 0 });
  expect(await bip.run(['parameters', 'set', 'MaxFileSize'])).toMatchObject({ code: 2 });
  const code = await bip.run(['dictionaries', 'delete', 'iso-codes', 'PL', '--why']);
  expect([code.code, code.stdout]).toEqual([1, expect.stringContaining('Kody domyślne są stałą częścią serwisu')]);
  const role = await bip.run(['roles', 'update', 'Administrator', '--why']);
  expect([role.code, role.stdout]).toEqual([1, expect.stringContaining('Utwórz nową rolę')]);
  expect((await bip.run(['roles', 'delete', 'Administrator', '--why'])).code).toBe(1);
  const category =
    '{"event":"add","parentElementId":null,"previousElementId":null,"element":{"displayText":"A","title":"A"}}';
  const added = await bip.run(['api', 'changeMenu', '--param', 'type=20', '--body', category]);
  const { elementId } = JSON.parse(added.stdout);
  const menus = async (command: string) => (await bip.run(['menus', command, String(elementId), '--why'])).stdout;
  expect(await menus('delete')).toMatch(/Usunięcie +tak/);
  expect(await menus('move')).toMatch(/Przeniesienie +tak/);
  expect([await menus('rename'), await menus('hide')]).toEqual(
    Array(2).fill(expect.stringMatching(/Zapis zmian +tak/)),
  );
});
