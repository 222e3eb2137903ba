import { expect, test } from 'vitest';
import { pageLinks } from './page-links.ts';

const list = '/api/dictionaries/tags';

test.each<[string, number, string | null]>([
  [list, 0, `<${list}?page=1>; rel="first", <${list}?page=1>; rel="last"`],
  [`${list}?size=0`, 45, null],
  [`${list}?size=10`, 45, '1 first, 2 next, 5 last'],
  [`${list}?page=3&size=10`, 45, '1 first, 2 prev, 4 next, 5 last'],
  [`${list}?page=5&size=10`, 45, '1 first, 4 prev, 5 last'],
  [`${list}?page=9&size=10`, 45, '1 first, 5 prev, 5 last'],
  [list, 41, '1 first, 2 next, 3 last'],
])('%s of %i rows: %s', (url, total, expected) => {
  const links = pageLinks(url, total);
  const short = links?.replace(/<[^>]*page=(\d+)[^>]*>; rel="(\w+)"/g, '$1 $2') ?? null;
  expect([links, short]).toContain(expected);
});

test('filters and order stay', () => {
  const links = pageLinks(`${list}?filters=name%3Bcontains%3Bsesja%20rady&sortings=name%3Basc&size=2`, 3);
  expect(links).toContain(
    `<${list}?filters=name%3Bcontains%3Bsesja+rady&sortings=name%3Basc&size=2&page=2>; rel="next"`,
  );
});
