import { expect, test } from 'vitest';
import { addressFilter } from './private-networks.ts';

const isPublic = addressFilter([]);

test.each(['8.8.8.8', '193.0.6.139', '100.128.0.1', '172.32.0.1', '2a00:1450:4001:80b::200e', '2001:4860:4860::8888'])(
  '%s is public',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '127.8.9.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:a00:1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  '3fff::1',
  '4000::1',
  '192.0.2.7',
  '203.0.113.7',
  '240.0.0.1',
  'fe80::1',
  'fe80::1%eth0',
  'fd12:3456:789a::1',
  'ff02::1',
  'localhost',
  '',
  '0x7f.1',
])('%j is not public', (address) => {
  expect(isPublic(address)).toBe(false);
});

test('allowed networks are exceptions', () => {
  const mine = addressFilter(['10.1.0.0/16', '127.0.0.1', 'fd00:5::/32', '::1']);
  expect(['10.1.200.3', '127.0.0.1', 'fd00:5::9', '::1', '8.8.8.8'].map(mine)).toEqual([true, true, true, true, true]);
  expect(['10.2.0.1', '127.0.0.2', 'fd00:6::9', '::2'].map(mine)).toEqual([false, false, false, false]);
});
