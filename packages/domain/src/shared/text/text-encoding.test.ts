import { expect, test } from 'vitest';
import { EncodingProof } from './text-encoding.ts';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((one) => (typeof one === 'number' ? [one] : [...new TextEncoder().encode(one)])));

test.each([
  ['plain', bytes('name\nRada'), { encoding: 'utf-8' }],
  ['UTF-8', bytes('źdźbło'), { encoding: 'utf-8' }],
  ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x41, 0]), { encoding: 'utf-16le' }],
  ['UTF-16 in network order', Uint8Array.from([0xfe, 0xff, 0, 0x41]), { encoding: 'utf-16be' }],
  ['Windows-1250: ś, ą', bytes('wie', 0x9c, ' w', 0xb9, 's'), { encoding: 'windows-1250' }],
  ['ISO-8859-2: ś, ą', bytes('wie', 0xb6, ' w', 0xb1, 's'), { encoding: 'iso-8859-2' }],
  ['letters that both have in the same place', bytes(0xbf, 0xf3, 0xb3, 'ty'), { encoding: 'windows-1250' }],
  // „RÓŻA” in one byte per letter has a character of UTF-8
  ['capital letters', bytes('R', 0xd3, 0xaf, 'A ', 0xb9, 0x9c, 0xb9), { encoding: 'windows-1250' }],
  [
    'one damaged byte',
    bytes('żółć\nra', 0xb3, '\nźdźbło'),
    { error: 'Wiersz 2: uszkodzony znak, bo plik jest w UTF-8' },
  ],
  ['cut in a character', bytes('żółć ', 0xc5), { error: 'Wiersz 1: uszkodzony znak, bo plik jest w UTF-8' }],
  ['letters of both', bytes(0x9c, 0xb6), { error: expect.stringContaining('nie da się rozpoznać') }],
])('%s', (_, content, result) => {
  const whole = new EncodingProof();
  whole.add(content);
  expect(whole.result()).toEqual(result);
  const parts = new EncodingProof();
  if (![0xfe, 0xff].includes(content[0] ?? 0)) for (const byte of content) parts.add(Uint8Array.of(byte));
  else parts.add(content);
  expect(parts.result()).toEqual(result);
});
