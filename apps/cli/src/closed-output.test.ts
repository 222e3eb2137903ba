// Whoever reads the output may stop: nothing more is fetched or changed then, and the exit code says that not all of it arrived.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { built } from './testing/built.ts';
import { tagCount, tagFile } from './testing/dictionary-files.ts';
import { type Answer, proxyTo } from './testing/faulty-proxy.ts';
import { withSharedServer } from './testing/with-server.ts';

const { server, bip } = withSharedServer();

/** Runs it for somebody who reads nothing. */
function unread(args: readonly string[], env = {}) {
  const run = bip.start(args, { env });
  run.child.stdout?.destroy();
  return run.end;
}

const commands = [
  ['articles', 'list', '--size', '0'],
  ['dictionaries', 'export', 'tags'],
  ['api', 'listArticles'],
  ['--help'],
];

test.each(commands)('a reader that ends: bip %s %s', async (...args) => {
  expect((await unread(args)).code).toBe(141);
});

test('the rest of a list is not fetched', async () => {
  const pages = 200;
  let calls = 0;
  const page = (n: number): Answer => {
    calls = n;
    const row = { languageId: 1, languageIsoCode: 'PL', languageIsoCodeFile: null, etag: '"1"' };
    const rows = Array.from({ length: 1000 }, (_, i) => ({ id: n * 1000 + i, name: `tag ${n} ${i}`, ...row }));
    const headers = { 'content-type': 'application/json', 'total-count': String(pages * 1000) };
    return (response) => response.writeHead(200, headers).end(JSON.stringify(rows));
  };
  const env = { BIP_HOST: await proxyTo(server, (n) => ({ instead: page(n) }), ['GET /api/dictionaries/tags']) };
  expect((await unread(['dictionaries', 'export', 'tags'], env)).code).toBe(141);
  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThan(pages);
});

test('bulk work ends as after Ctrl-C, and can be resumed', async () => {
  const file = tagFile(bip, 'nieczytane', 5000);
  const args = ['dictionaries', 'import', 'tags', file, '--concurrency', '1', '-o', 'ndjson'];
  const cut = await unread(args);
  expect(cut).toMatchObject({ code: 141, stderr: expect.stringMatching(/Przerwano po \d+ z 5000\. Aby dokończyć: /) });
  expect(await tagCount(bip, 'nieczytane')).toBeLessThan(5000);
  const rest = await bip.run([...args, '--resume']);
  expect(rest).toMatchObject({ code: 0, stderr: expect.stringMatching(/^Wykonano 5000 z 5000/) });
});

// the shell closes stdout before the program starts
test.runIf(process.platform === 'linux').each(commands)('no stdout: bip %s %s', (...args) => {
  const run = (redirection: string) =>
    spawnSync('sh', ['-c', `"$@" ${redirection}`, 'sh', process.execPath, built.program, ...args], {
      env: bip.env,
      encoding: 'utf8',
    }).stderr;
  expect(run('>&-')).toContain('Wyjście (stdout) jest zamknięte: wyniku nikt nie dostanie');
  expect(run('>/dev/null')).not.toContain('stdout');
});
