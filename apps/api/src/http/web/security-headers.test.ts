// Every kind of answer of a server behind https, with the headers as they are on the wire.
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePreviewPage } from '../../site/preview/preview-page.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let webRoot: string;
let port: number;

beforeAll(async () => {
  webRoot = mkdtempSync(path.join(tmpdir(), 'redakcja-web-'));
  mkdirSync(path.join(webRoot, 'assets'));
  writeFileSync(path.join(webRoot, 'index.html'), '<div id="app"></div>');
  writeFileSync(path.join(webRoot, 'favicon.svg'), '<svg/>');
  api = await startApi({
    env: { WEB_ROOT: webRoot, PUBLIC_URL: 'https://redakcja.gmina.example' },
    withIdentity: true,
    plugins: [servePreviewPage],
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = api.app.server.address() as AddressInfo);
});
afterAll(async () => {
  await api.stop();
  rmSync(webRoot, { recursive: true });
});

/** Status line and headers of the answer to this text. */
async function answerTo(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.write(request);
  await once(socket, 'close');
  return text.slice(0, text.indexOf('\r\n\r\n'));
}

const head = (line: string, ...more: string[]) =>
  [line, 'Host: redakcja.gmina.example', 'Connection: close', ...more, '', ''].join('\r\n');
const get = (address: string, ...more: string[]) => head(`GET ${address} HTTP/1.1`, ...more);
const post = (address: string, type: string, body: string) =>
  `${head(`POST ${address} HTTP/1.1`, `Content-Type: ${type}`, `Content-Length: ${body.length}`)}${body}`;
const form = 'application/x-www-form-urlencoded';
const authorization = '/identity/auth?client_id=redakcja-bip&response_type=code&code_challenge_method=S256';

test.each([
  ['a page of the web app', 200, get('/slowniki/tagi', 'Accept: text/html')],
  ['its file', 200, get('/favicon.svg')],
  ['a file that is not there', 404, get('/assets/nie-ma.js')],
  ['a page of the help', 200, get('/pomoc')],
  ['the state of the process', 200, get('/healthz')],
  ['a preview that has ended', 404, get('/podglad/artykuly/aaaaaaaaaaaaaaaaaaaaaaaaa')],
  ['a public operation', 200, get('/api/application/PL')],
  ['only the head of it', 200, head('HEAD /api/application/PL HTTP/1.1')],
  [
    'a preflight',
    204,
    head(
      'OPTIONS /api/articles HTTP/1.1',
      'Origin: https://redakcja.gmina.example',
      'Access-Control-Request-Method: GET',
    ),
  ],
  ['a call without a token', 401, get('/api/articles')],
  ['a call with a broken token', 401, get('/api/articles', 'Authorization: Bearer abc')],
  ['an unknown operation', 404, get('/api/nie-ma')],
  ['an unknown method', 405, head('DELETE /healthz HTTP/1.1')],
  ['a broken address', 400, get('/api/%E0%A4%A')],
  ['a broken body', 400, post('/api/auth/forced-password', 'application/json', '{')],
  ['a body of another type', 415, post('/api/auth/forced-password', 'text/csv', 'a;b')],
  ['the description of the provider', 200, get('/identity/.well-known/openid-configuration')],
  [
    'a refusal of the provider',
    400,
    post('/identity/token', form, 'client_id=redakcja-bip&grant_type=refresh_token&refresh_token=x'),
  ],
  ['a wrong program', 401, post('/identity/token', form, 'client_id=obcy&grant_type=client_credentials')],
  [
    'a redirect of the provider',
    303,
    get(
      `${authorization}&code_challenge=${'a'.repeat(43)}&scope=openid&redirect_uri=https%3A%2F%2Fredakcja.gmina.example%2Flogin`,
    ),
  ],
  ['an error page of the provider', 400, get('/identity/auth?client_id=obcy', 'Accept: text/html')],
  ['a sign-in that has ended', 400, get('/identity/interaction/nie-ma', 'Accept: text/html')],
  ['a page beside the sign-in', 200, get('/identity/dostepnosc')],
  ['the page for codes of devices', 200, get('/identity/device', 'Accept: text/html')],
  ['a file of the sign-in pages', 200, get('/identity/assets/favicon.svg')],
  ['a request that is none', 400, 'GET / HTP\r\n\r\n'],
  ['too long headers', 431, get('/', `X-Long: ${'a'.repeat(40_000)}`)],
])('%s (%d) has the headers that protect it', async (_, status, request) => {
  const answer = await answerTo(request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const line of [
    /^strict-transport-security: max-age=31536000$/im,
    /^x-content-type-options: nosniff$/im,
    /^x-frame-options: DENY$/im,
    /^referrer-policy: (?:same-origin|no-referrer)$/im,
    /^content-security-policy: default-src 'none'.*frame-ancestors 'none'/im,
  ])
    expect(answer).toMatch(line);
});
