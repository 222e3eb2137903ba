import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

it.each([
  ['', {}],
  ['?status=10', { status: '10' }],
  ['?filters=title;contains;plan+i+Zażółć&page=2', { filters: 'title;contains;plan i Zażółć', page: '2' }],
  ['?filters=title;contains;a&filters=status;in;10;20', { filters: ['title;contains;a', 'status;in;10;20'] }],
])('reads %j', (text, search) => {
  expect(parseSearch(text)).toEqual(search);
});

it('writes what it reads, leaving out what is undefined', () => {
  const search = { status: '10', filters: ['title;contains;a&b=c', 'version;equal;1'], page: undefined };
  const text = stringifySearch(search);
  expect(text).toBe('?status=10&filters=title;contains;a%26b%3Dc&filters=version;equal;1');
  expect(parseSearch(text)).toEqual({ status: '10', filters: search.filters });
  expect(stringifySearch({})).toBe('');
});
