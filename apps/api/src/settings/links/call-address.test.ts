import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { addressFilter } from '../../network/private-networks.ts';
import { callAddress } from './call-address.ts';

async function startSite() {
  const server = createServer((request, response) => {
    const [, status = '', location] = (request.url ?? '').split('/', 3);
    response.writeHead(Number(status), location ? { location: `/${location}` } : {}).end('x'.repeat(1_000_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const own = { isAllowed: addressFilter(['127.0.0.1']) };
const isPublic = { isAllowed: addressFilter([]) };

test.each([
  ['200', null],
  ['403', null],
  ['429', null],
  ['404', 'Serwer odpowiada kodem 404'],
  ['410', 'Serwer odpowiada kodem 410'],
  ['503', 'Serwer odpowiada kodem 503'],
  ['301/404', 'Serwer odpowiada kodem 404'],
  ['301/200', null],
])('answered with %s', async (answer, problem) => {
  expect(await callAddress(`${await startSite()}/${answer}`, own)).toEqual({ problem });
});

test('does not connect to private networks, by address or by name', async () => {
  const problem = 'Adres leży w sieci prywatnej, do której czytelnicy nie mają dostępu';
  const site = await startSite();
  expect(await callAddress(`${site}/200`, isPublic)).toEqual({ problem });
  const resolve = async () => [{ address: '10.1.2.3', family: 4 }];
  expect(await callAddress('http://intranet.gmina.pl/', { ...isPublic, resolve })).toEqual({ problem });
  expect(await callAddress('http://169.254.169.254/latest/meta-data', isPublic)).toEqual({ problem });
});

test('only requests web addresses', async () => {
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'nic'])
    expect(await callAddress(address, own)).toEqual({ problem: 'Adres jest nieprawidłowy' });
});

test('an unreachable server and an unreachable network', async () => {
  const failing = (code: string) => ({
    ...isPublic,
    resolve: () => Promise.reject(Object.assign(new Error(code), { code })),
  });
  const address = 'http://nie-ma.example.pl/';
  expect(await callAddress(address, failing('ENOTFOUND'))).toEqual({
    problem: 'Nie ma serwera o tej nazwie',
    isNameless: true,
  });
  expect(await callAddress(address, failing('EAI_AGAIN'))).toBe('unknown');
});
