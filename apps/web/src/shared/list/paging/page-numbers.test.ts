import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 65, [1, 2, 3, 'gap', 65]],
    [3, 65, [1, 2, 3, 4, 'gap', 65]],
    [4, 65, [1, 2, 3, 4, 5, 'gap', 65]],
    [30, 65, [1, 'gap', 29, 30, 31, 'gap', 65]],
    [65, 65, [1, 'gap', 63, 64, 65]],
    [1, 5, [1, 2, 3, 4, 5]],
  ])('page %i of %i', (page, pages, expected) => expect(pageNumbers(page, pages)).toEqual(expected));
});
