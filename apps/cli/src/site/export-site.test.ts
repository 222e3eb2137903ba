import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../../../scripts/free-port.mjs';
import { automat, Bip } from '../testing/bip.ts';
import { TestServer } from '../testing/test-server.ts';

const port = await freePort();
const site = `http://localhost:${port}`;
const server = new TestServer({ env: { SITE_PORT: String(port) } });
const bip = new Bip(() => ({ BIP_HOST: server.host, ...automat }));
const inCopy = (name: string) => path.join(bip.home, 'kopia', name);
const text = (name: string) => readFileSync(inCopy(name), 'utf8');
const run = (...options: string[]) => bip.run(['site', 'export', 'kopia', ...options]);

beforeAll(async () => {
  await server.start();
  expect((await run()).stderr).toMatch(/Strony i pliki: \d{2,}, zapisane: \d{2,}, usunięte: 0/);
  // attachments are read in the background, and a page changes with what was read of its own
  await vi.waitFor(async () => expect((await run()).stderr).toContain('zapisane: 0'), {
    timeout: 240_000,
    interval: 500,
  });
});
afterAll(async () => {
  await server.remove();
  bip.remove();
});

test('every link of the copy leads to a file of it, or to the bulletin', () => {
  const pages = readdirSync(inCopy('.'), { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) {
    for (const [, address = ''] of text(page).matchAll(/\s(?:href|src|srcSet|action)="([^"#]+)/g)) {
      if (/^(https?|mailto|tel|data):/.test(address)) continue;
      const file = path.join(path.dirname(page), decodeURI(address.replaceAll('&amp;', '&')));
      expect(existsSync(inCopy(file)), `${page}: ${address}`).toBe(true);
    }
  }
});

test('a server of files may read the copy', () => {
  const mode = (name: string) => statSync(inCopy(name)).mode & 0o777;
  for (const name of readdirSync(inCopy('.'), { recursive: true, encoding: 'utf8' }))
    expect([name, mode(name)]).toEqual([name, (statSync(inCopy(name)).isFile() ? 0o666 : 0o777) & ~process.umask()]);
});

test('a page of the copy says what the page of the bulletin says', async () => {
  const words = (html: string) =>
    html
      .replace(/<[^>]+>/g, ' ')
      .replace(/(Stan na|As of)\s+[\d. :]+/, '')
      .replaceAll(/\s+/g, ' ');
  for (const [file, address] of [
    ['index.html', '/'],
    ['urzad.html', '/urzad'],
    ['en.html', '/en'],
  ] as const) {
    expect(words(text(file))).toBe(words(await (await fetch(site + address)).text()));
  }
});

test('again it writes what is missing or another, and removes what is no more', async () => {
  const name = '.kopia-biuletynu.json';
  const note = JSON.parse(text(name));
  delete note.marks['index.html'];
  note.marks['urzad.html'] = 'inny';
  note.marks['dawna.html'] = 'x';
  writeFileSync(inCopy(name), JSON.stringify(note));
  writeFileSync(inCopy('dawna.html'), '');
  expect((await run()).stderr).toContain('zapisane: 2, usunięte: 1');
  expect(existsSync(inCopy('dawna.html'))).toBe(false);
});

test('a copy that was killed is resumed', async () => {
  let isHeld = true;
  const held = Promise.withResolvers<void>();
  const proxy = createServer((request, reply) => {
    if (isHeld && request.url === '/mapa-strony') {
      held.resolve();
      return;
    }
    void fetch(site + request.url).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? 'text/plain';
      reply.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()));
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const args = ['site', 'export', 'przerwana', '--site', `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`];
  const first = bip.start(args);
  await held.promise;
  await vi.waitFor(() => expect(existsSync(path.join(bip.home, 'przerwana/index.html'))).toBe(true), {
    timeout: 60_000,
  });
  first.child.kill('SIGKILL');
  await first.end;
  isHeld = false;
  const again = await bip.run(args);
  expect([again.code, again.stderr]).toEqual([0, expect.stringMatching(/Strony i pliki: \d+/)]);
  expect(existsSync(path.join(bip.home, 'przerwana/mapa-strony.html'))).toBe(true);
});

test('another folder and another bulletin are left alone', async () => {
  const other = await run('--site', 'http://127.0.0.1:9');
  expect([other.code, other.stderr]).toEqual([1, 'Nie udało się połączyć z biuletynem http://127.0.0.1:9\n']);
  const same = await run('--site', site.replace('localhost', '127.0.0.1'));
  expect(same.stderr).toContain('jest kopią innego biuletynu');
  writeFileSync(path.join(bip.home, 'index.html'), 'moja strona');
  const own = await bip.run(['site', 'export', '.']);
  expect(own.stderr).toContain('nie jest kopią biuletynu');
});
