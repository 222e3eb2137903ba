import { expect, test } from 'vitest';
import { numbersInTexts } from './public-texts.ts';

const pesel = '44051401359';

test.each<[string, unknown, string[]]>([
  ['a name', { name: `Sprawy pana ${pesel}` }, ['name']],
  [
    'rows and what is deeper',
    { rows: [{ text: 'a' }, { content: { text: `<p>${pesel}</p>` } }] },
    ['rows.1.content.text'],
  ],
  ['formatting within the number', { text: '<p>440514<b>01359</b></p>' }, ['text']],
  ['an address', { url: `https://urzad.example/osoby?nr=${pesel}&k=1` }, ['url']],
  ['an encoded address', { url: 'https://urzad.example/%34%34051401359' }, ['url']],
  ['usual groups of digits', { name: 'Sprawy pana 44 05 14 01359' }, ['name']],
  ['digits in full width', { name: 'Sprawy pana ４４０５１４０１３５９' }, ['name']],
  ['an identity card', { description: 'Dowód ABA 300000' }, ['description']],
  ['a text alone', pesel, ['']],
  ['the account of the office', { bankAccountNumber: '61109010140000071219812874' }, []],
  [
    'telephones, NIP, REGON, KRS and e-delivery',
    { text: '+48 22 695 90 11, NIP 1234563218, REGON 123456785, KRS 0000123456, AE:PL-12345-67890-ABCDE-12' },
    [],
  ],
  ['what is no text', { id: 44_051_401_359, isActive: true, none: null }, []],
])('%s', (_, body, paths) => {
  expect(numbersInTexts(body).map(({ path }) => path)).toEqual(paths);
});
