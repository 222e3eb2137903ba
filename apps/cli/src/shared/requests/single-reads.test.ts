// A single read is asked for again like a page of a list, and not without end; what writes is not.
import { describe, expect, test } from 'vitest';
import { createDrafts } from '../../testing/drafts.ts';
import { type Behaviour, proxyTo } from '../../testing/faulty-proxy.ts';
import { withSharedServer } from '../../testing/with-server.ts';

const { server, bip } = withSharedServer();

/** Runs a command through a proxy that fails the first calls of this kind. */
async function run(args: string[], call: string, fault: Awaited<ReturnType<Behaviour>>, failures: number) {
  let calls = 0;
  const behave: Behaviour = (n) => {
    calls = n;
    return n <= failures ? fault : 'pass';
  };
  const done = await bip.run(args, { env: { BIP_HOST: await proxyTo(server, behave, [call]) } });
  return { ...done, calls };
}

describe.each(['drop request', 'drop response', 503] as const)('after „%s”', (fault) => {
  test('an article is shown', async () => {
    const [id] = await createDrafts(server, 'Pokaz', 1);
    const shown = await run(['articles', 'show', String(id)], 'GET /api/articles/', fault, 2);
    expect(shown).toMatchObject({ code: 0, calls: 3 });
    expect(shown.stdout).toContain(`Numer:                   ${id}`);
  });

  test('the user is known', async () => {
    expect(await run(['whoami'], 'GET /api/auth/users/loggedUserData', fault, 1)).toMatchObject({ code: 0, calls: 2 });
  });
});

test('any read of the contract', async () => {
  expect(await run(['api', 'getLoggedUser'], 'GET /api/auth/users/loggedUserData', 503, 2)).toMatchObject({
    code: 0,
    calls: 3,
  });
});

test('a server that stays away ends the command', async () => {
  expect(await run(['whoami'], 'GET /api/auth/users/loggedUserData', 503, 99)).toMatchObject({ code: 1, calls: 3 });
});

test('a call that writes is made once', async () => {
  const body = JSON.stringify({ name: 'Raz', languageId: 1 });
  const made = await run(['api', 'createTag', '--body', body], 'POST /api/dictionaries/tags', 'drop response', 99);
  expect(made).toMatchObject({ code: 1, calls: 1 });
});
