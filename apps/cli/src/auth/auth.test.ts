// Sign-in with the real program against the real server.
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type Server, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { automat } from '../testing/bip.ts';
import { FormBrowser } from '../testing/form-browser.ts';
import { signIn } from '../testing/sign-in.ts';
import { withServer } from '../testing/with-server.ts';

const { server, bip } = withServer({});

const others: Server[] = [];
afterEach(() => {
  for (const other of others.splice(0)) {
    other.close();
    other.closeAllConnections();
  }
});

/** Starts an HTTP server that is not the product's. */
async function serve(listener: RequestListener): Promise<string> {
  const other = createServer(listener).listen(0, 'localhost');
  others.push(other);
  await once(other, 'listening');
  return `http://localhost:${(other.address() as AddressInfo).port}`;
}

const signInFile = (profile = 'default') => path.join(bip.home, 'redakcja-bip', `${profile}.json`);

/** Signs in with a device code. */
async function signInWithDevice() {
  const program = bip.start(['login', '--device']);
  const [, url = ''] = await program.waitForStderr(/(http:\S+)[\s\S]*Czekam/);
  const last = await new FormBrowser().signIn(url, 'anna.nowak');
  expect(last.text).toContain('Logowanie powiodło się.');
  return program.end;
}

test('login with a device code, whoami, logout', async () => {
  expect(await signInWithDevice()).toMatchObject({
    code: 0,
    stdout: '',
    stderr: expect.stringContaining('Zalogowano do'),
  });
  expect(statSync(signInFile()).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(signInFile())).mode & 0o777).toBe(0o700);

  const who = await bip.run(['whoami']);
  expect(who.code).toBe(0);
  expect(who.stdout).toContain(server.host);
  expect(who.stdout).toContain('Anna Nowak (anna.nowak)');
  expect(who.stdout).toContain('ConfirmArticles');
  const data = JSON.parse((await bip.run(['whoami', '--json'])).stdout);
  expect(data).toMatchObject({ host: server.host, user: { userName: 'anna.nowak' } });

  const { refreshToken } = JSON.parse(readFileSync(signInFile(), 'utf8')) as { refreshToken: string };
  expect(await bip.run(['logout'])).toMatchObject({ code: 0, stderr: expect.stringContaining('Wylogowano') });
  expect(readdirSync(path.dirname(signInFile()))).toEqual([]);
  const renewal = await fetch(`${server.host}/identity/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', client_id: 'bip', refresh_token: refreshToken }),
  });
  expect(await renewal.json()).toMatchObject({ error: 'invalid_grant' });
  expect(await bip.run(['whoami'])).toMatchObject({ code: 4, stderr: expect.stringContaining('bip login') });
});

test('logout without a server removes the sign-in and reports that it was not revoked', async () => {
  await signIn(bip, 'anna.nowak');
  const stored = JSON.parse(readFileSync(signInFile(), 'utf8')) as Record<string, unknown>;
  bip.file('redakcja-bip/default.json', JSON.stringify({ ...stored, host: 'http://localhost:9' }));
  expect(await bip.run(['logout'])).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Wylogowano tutaj, ale serwer nie unieważnił dostępu: Brak połączenia/),
  });
  expect(readdirSync(path.dirname(signInFile()))).toEqual([]);
});

test('profiles have separate sign-ins', async () => {
  await signIn(bip, 'anna.nowak', ['--profile', 'gmina']);
  expect((await bip.run(['whoami', '--profile', 'gmina'])).code).toBe(0);
  expect((await bip.run(['whoami'])).code).toBe(4);
  expect(await bip.run(['whoami', '--profile', 'miasto'])).toMatchObject({
    code: 4,
    stderr: `Nie zalogowano do ${server.host}. Zaloguj się: bip login --profile miasto --host ${server.host}\n`,
  });
});

test('processes that renew at the same time keep the grant', async () => {
  await signIn(bip, 'anna.nowak');
  const stored = JSON.parse(readFileSync(signInFile(), 'utf8')) as Record<string, unknown>;
  bip.file('redakcja-bip/default.json', JSON.stringify({ ...stored, expiresAt: 0 }));
  const both = await Promise.all(Array.from({ length: 3 }, () => bip.start(['whoami']).end));
  expect(both.map(({ code }) => code)).toEqual([0, 0, 0]);
  const renewed = JSON.parse(readFileSync(signInFile(), 'utf8')) as Record<string, unknown>;
  expect(renewed.refreshToken).not.toBe(stored.refreshToken);
  expect((await bip.run(['whoami'])).code).toBe(0);
});

test('client credentials sign in without storing anything', async () => {
  const who = await bip.run(['whoami'], { env: automat });
  expect(who).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('administrator') });
  expect(readdirSync(bip.home)).toEqual([]);
  const wrong = await bip.run(['whoami'], { env: { ...automat, BIP_CLIENT_SECRET: 'inne-haslo' } });
  expect(wrong).toMatchObject({ code: 4, stdout: '' });
  expect(wrong.stderr).not.toContain('inne-haslo');
});

test('without a sign-in, or with a damaged one, the exit code is 4', async () => {
  expect(await bip.run(['articles', 'list'])).toMatchObject({ code: 4, stdout: '' });
  const empty = await bip.run(['logout']);
  expect(empty).toMatchObject({ code: 0, stderr: expect.stringContaining('Nikt nie jest zalogowany') });
  mkdirSync(path.dirname(signInFile()), { recursive: true });
  const stored = { host: server.host, issuer: server.host, accessToken: 'x', expiresAt: 0, refreshToken: 7 };
  for (const damaged of ['{"host":', '5', '{}', JSON.stringify(stored)]) {
    bip.file('redakcja-bip/default.json', damaged);
    chmodSync(signInFile(), 0o600);
    expect(await bip.run(['whoami'])).toMatchObject({
      code: 4,
      stderr: expect.stringMatching(/^Plik logowania jest uszkodzony\. Zaloguj się ponownie: bip login/),
    });
  }
  const out = await bip.run(['logout']);
  expect([out.code, out.stderr]).toEqual([1, expect.stringContaining('plik logowania był uszkodzony')]);
  expect(existsSync(signInFile())).toBe(false);
});

test('empty environment variables count as unset', async () => {
  const empty = { BIP_CLIENT_ID: '', BIP_CLIENT_SECRET: '', BIP_PROFILE: '', XDG_STATE_HOME: '' };
  const env = { ...empty, XDG_CONFIG_HOME: '', BIP_HOST: '' };
  expect(await bip.run(['whoami'], { env })).toMatchObject({
    code: 4,
    stderr: expect.stringContaining('Nie zalogowano. Zaloguj się: bip login --host'),
  });
  expect(await bip.run(['whoami'], { env: { ...automat, BIP_CLIENT_SECRET: '' } })).toEqual({
    code: 4,
    stdout: '',
    stderr: 'BIP_CLIENT_ID i BIP_CLIENT_SECRET podaje się razem\n',
  });
  expect(readdirSync(bip.home)).toEqual([]);
});

test('a relative XDG folder is ignored', async () => {
  const env = { XDG_CONFIG_HOME: 'tutaj', BIP_HOST: 'http://localhost:9' };
  bip.file('nikt', '');
  expect((await bip.run(['logout'], { env })).code).toBe(0);
  expect(readdirSync(bip.home).sort()).toEqual(['.config', 'nikt']);
});

test.each([200, 404])('a server of another product (status %i) is reported', async (status) => {
  const host = await serve((_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end('<p>Witamy</p>');
  });
  const { stderr, ...rest } = await bip.run(['whoami', '--host', host], { env: automat });
  expect(rest).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(
    /^Pod adresem (\S+) nie odpowiada Redakcja BIP .*: \d+, text\/html, „Witamy”; .*Sprawdź --host/,
  );
  expect(stderr).toContain(host);
});

test('all requests use the proxy of the environment, token requests included', async () => {
  const proxied: string[] = [];
  const proxy = await serve((request, response) => {
    const url = new URL(request.url ?? '');
    proxied.push(url.pathname);
    const forwarded = sendRequest(url, { method: request.method, headers: request.headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 500, upstream.headers);
      upstream.pipe(response);
    });
    request.pipe(forwarded);
  });
  const env = { ...automat, HTTP_PROXY: proxy };
  expect(await bip.run(['whoami'], { env })).toMatchObject({ code: 0, stderr: '' });
  expect(proxied).toEqual(
    expect.arrayContaining(['/api/application/PL', '/identity/token', '/api/auth/users/permissions']),
  );
  proxied.length = 0;
  expect(await bip.run(['whoami'], { env: { ...env, NO_PROXY: 'localhost' } })).toMatchObject({ code: 0 });
  expect(proxied).toEqual([]);
});

test.each([
  [['whoami', '--host', 'http://localhost:9'], 1, 'Brak połączenia z serwerem http://localhost:9'],
  [['whoami', '--host', 'http://urzad.example'], 2, 'https://'],
  [['whoami', '--host', 'urząd'], 2, 'Nieprawidłowy adres serwera'],
  [['whoami', '--profile', '../obcy'], 2, 'Nazwa profilu'],
])('%j exits with %i', async (args, code, message) => {
  const { stderr, ...rest } = await bip.run(args, { env: args.includes('--profile') ? {} : automat });
  expect(rest).toEqual({ code, stdout: '' });
  expect(stderr).toContain(message);
});

// the last one: this address has to wait afterwards
test('a wrong secret is refused, and after several times there is a pause', async () => {
  const env = { BIP_HOST: server.host, ...automat, BIP_CLIENT_SECRET: 'nie-ten' };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await bip.run(['whoami'], { env })).toMatchObject({
      code: 4,
      stderr: expect.stringContaining('Serwer nie przyjął BIP_CLIENT_ID i BIP_CLIENT_SECRET'),
    });
  }
  expect(await bip.run(['whoami'], { env })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/Zbyt wiele prób z błędnym BIP_CLIENT_SECRET\. Spróbuj ponownie za \d+ s/),
  });
});
