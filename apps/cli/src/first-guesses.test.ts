// Who knows other programs finds the command at the first or the second try.
import { expect, test } from 'vitest';
import { withSharedServer } from './testing/with-server.ts';

const { bip } = withSharedServer();

test.each([
  [['menus', 'list']],
  [['articles', 'ls', '--size', '1']],
  [['post', 'find', '--title', 'a', '--size', '1']],
  [['user', 'get', 'anna.nowak']],
  [['category', 'ls', '--type', 'poziome']],
  [['settings', 'show', 'MaxFileSize']],
  [['log', 'tail', '--size', '1']],
  [['help', 'user', 'add']],
])('another name works: bip %j', async (args) => {
  const { code, stdout } = await bip.run(args);
  expect(code).toBe(0);
  expect(stdout).not.toBe('');
});

test.each([
  [['users', 'grant', 'anna.nowak', '--role', 'Redaktor'], 'bip users roles <login...> --add <rola>'],
  [['grant', 'anna.nowak'], 'bip users roles <login...> --add <rola>'],
  [['users', 'delete', 'anna.nowak'], 'bip users deactivate <login...>'],
  [['articles', 'publish', '12'], 'bip articles set-status do-publikacji <id...> --publish-now'],
  [['publish', '12'], 'bip articles set-status do-publikacji <id...> --publish-now'],
  [['articles', 'count'], 'bip articles list --count-by status'],
  [['articles', 'tag', '12', 'sport'], 'bip articles edit <id...> --add-tag <nazwa>'],
  [['backup'], 'bip server backup <katalog>'],
  [['site', 'backup'], 'bip server backup <katalog>'],
  [['tags'], 'bip dictionaries list tags'],
  [['attach', '12'], 'bip articles attach <id> <plik...>'],
  [['menus', 'unhide', '12'], 'bip menus hide <kategoria> --show'],
  [['help', 'users', 'grant'], 'bip users roles <login...> --add <rola>'],
])('a word for a part of a command leads to it: bip %j', async (args, lead) => {
  const { code, stdout, stderr } = await bip.run(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(`Robi to:\n  ${lead}\n`);
});

test('a word that nobody knows names the commands there are', async () => {
  const { code, stderr } = await bip.run(['auth', 'wyprowadź']);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: "błąd: nieznane polecenie 'wyprowadź'\n(polecenia: status, list, switch)\n",
  });
});

test('help shows the other words', async () => {
  const { stdout } = await bip.run(['users', '--help']);
  expect(stdout.replace(/\s+/g, ' ')).toContain('nadaj i odbierz role (także: grant, revoke, role)');
  expect((await bip.run(['users', 'roles', '--help'])).stdout).toContain('(także: grant, revoke, role)');
});
