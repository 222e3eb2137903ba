// Failures during bulk work: nothing is lost and nothing is done twice.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { credentialsOf } from '../../testing/bip.ts';
import { tagCount, tagFile } from '../../testing/dictionary-files.ts';
import { createDrafts } from '../../testing/drafts.ts';
import { proxyTo } from '../../testing/faulty-proxy.ts';
import { HeldRequest } from '../../testing/held-request.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, bip } = withServer();

const journals = path.join('.local/state/redakcja-bip/journals');
async function changesOf(id: string | undefined): Promise<number> {
  const { stdout } = await bip.run(['articles', 'show', String(id), '--json']);
  return JSON.parse(stdout).changeLogEntries.length as number;
}

test('after the server was killed and restarted, --resume does the rest once', async () => {
  const host = await proxyTo(server, async (n) => {
    if (n === 3) await server.kill();
    return 'pass' as const;
  });
  const args = [
    'dictionaries',
    'import',
    'tags',
    tagFile(bip, 'zabity', 2001),
    '--mode',
    'create',
    '--concurrency',
    '1',
  ];
  const broken = await bip.run([...args, '--retries', '0'], { env: { BIP_HOST: host } });
  expect(broken.code).toBe(1);
  expect(broken.stderr).toMatch(
    /Wykonano 2000 z 2001[\s\S]*Brak połączenia[\s\S]*Aby dokończyć: bip dictionaries import .*--resume/,
  );
  await server.start();
  const rest = await bip.run([...args, '--resume'], { env: { BIP_HOST: host } });
  expect(rest).toMatchObject({ code: 0, stderr: 'Wykonano 2001 z 2001 (utworzono 2001)\n' });
  expect(await tagCount(bip, 'zabity')).toBe(2001);
  expect(readdirSync(path.join(bip.home, journals))).toEqual([]);
});

test('after a lost response the result is read, not written again', async () => {
  const ids = await createDrafts(server, 'Odpowiedź, która zginęła', 3);
  const before = await changesOf(ids[0]);
  const host = await proxyTo(server, (n) => (n === 1 ? 'drop response' : 'pass'));
  const done = await bip.run(['articles', 'set-status', 'zatwierdzony', ...ids, '-o', 'ndjson'], {
    env: { BIP_HOST: host },
  });
  expect(done).toMatchObject({ code: 0, stderr: 'Wykonano 3 z 3\n' });
  expect(await changesOf(ids[0])).toBe(before + 1);
});

test('a long pause that the server asks for is said once', async () => {
  const ids = await createDrafts(server, 'Po przerwie', 1);
  const host = await proxyTo(server, (n) => {
    if (n > 1) return 'pass';
    const problem = JSON.stringify({ title: 'Za chwilę', status: 429, errors: ['Za chwilę'] });
    return {
      instead: (response) =>
        response.writeHead(429, { 'retry-after': '6', 'content-type': 'application/problem+json' }).end(problem),
    };
  });
  const done = await bip.run(['articles', 'set-status', 'zatwierdzony', ...ids, '-o', 'ids'], {
    env: { BIP_HOST: host },
  });
  expect(done).toMatchObject({
    code: 0,
    stderr: 'Serwer chwilowo nie przyjmuje żądań. Ponawiam za 6 s\nWykonano 1 z 1\n',
  });
});

test('after a lost response at the end of a run --resume reads the result', async () => {
  const ids = await createDrafts(server, 'Odpowiedź, która zginęła na końcu', 2);
  const host = await proxyTo(server, (n) => (n === 1 ? 'drop response' : 'pass'));
  const args = ['articles', 'set-status', 'zatwierdzony', ...ids];
  expect((await bip.run([...args, '--retries', '0'], { env: { BIP_HOST: host } })).code).toBe(1);
  expect(await bip.run([...args, '--resume'], { env: { BIP_HOST: host } })).toMatchObject({ code: 0 });
});

