import { expect, it } from 'vitest';
import { safeReturnAddress } from './return-address.ts';

it.each([
  ['/slowniki/tagi?page=2#dol', '/slowniki/tagi?page=2#dol'],
  ['/artykuly/artykuly/edytuj/5/EN', '/artykuly/artykuly/edytuj/5/EN'],
  ['//zly.example/login', '/'],
  ['/\\zly.example', '/'],
  ['/.//zly.example', '/'],
  ['/a/../..//zly.example/login', '/'],
  ['https://zly.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/login?powrot=/login', '/'],
  ['/logout', '/'],
  ['/brak-dostepu', '/'],
  [undefined, '/'],
  [['/a', '/b'], '/'],
])('after signing in %j leads to %s', (address, expected) => {
  expect(safeReturnAddress(address)).toBe(expected);
});
