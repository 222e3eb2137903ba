import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addressFilter } from '../network/private-networks.ts';
import { type ArchiveServer, fetchAddress } from './archive-client.ts';
import { startTestArchive, type TestArchive } from './test-archive.ts';

let archive: TestArchive;
beforeAll(async () => {
  archive = await startTestArchive();
});
afterAll(() => archive.stop());
beforeEach(() => {
  archive.pages.clear();
  archive.requests.length = 0;
});

const port = () => new URL(archive.host).port;

async function open(name: string, server: Partial<ArchiveServer> = {}): Promise<string> {
  const host = `http://${name}:${port()}`;
  const response = await fetchAddress(
    `${host}/sitemap.xml`,
    { host, connectTo: null, isAllowed: addressFilter([]), ...server },
    new AbortController().signal,
  );
  response.setEncoding('utf8');
  let text = '';
  for await (const part of response) text += part;
  return text;
}

const refused = { errors: [expect.stringMatching(/sieci prywatnej/)] };

test.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433', '0', '0177.0.0.1'])(
  '%s is refused unless its network is allowed',
  async (name) => {
    archive.pages.set('/sitemap.xml', 'tajne');
    await expect(open(name)).rejects.toMatchObject(refused);
    expect(archive.requests).toEqual([]);
  },
);

test('a name is refused when one of its addresses is private', async () => {
  const resolve = async () => [
    { address: '8.8.8.8', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ];
  await expect(open('archiwum.example', { resolve })).rejects.toMatchObject(refused);
});

test('DNS rebinding: the address that was checked is the one connected to', async () => {
  archive.pages.set('/sitemap.xml', (_request, response) => response.writeHead(302, { location: '/mapa.xml' }).end());
  archive.pages.set('/mapa.xml', 'mapa');
  let asked = 0;
  // allowed at the first lookup, another machine at the second
  const resolve = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
  await expect(open('archiwum.example', { resolve, isAllowed: addressFilter(['127.0.0.1']) })).rejects.toMatchObject(
    refused,
  );
  expect([asked, archive.requests]).toEqual([2, ['/sitemap.xml']]);
});

test('a name is resolved once per connection', async () => {
  archive.pages.set('/sitemap.xml', 'mapa');
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    return [{ address: '127.0.0.1', family: 4 }];
  };
  expect(await open('archiwum.example', { resolve, isAllowed: addressFilter(['127.0.0.1']) })).toBe('mapa');
  expect(asked).toBe(1);
});

test('a server that does not speak HTTP', async () => {
  const server = createServer((socket) => socket.end('to nie jest HTTP\r\n\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const opened = fetchAddress(
    `${host}/sitemap.xml`,
    { host, connectTo: null, isAllowed: () => true },
    new AbortController().signal,
  );
  await expect(opened).rejects.toMatchObject({ status: 502, errors: [expect.stringMatching(/przerwane/)] });
  server.close();
});