test.each([503, 429, 'drop request'] as const)('%s is retried', async (failure) => {
  const host = await proxyTo(server, (n) => (n <= 2 ? failure : 'pass'));
  const file = tagFile(bip, `przejściowe ${failure}`, 3);
  const done = await bip.run(['dictionaries', 'import', 'tags', file, '--mode', 'create'], { env: { BIP_HOST: host } });
  expect(done).toMatchObject({ code: 0, stderr: 'Wykonano 3 z 3 (utworzono 3)\n' });
});

test('Ctrl-C finishes pending requests and exits with 130 and a hint how to resume', async () => {
  const call = new HeldRequest();
  const host = await proxyTo(server, (n) => (n === 2 ? call.hold() : 'pass'));
  const args = ['dictionaries', 'import', 'tags', tagFile(bip, 'przerwany', 2001), '--concurrency', '1'];
  const run = bip.start(args, { env: { BIP_HOST: host } });
  await call.arrived;
  run.child.kill('SIGINT');
  await run.waitForStderr(/Kończę żądania w toku/);
  call.release();
  const { code, stderr } = await run.end;
  expect(code).toBe(130);
  expect(stderr).toMatch(/Przerwano po 2000 z 2001\. Aby dokończyć: bip dictionaries import .* --resume\n$/);
  expect(await tagCount(bip, 'przerwany')).toBe(2000);
  const rest = await bip.run([...args, '--resume'], { env: { BIP_HOST: host } });
  expect(rest).toMatchObject({ code: 0, stderr: 'Wykonano 2001 z 2001 (utworzono 2001)\n' });
});

test('Ctrl-C during the pause before a retry exits with 130 and a hint how to resume', async () => {
  const host = await proxyTo(server, () => 'drop request');
  const args = ['dictionaries', 'import', 'tags', tagFile(bip, 'czekający', 3), '--retries', '20', '--verbose'];
  const run = bip.start(args, { env: { BIP_HOST: host } });
  await run.waitForStderr(/(Ponawiam za [\s\S]*){3}/);
  run.child.kill('SIGINT');
  const { code, stderr } = await run.end;
  expect(stderr).toMatch(/Przerwano po 0 z 3\. Aby dokończyć: bip dictionaries import .* --resume\n$/);
  expect(code).toBe(130);
});

test('the same run is refused while another process executes it', async () => {
  const call = new HeldRequest();
  const host = await proxyTo(server, call.hold);
  const args = ['dictionaries', 'import', 'tags', tagFile(bip, 'podwójny', 10)];
  const run = bip.start(args, { env: { BIP_HOST: host } });
  await call.arrived;
  const second = await bip.run(args, { env: { BIP_HOST: host } });
  expect(second).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('To samo polecenie jest już wykonywane (proces '),
  });
  call.release();
  expect((await run.end).code).toBe(0);
  expect(await tagCount(bip, 'podwójny')).toBe(10);
});

test('nothing is sent when the folder of the journal cannot be made', async () => {
  const host = await proxyTo(server, () => 'pass');
  const file = tagFile(bip, 'bez dziennika', 2);
  const env = { BIP_HOST: host, XDG_STATE_HOME: path.join(file, 'to-nie-folder') };
  const { code, stderr } = await bip.run(['dictionaries', 'import', 'tags', file], { env });
  expect(code).toBe(1);
  expect(stderr).toContain('ENOTDIR');
  expect(await tagCount(bip, 'bez dziennika')).toBe(0);
});

test('a token is neither printed nor written to a journal', async () => {
  const host = await proxyTo(server, (n) => (n === 1 ? 'drop request' : 'pass'));
  const args = ['dictionaries', 'import', 'tags', tagFile(bip, 'żeton', 2), '--retries', '0', '--verbose'];
  const { stdout, stderr, code } = await bip.run(args, { env: { BIP_HOST: host } });
  expect(code).toBe(1);
  const folder = path.join(bip.home, journals);
  const kept = readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('');
  expect(kept).toContain('żeton 1');
  expect(`${stdout}${stderr}${kept}`).not.toMatch(/eyJ|Bearer|demo-automat/);
  expect(stderr).toMatch(/POST \S+ 200 \([\w-]+\)/);
});

