import { expect, test } from 'vitest';
import { takesOnePass } from '../../../shared/testing/growth.ts';
import { telephones } from './telephones.ts';

const digitsIn = (text: string, beside?: string) => telephones(text, beside).map(({ digits }) => digits);

test.each([
  ['tel. 501 200 310', ['501200310']],
  ['tel.: 501200310', ['501200310']],
  ['tel.501200310', ['501200310']],
  ['kom. 501.200.310', ['501200310']],
  ['501-200-310', ['501200310']],
  ['501 200 310', ['501200310']],
  ['501200310 (tel. kom.)', ['501200310']],
  ['Anna Nowak 501200310', ['501200310']],
  ['Kowalski Jan – 501200310', ['501200310']],
  ['+48501200310, (+48) 501 200 310, 0048 501200310', ['501200310', '501200310', '501200310']],
  ['tel. (22) 695 90 11', ['226959011']],
  ['tel. (0-22) 695-90-11', ['226959011']],
  ['fax 22 6959011', ['226959011']],
  ['tel. 22 555 11 22 / 600 100 200', ['225551122', '600100200']],
  ['tel. 600 100 200 600 100 300', ['600100200', '600100300']],
  ['tel:+48226959011', ['226959011']],
])('in „%s”', (text, digits) => {
  expect(digitsIn(text)).toEqual(digits);
});

test.each([
  ['501200310', 'Jan Kowalski', ['501200310']],
  ['501200310', 'Telefon', ['501200310']],
  ['22 695 90 11', 'Telefon', ['226959011']],
  ['501200310', 'Dotacja', []],
  ['501 200 310', 'Dotacja', []],
  ['501 200 310', 'Kwota, Jan Kowalski', []],
])('%s in a cell beside „%s”', (text, beside, digits) => {
  expect(digitsIn(text, ` ${beside}`)).toEqual(digits);
});

test.each([
  ['amounts', '512 549 897,23 zł, 501 200 310 zł, 1 501 200 310, 501 200 310 PLN, wartość 501 200 310'],
  ['registers', 'REGON 501200310, NIP 501-200-30-04, KRS 0000501200, Jan Kowalski, REGON 501200310'],
  ['a REGON behind a name', 'Jan Kowalski 123456785'],
  ['cases and codes', 'sprawa 501200310, RG.501.200.310, 501200310/2024, ISBN 978-83-501-200-3, A501200310'],
  ['another country', '+44 501 200 310'],
  ['no town', 'tel. 10 200 30 04'],
  ['a longer row', '501 200 310 40, 501 200 310 4'],
  ['an account', '61 1090 1014 0000 0712 1981 2874'],
])('no telephone: %s', (_, text) => {
  expect(digitsIn(text)).toEqual([]);
});

test.each(['1 ', '501 ', '501 200 ', '501200310 ', 'tel. ', '+48 ', '(22) ', '0-'])(
  'a long text of „%s” takes one pass',
  (text) => {
    expect(takesOnePass((times) => digitsIn(text.repeat(times)), 10_000 / text.length)).toBe(true);
  },
);
