// What a terminal would obey never reaches it from data or from messages of the server; a pipe gets the very text.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { built } from '../../testing/built.ts';
import { type Answer, proxyTo } from '../../testing/faulty-proxy.ts';
import { inTerminal } from '../../testing/terminal.ts';
import { withSharedServer } from '../../testing/with-server.ts';

const { server, bip } = withSharedServer();

const title = 'a\u001b]0;obce\u0007b\u009b2Jc\u202ed\rfałsz';
const rows = [{ id: 7, name: title, languageId: 1, languageIsoCode: 'PL', languageIsoCodeFile: null, etag: '"1"' }];
const list: Answer = (response) =>
  response.writeHead(200, { 'content-type': 'application/json', 'total-count': '1' }).end(JSON.stringify(rows));
const refusal: Answer = (response) => {
  const problem = { title: 'Błąd', status: 400, errors: [`Tag ${title}`] };
  response.writeHead(400, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
};

const tags = async (answer: Answer) => ({
  ...bip.env,
  BIP_HOST: await proxyTo(server, () => ({ instead: answer }), ['GET /api/dictionaries/tags']),
});
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const obeyed = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

test.each(['table', 'csv', 'json', 'ndjson'])('on a terminal, as %s', async (format) => {
  const env = await tags(list);
  const { code, screen } = await inTerminal(['dictionaries', 'list', 'tags', '--lang', 'pl', '-o', format], env).end;
  expect(code).toBe(0);
  expect(screen).not.toMatch(obeyed);
  expect(screen).toContain('\\u202ed');
});

test('a message of the server on a terminal', async () => {
  const env = await tags(refusal);
  const { code, screen } = await inTerminal(['dictionaries', 'list', 'tags', '--lang', 'pl'], env).end;
  expect(code).toBe(2);
  expect(screen).toContain('Tag a\\u001b]0;obce\\u0007b\\u009b2Jc\\u202ed\\u000dfałsz');
  expect(screen).not.toMatch(obeyed);
});

test('a mistyped option on a terminal', async () => {
  const { code, screen } = await inTerminal(['articles', '--\u001b[31mx'], bip.env).end;
  expect(code).toBe(2);
  expect(screen).not.toMatch(obeyed);
});

test('what the program of the server says of a foreign backup', async () => {
  const backup = path.join(bip.home, 'obca');
  mkdirSync(backup);
  writeFileSync(path.join(backup, 'bip-backup.json'), '{}');
  symlinkSync('/etc/passwd', path.join(backup, 'x\u001b]0;obce\u0007\u009b2J'));
  const args = ['server', 'restore', backup, '--program', built.server];
  const env = { ...bip.env, DATA_DIR: path.join(bip.home, 'nowe'), DATABASE_URL: '' };
  const { code, screen } = await inTerminal(args, env).end;
  expect({ code, screen }).toEqual({
    code: 1,
    screen: expect.stringContaining('x\\u001b]0;obce\\u0007\\u009b2J nie jest'),
  });
  expect(screen).not.toMatch(obeyed);
});

test('a pipe gets the very text', async () => {
  const env = await tags(list);
  const read = async (format: string) =>
    (await bip.run(['dictionaries', 'list', 'tags', '--lang', 'pl', '-o', format], { env })).stdout;
  expect(JSON.parse(await read('json'))).toMatchObject([{ name: title }]);
  expect(await read('csv')).toContain(`7,"${title}",PL`);
});

test('a file is not written on a terminal', async () => {
  const args = ['api', 'downloadRegionFlag', '--param', 'region=PL'];
  const { code, screen } = await inTerminal(args, bip.env).end;
  expect(code).toBe(2);
  expect(screen).toContain('Zapisz go: --out PLIK');
});
