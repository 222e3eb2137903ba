import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { callerAddress } from './caller-address.ts';

async function seen(trustProxy: string, forwarded: string | undefined): Promise<string> {
  const app = Fastify({ trustProxy: readConfig({ TRUST_PROXY: trustProxy }).trustProxy });
  app.get('/', async (request) => callerAddress(request));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const { payload } = await app.inject({ url: '/', remoteAddress: '10.0.0.1', headers });
  await app.close();
  return payload;
}

test.each([
  // a proxy appends the address that it saw; the entries before it may be forged
  ['0', '203.0.113.7', '10.0.0.1'],
  ['1', undefined, '10.0.0.1'],
  ['1', '203.0.113.7', '203.0.113.7'],
  ['1', '198.51.100.9, 203.0.113.7', '203.0.113.7'],
  ['2', '198.51.100.9, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['10.0.0.1', '198.51.100.9, 203.0.113.7', '203.0.113.7'],
  ['192.0.2.1', '203.0.113.7', '10.0.0.1'],
  ['1', '2001:db8::7', '2001:db8::7'],
  ['1', '=HYPERLINK("http://evil.example")', '10.0.0.1'],
  ['1', '<script>alert(1)</script>', '10.0.0.1'],
])('TRUST_PROXY=%s, X-Forwarded-For: %s: the caller is %s', async (trustProxy, forwarded, address) => {
  expect(await seen(trustProxy, forwarded)).toBe(address);
});

test('an invalid TRUST_PROXY refuses the start', () => {
  expect(() => readConfig({ TRUST_PROXY: 'proxy.gmina.pl' })).toThrow(/TRUST_PROXY/);
  expect(() => readConfig({ TRUST_PROXY: '-1' })).toThrow(/TRUST_PROXY/);
});
