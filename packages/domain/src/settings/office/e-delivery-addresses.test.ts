import { describe, expect, test } from 'vitest';
import {
  addAddressRefusal,
  changeMainRefusal,
  removeAddressRefusal,
  withAddress,
  withMainAddress,
} from './e-delivery-addresses.ts';

describe('e-delivery addresses', () => {
  const rows = ['a', 'b', 'c'].map((key, index) => ({ key, address: key, isMain: index === 0 }));
  const chosen = (...keys: string[]) => new Set(keys);

  test.each([
    [chosen(), 'Wybierz adres do usunięcia'],
    [chosen('a'), 'Aby usunąć adres główny, zaznacz wszystkie adresy'],
    [chosen('a', 'b'), 'Aby usunąć adres główny, zaznacz wszystkie adresy'],
    [chosen('b', 'c'), null],
    [chosen('a', 'b', 'c'), null],
  ])('removing %o: %s', (selected, expected) => {
    expect(removeAddressRefusal(rows, selected, false)).toBe(expected);
    expect(removeAddressRefusal(rows, selected, true)).not.toBeNull();
  });

  test.each([
    [chosen(), 'Wybierz jeden adres'],
    [chosen('b', 'c'), 'Wybierz jeden adres'],
    [chosen('a'), 'Wybrany adres jest już adresem głównym'],
    [chosen('b'), null],
  ])('making %o the main one: %s', (selected, expected) => {
    expect(changeMainRefusal(rows, selected, false)).toBe(expected);
  });

  test('at most five', () => {
    expect(addAddressRefusal([...rows, { key: 'd', address: 'd', isMain: false }], false)).toBeNull();
    expect(addAddressRefusal([...rows, ...rows].slice(1), false)).toBe('Maksymalna ilość adresów wynosi 5');
    expect(addAddressRefusal([...rows, ...rows], false)).toBe('Maksymalna ilość adresów wynosi 5');
    expect(addAddressRefusal([], true)).not.toBeNull();
  });

  test('exactly one is the main one', () => {
    const mains = (list: readonly { key: string; isMain: boolean }[]) =>
      list.filter((row) => row.isMain).map((row) => row.key);
    expect(mains(withMainAddress(rows, 'c'))).toEqual(['c']);
    expect(mains(withAddress(rows, { key: 'd', address: 'd', isMain: false }))).toEqual(['a']);
    expect(mains(withAddress(rows, { key: 'd', address: 'd', isMain: true }))).toEqual(['d']);
    expect(mains(withAddress([], { key: 'd', address: 'd', isMain: false }))).toEqual(['d']);
  });
});
