import { describe, expect, it } from 'vitest';
import { unexercised } from '../support/exercised.ts';

describe('the check that every served operation is exercised', () => {
  it('names an operation that no test called, or that was only ever refused', () => {
    const record = 'listTags 200\ngetTag 404\ngetTag 401\ncreateTag 201\n';
    expect(unexercised(record, ['listTags', 'getTag', 'createTag', 'updateTag'])).toEqual(['getTag', 'updateTag']);
  });

  it('is content when each was answered with success', () => {
    expect(unexercised('listTags 200\ngetTag 404\ngetTag 200\n', ['listTags', 'getTag'])).toEqual([]);
  });
});
