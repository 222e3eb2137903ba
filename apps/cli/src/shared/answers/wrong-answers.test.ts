// An answer that is not the product's is never taken for one: not an empty list, not an empty backup, not a done change.
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createDrafts } from '../../testing/drafts.ts';
import { type Answer, proxyTo } from '../../testing/faulty-proxy.ts';
import { withSharedServer } from '../../testing/with-server.ts';

const { server, bip } = withSharedServer();

const json = (body: string, headers: Record<string, string> = {}, status = 200): Answer => {
  return (response) => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
};
const page: Answer = (response) =>
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      '<!doctype html><title>Sieć gościnna</title><script>var token = "abc"</script><p>Zaloguj się</p><p>Bearer eyJhbGciOiJSUzI1NiJ9.e30.c2VjcmV0</p>',
    );
const cutConnection: Answer = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json', 'total-count': '1', 'content-length': '1000' });
  response.write('[{"address":', () => response.destroy());
};
const removed = JSON.stringify([
  { address: 'http://archiwum.example/a', removedDate: '2026-11-02T10:00:00.000Z', removedBy: 'anna' },
]);

const answers: readonly (readonly [string, Answer, string])[] = [
  ['a page of a proxy', page, '200, text/html, „Sieć gościnna Zaloguj się Bearer …”; oczekiwano application/json'],
  ['an empty body', json('', { 'total-count': '0' }), '200, application/json; pusta treść'],
  ['an empty body without a type', (response) => response.writeHead(200).end(), '200, bez rodzaju treści; oczekiwano'],
  ['cut JSON', json(removed.slice(0, 40), { 'total-count': '1' }), 'urwany albo niepoprawny JSON (znaków: 40)'],
  ['a cut connection', cutConnection, 'odpowiedź urwana w połowie'],
  ['204 instead of 200', (response) => response.writeHead(204).end(), '204, bez rodzaju treści; oczekiwano kodu 200'],
  ['an object', json('{"items":[]}', { 'total-count': '0' }), 'w całej treści: oczekiwano tablicy'],
  ['null', json('null', { 'total-count': '0' }), 'w całej treści: oczekiwano tablicy'],
  ['other rows', json('[{"id":1}]', { 'total-count': '1' }), 'w [0].address: oczekiwano tekstu'],
  ['no total', json('[]'), 'brak nagłówka total-count'],
  ['a total that is no number', json('[]', { 'total-count': 'wiele' }), 'nagłówek total-count nie jest liczbą'],
  ['fewer rows than the total', json('[]', { 'total-count': '3' }), 'wierszy jest 0, a według nagłówka total-count'],
  ['more rows than the total', json(removed, { 'total-count': '0' }), 'wierszy jest 1, a według nagłówka total-count'],
  [
    'a redirect to a sign-in page',
    (response) => response.writeHead(302, { location: 'https://logowanie.example/?ticket=tajne' }).end(),
    '302, przekierowanie na https://logowanie.example)',
  ],
  ['a page that says not found', json('<h1>404</h1>', { 'content-type': 'text/html' }, 404), '404, text/html, „404”'],
];

test.each(answers)('archive gone: %s', async (_, answer, message) => {
  const host = await proxyTo(server, () => ({ instead: answer }), ['GET /api/archive/removed-addresses']);
  const run = await bip.run(['archive', 'gone', '--size', '0', '-o', 'ids', '--quiet', '--retries', '0'], {
    env: { BIP_HOST: host },
  });
  expect(run).toMatchObject({ code: 1, stdout: '' });
  expect(run.stderr).toContain(`Pod adresem ${host} nie odpowiada Redakcja BIP (GET /api/archive/removed-addresses: `);
  expect(run.stderr).toContain(message);
  expect(run.stderr).not.toMatch(/eyJ|tajne|abc/);
});

test('a wrong answer is asked for again', async () => {
  const host = await proxyTo(server, (n) => (n === 1 ? { instead: page } : 'pass'), ['GET /api/archive/removed']);
  const env = { BIP_HOST: host };
  expect(await bip.run(['archive', 'gone', '-o', 'json'], { env })).toMatchObject({ code: 0, stdout: '[]\n' });
});

test('pages that repeat end with an error', async () => {
  const row = (id: number) => ({
    address: `http://archiwum.example/${id}`,
    removedDate: '2026-11-02T10:00:00.000Z',
    removedBy: 'anna',
  });
  const rows = JSON.stringify(Array.from({ length: 1000 }, (_, id) => row(id)));
  const answer = json(rows, { 'total-count': '999999999' });
  const host = await proxyTo(server, () => ({ instead: answer }), ['GET /api/archive/removed']);
  const run = await bip.run(['archive', 'gone', '--size', '0', '-o', 'ids', '--retries', '0'], {
    env: { BIP_HOST: host },
  });
  expect(run.code).toBe(1);
  expect(run.stderr).toContain('strona 2 powtarza wcześniejszą');
});

const some = answers.filter(([name]) => ['a page of a proxy', 'cut JSON', '204 instead of 200'].includes(name));

test.each(some)('articles export: %s', async (_, answer) => {
  const [id = ''] = await createDrafts(server, 'Kopia', 1);
  const host = await proxyTo(server, () => ({ instead: answer }), ['GET /api/articles/whole']);
  const run = await bip.run(['articles', 'export', id, '--retries', '0'], { env: { BIP_HOST: host } });
  expect(run).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('nie odpowiada Redakcja BIP') });
  const list = await proxyTo(server, () => ({ instead: answer }), ['GET /api/articles?']);
  const filtered = ['articles', 'export', '--status', 'roboczy', '--retries', '0'];
  expect(await bip.run(filtered, { env: { BIP_HOST: list } })).toMatchObject({ code: 1, stdout: '' });
});

test.each(some)('set-status by a filter: %s', async (_, answer) => {
  const host = await proxyTo(server, () => ({ instead: answer }), ['GET /api/articles?']);
  const args = ['articles', 'set-status', 'zatwierdzony', '--status', 'roboczy', '--retries', '0'];
  expect(await bip.run(args, { env: { BIP_HOST: host } })).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('nie odpowiada Redakcja BIP'),
  });
});

test('a page instead of the result of a change: the result is read, not written again', async () => {
  const ids = await createDrafts(server, 'Zmiana bez odpowiedzi', 2);
  const host = await proxyTo(server, (n) => (n === 1 ? { afterwards: page } : 'pass'));
  const args = ['articles', 'set-status', 'zatwierdzony', ...ids];
  expect(await bip.run(args, { env: { BIP_HOST: host } })).toMatchObject({ code: 0, stderr: 'Wykonano 2 z 2\n' });
});

test('an HTML page with 404 does not complete a deletion of the plan', async () => {
  const [id = ''] = await createDrafts(server, 'Istnieje', 1);
  const notFound: Answer = (response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
  const host = await proxyTo(server, () => ({ instead: notFound }), ['GET /api/articles']);
  const run = await bip.run(['articles', 'delete', id, '--yes', '--retries', '0'], { env: { BIP_HOST: host } });
  expect(run).toMatchObject({ code: 1, stderr: expect.stringContaining('404, text/html, „404”') });
});

test.each(answers.filter(([name]) => /page|connection|204|redirect/.test(name)))(
  'a download: %s',
  async (_, answer) => {
    const host = await proxyTo(server, () => ({ instead: answer }), ['GET /api/files/flags/']);
    const run = await bip.run(['api', 'downloadRegionFlag', '--param', 'region=PL'], { env: { BIP_HOST: host } });
    expect(run).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('nie odpowiada Redakcja BIP') });
  },
);
