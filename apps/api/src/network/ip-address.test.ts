import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { callerAddress } from '../http/caller-address.ts';
import { addressFamily } from './ip-address.ts';
import { addressFilter } from './private-networks.ts';

test.each([
  ['10.0.0.1', 4],
  ['::1', 6],
  ['2001:db8::7', 6],
  ['::1%eth0', 0],
  ['fe80::1%1', 0],
  ['::1%', 0],
  ['10.0.0.1%eth0', 0],
  ['gmina.pl', 0],
])('%s is of the family %d', (text, family) => {
  expect(addressFamily(text)).toBe(family);
});

const zoned = '::1%eth0';

test.each<[string, () => unknown]>([
  ['the proxies', () => readConfig({ TRUST_PROXY: zoned })],
  ['the networks of the archive', () => readConfig({ ARCHIVE_PRIVATE_NETWORKS: `10.0.0.1, ${zoned}` })],
  ['a network', () => readConfig({ ARCHIVE_PRIVATE_NETWORKS: `${zoned}/64` })],
])('%s take no address with a zone', (_, read) => {
  expect(read).toThrow(/oczekiwano adresów IP/);
});

test('the other end of a connection on the local network has no zone in logs and counters', () => {
  const socket = { remoteAddress: 'fe80::1%eth0' } as Parameters<typeof callerAddress>[0]['socket'];
  expect(callerAddress({ ip: 'fe80::1%eth0', socket })).toBe('fe80::1');
  expect(callerAddress({ ip: '::1%eth0', socket })).toBe('fe80::1');
});

test('no filter of private networks lets one through', () => {
  expect(addressFilter(['::1', 'fe80::/10'])(zoned)).toBe(false);
  expect(addressFilter(['fe80::/10'])('fe80::1%eth0')).toBe(false);
});

test('nothing else asks what an address is', () => {
  const folder = path.resolve(import.meta.dirname, '..');
  const asking = globSync('**/*.ts', { cwd: folder }).filter((file) =>
    /import \{[^}]*\bisIP(?:v[46])?\b/.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(asking).toEqual(['network/ip-address.ts']);
});