test('forbidden items are reported, the others are done', async () => {
  const json = async (...args: string[]) => JSON.parse((await bip.run(args)).stdout);
  const list = await bip.run(['articles', 'list', '--status', 'roboczy', '-o', 'ids', '--size', '20']);
  const ids = list.stdout.trim().split('\n');
  const articles = await Promise.all(ids.map((id) => json('articles', 'show', id, '--json')));
  const categories = (article: { categories: { id: number }[] }) => article.categories.map(({ id }) => id);
  const forbidden = new Set(articles.slice(0, Math.ceil(articles.length / 2)).flatMap(categories));
  const isForbidden = (article: { categories: { id: number }[] }) =>
    categories(article).some((id) => forbidden.has(id));
  const expected = articles.filter(isForbidden).map(({ id }) => id as number);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(articles.length);

  const [user] = await json('api', 'listUsers', '--param', 'filters=userName;equal;ewa.kubiak');
  const { userName, firstname, surname, email, identificationDocumentType, sex, birthDate } = await json(
    'api',
    'getUser',
    '--param',
    `id=${user.id}`,
  );
  const body = { userName, firstname, surname, email, identificationDocumentType, sex, birthDate };
  const input = JSON.stringify({ ...body, excludeCategories: [...forbidden] });
  const saved = await bip.run([
    'api',
    'updateUser',
    '--param',
    `id=${user.id}`,
    '--param',
    'If-Match=*',
    '--body',
    input,
  ]);
  expect(saved).toMatchObject({ code: 0, stderr: '' });

  const args = ['articles', 'set-status', 'zatwierdzony', '-', '-o', 'json'];
  const some = await bip.run(args, { env: credentialsOf('ewa.kubiak'), input: ids.join('\n') });
  expect(some.code).toBe(5);
  const rows = JSON.parse(some.stdout) as { id: number; outcome: string; errors: string[] }[];
  const refused = rows.filter(({ outcome }) => outcome === 'refused');
  expect(refused.map(({ id }) => id).sort()).toEqual(expected.sort());
  for (const { errors } of refused) expect(errors).toEqual([expect.stringMatching(/uprawnień|kategori|znaleziono/)]);
  for (const { id, outcome } of rows) {
    const { status } = await json('articles', 'show', String(id), '--json');
    expect({ id, status }).toEqual({ id, status: outcome === 'done' ? 20 : 10 });
  }
});

test('a transient failure of the list while the plan is made is retried', async () => {
  const [id] = await createDrafts(server, 'Lista, która zawiodła', 1);
  let calls = 0;
  const behave = (n: number) => {
    calls = n;
    return n <= 2 ? 503 : 'pass';
  };
  const host = await proxyTo(server, behave, ['GET /api/articles']);
  const done = await bip.run(['articles', 'set-status', 'zatwierdzony', String(id)], { env: { BIP_HOST: host } });
  expect(done).toMatchObject({ code: 0, stderr: 'Wykonano 1 z 1\n' });
  expect(calls).toBeGreaterThan(2);
});

test('Ctrl-C while the plan is made leaves no journal', async () => {
  const call = new HeldRequest();
  const host = await proxyTo(server, call.hold, ['GET /api/articles']);
  const run = bip.start(['articles', 'set-status', 'zatwierdzony', '--status', 'roboczy'], { env: { BIP_HOST: host } });
  await call.arrived;
  run.child.kill('SIGINT');
  await run.waitForStderr(/Kończę żądania w toku/);
  call.release();
  expect(await run.end).toEqual({ code: 130, stdout: '', stderr: 'Kończę żądania w toku…\nNic nie zmieniono\n' });
  expect(readdirSync(path.join(bip.home, journals))).toEqual([]);
});
