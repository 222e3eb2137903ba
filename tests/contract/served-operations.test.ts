import { describe, expect, it } from 'vitest';
import { unexercised } from '../support/exercised.ts';

describe('the check that every served operation is exercised', () => {
  it('reports an operation that no test called, or that was always refused', () => {
    const record = 'listTags 200\ngetTag 404\ngetTag 401\ncreateTag 201\n';
    expect(unexercised(record, ['listTags', 'getTag', 'createTag', 'updateTag'])).toEqual(['getTag', 'updateTag']);
  });

  it('reports nothing when every operation was called successfully', () => {
    expect(unexercised('listTags 200\ngetTag 404\ngetTag 200\n', ['listTags', 'getTag'])).toEqual([]);
  });
});
