// Exit codes say what went wrong, and messages say what helps.
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { automat } from './testing/bip.ts';
import { tagFile } from './testing/dictionary-files.ts';
import { proxyTo } from './testing/faulty-proxy.ts';
import { signIn } from './testing/sign-in.ts';
import { withSharedServer } from './testing/with-server.ts';

const { server, bip } = withSharedServer({});

test('bip api with refused rows exits with 5', async () => {
  const refused = { articleIds: [999_999], etags: ['*'], newStatus: 20 };
  const args = ['api', 'changeArticleStatuses', '--body', JSON.stringify(refused)];
  const run = await bip.run(args, { env: automat });
  expect(run).toMatchObject({ code: 5, stderr: 'Odmowy: 1\n' });
  expect(JSON.parse(run.stdout)).toMatchObject([{ id: 999_999, done: false }]);
  const tags = { mode: 'create', skipInvalid: true, rows: [{ name: 'nowy tag programu' }, { name: '' }] };
  const some = await bip.run(['api', 'importTags', '--body', JSON.stringify(tags)], { env: automat });
  expect(some).toMatchObject({ code: 5, stderr: 'Odmowy: 1\n' });
});

test.each([
  [['articles', 'list', '--filter', 'nieistnieje;contains;a']],
  [['articles', 'set-status', 'roboczy', '--filter', 'nieistnieje;contains;a']],
  [['audit', 'list', '--sort', 'nieistnieje;asc']],
  [['api', 'listTags', '--param', 'filters=nieistnieje;contains;a']],
])('an unknown column is an error of the command: %j', async (args) => {
  const run = await bip.run(args, { env: automat });
  expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('nieistnieje') });
});

test('--resume is offered only where it helps', async () => {
  const file = tagFile(bip, 'wznowienie', 3);
  const answered = async (status: number) => {
    const problem = { title: 'Nie', status, errors: ['Nie tak'] };
    const host = await proxyTo(server, () => ({
      instead: (response) =>
        response.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem)),
    }));
    const env = { ...automat, BIP_HOST: host };
    return (await bip.run(['dictionaries', 'import', 'tags', file, '--retries', '0'], { env })).stderr;
  };
  expect(await answered(422)).not.toContain('--resume');
  for (const status of [500, 503, 429]) expect(await answered(status)).toContain('--resume');
});

test('an archive that is not connected names the command that connects it', async () => {
  const site = `${server.host}/archiwum/gops`;
  for (const args of [
    ['check', site],
    ['remove', site, '--yes'],
  ]) {
    const run = await bip.run(['archive', ...args], { env: automat });
    expect(run).toMatchObject({ code: 1, stderr: expect.stringContaining('Połącz się z nim: bip archive connect') });
  }
});

test('without a known server --host is named', async () => {
  const env = { BIP_HOST: '' };
  const login = await bip.run(['login', '--device'], { env: { ...env, HTTP_PROXY: 'http://localhost:9' } });
  expect(login).toMatchObject({ code: 1, stderr: expect.stringContaining('bip login --host https://') });
  const list = await bip.run(['articles', 'list'], { env });
  expect(list).toMatchObject({
    code: 4,
    stderr: 'Nie zalogowano. Zaloguj się: bip login --host https://ADRES-SERWERA\n',
  });
});

test('a sign-in that others can read is refused', async () => {
  await signIn(bip, 'anna.nowak');
  const file = path.join(bip.home, 'redakcja-bip/default.json');
  chmodSync(file, 0o644);
  const run = await bip.run(['whoami']);
  expect(run).toMatchObject({ code: 4, stdout: '', stderr: expect.stringContaining(`chmod 600 ${file}`) });
  chmodSync(file, 0o600);
  expect((await bip.run(['whoami'])).code).toBe(0);
});

test.each([
  [['help', 'artcles'], '(może chodziło o: articles?)'],
  [['help', 'articles', 'lst'], '(może chodziło o: list?)'],
  [['articles', 'list', '--output', 'jsno'], '(może chodziło o: json?)'],
  [['articles', 'list', '--status', 'robocze'], '(może chodziło o: roboczy?)'],
  [['dictionaries', 'list', 'tag'], '(może chodziło o: tags?)'],
  [['audit', 'list', '--event', 'nieudane-logowania'], '(może chodziło o: nieudane-logowanie?)'],
])('%j suggests', async (args, suggestion) => {
  const run = await bip.run(args);
  expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(suggestion) });
});

test('headings of lists follow one rule', async () => {
  const lists = [
    ['articles', 'list'],
    ['dictionaries', 'list', 'tags'],
    ['dictionaries', 'list', 'iso-codes'],
    ['menus', 'tree'],
    ['audit', 'list'],
    ['archive', 'gone'],
    ['links', 'check'],
    ['menus', 'check'],
  ];
  for (const list of lists) {
    const { stdout } = await bip.run([...list, '-o', 'csv'], { env: automat });
    for (const heading of (stdout.split('\r\n')[0] ?? '').split(','))
      expect(heading, list.join(' ')).toMatch(/^\p{Lu}+( \p{Lu}+)*$/u);
  }
});
