// Everything can be tried without a server: the mocks sign in and answer (`npm run mocks -- --http`).
import { PassThrough } from 'node:stream';
import { operationsBySpecificity } from '@redakcja/generated/operation-lookup';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleArguments } from './contract/describe-operation.ts';
import { runProgram } from './program.ts';
import { systemContext } from './shared/context.ts';
import { Bip } from './testing/bip.ts';
import { FormBrowser } from './testing/form-browser.ts';
import { type RunningMocks, startMocks } from './testing/mock-server.ts';

let mocks: RunningMocks;
const bip = new Bip(() => ({ BIP_HOST: mocks.origin, BIP_TOKEN: 'any' }));

beforeAll(async () => {
  mocks = await startMocks();
});
afterAll(async () => {
  await mocks.stop();
  bip.remove();
});

describe('the mocks are their own issuer', () => {
  test('a program signs in by its secret, a person by a code', async () => {
    const without = { BIP_TOKEN: '' };
    const program = { ...without, BIP_CLIENT_ID: 'bip-automat', BIP_CLIENT_SECRET: 'demo-automat' };
    expect((await bip.run(['whoami'], { env: program })).code).toBe(0);
    const wrong = { ...program, BIP_CLIENT_SECRET: 'wrong' };
    expect((await bip.run(['whoami'], { env: wrong })).code).toBe(4);
    const signIn = bip.start(['login', '--device'], { env: without });
    const [address] = await signIn.waitForStderr(/http:\S+user_code=\S+/);
    await new FormBrowser().signIn(address, 'anybody');
    expect((await signIn.end).code).toBe(0);
    const { stdout } = await bip.run(['whoami'], { env: without });
    expect(stdout).toContain(mocks.origin);
    expect((await bip.run(['logout'], { env: without })).code).toBe(0);
  });

  test('BIP_TOKEN is a token of somebody else’s making; what is none is refused', async () => {
    expect((await bip.run(['whoami'])).code).toBe(0);
    const refused = await bip.run(['whoami'], { env: { BIP_TOKEN: 'no token' } });
    expect([refused.code, refused.stderr]).toEqual([4, 'BIP_TOKEN nie jest tokenem dostępu\n']);
  });
});

test.each([
  'articles list',
  'articles show 412',
  'articles export 412',
  'articles set-status zatwierdzony 412 413 --yes',
  'articles delete 412 --yes',
  'dictionaries list tags',
  'dictionaries export tags',
  'dictionaries merge-tags uchwały zarządzenia --yes',
  'roles list',
  'roles show Redaktor',
  'roles create Nowa --description x --permission ManageMenus',
  'users list',
  'users show anna.nowak',
  'users deactivate anna.nowak',
  'users create jan.nowy2 --firstname Jan --surname Nowy --email jan@gmina.example --role Redaktor',
  'audit list',
  'audit art8',
  'menus tree',
  'menus export',
  'menus add Nowa --type pionowe',
  'archive status',
  'archive gone',
  'config export folder',
  'languages export EN',
  'doctor',
])('bip %s', async (line) => {
  const { code, stderr } = await bip.run(line.split(' '));
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
});

describe('the example in the help of every operation runs', () => {
  test.each(operationsBySpecificity.map((one) => one.id))('bip api %s', async (id) => {
    const operation = operationsBySpecificity.find((one) => one.id === id);
    if (operation === undefined) throw new Error(id);
    const file = bip.file('uchwala.pdf', '%PDF-1.7');
    const args = exampleArguments(operation).map((one) => one.replace('@uchwala.pdf', `@${file}`));
    const [out, err] = [new PassThrough(), new PassThrough()];
    const stderr: Buffer[] = [];
    err.on('data', (chunk: Buffer) => stderr.push(chunk));
    const output = (stream: PassThrough) => Object.assign(stream, { control: () => undefined });
    const code = await runProgram(['api', id, ...args], {
      ...systemContext(['api', id, ...args]),
      stdout: output(out.resume()) as never,
      stderr: output(err) as never,
      env: { BIP_HOST: mocks.origin, BIP_TOKEN: 'any' },
    });
    // 5: rows of the answer are refused, at random
    expect([code, [0, 5].includes(code) ? '' : Buffer.concat(stderr).toString()]).toEqual([code, '']);
  });
});
