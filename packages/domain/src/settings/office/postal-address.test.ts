import { expect, test } from 'vitest';
import { postalAddressLines } from './postal-address.ts';

const nothing = { city: null, street: null, streetNumber: null, flat: null, zipCode: null, zipCodeCity: null };
const jasionka = { city: 'Jasionka', zipCode: '36-002', zipCodeCity: 'Jasionka' };

test.each([
  [{}, []],
  [{ ...jasionka, street: 'Rynek', streetNumber: '1', flat: '12' }, ['Rynek 1/12', '36-002 Jasionka']],
  [{ ...jasionka, streetNumber: '7' }, ['Jasionka 7', '36-002 Jasionka']],
  [
    { ...jasionka, zipCodeCity: 'Rzeszów', street: 'Rynek', streetNumber: '1' },
    ['Rynek 1', 'Jasionka', '36-002 Rzeszów'],
  ],
  [{ ...jasionka, zipCodeCity: 'Rzeszów' }, ['Jasionka', '36-002 Rzeszów']],
  [{ city: 'Jasionka', zipCode: '36-002' }, ['36-002 Jasionka']],
  [{ street: 'Rynek' }, ['Rynek']],
])('%j: %j', (given, lines) => {
  expect(postalAddressLines({ ...nothing, ...given })).toEqual(lines);
});
