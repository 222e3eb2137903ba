import { operations } from '@redakcja/generated/operations';
import { describe, expect, it } from 'vitest';
import { areas } from '../../apps/api/src/areas.ts';
import { notImplementedOperations } from '../../apps/api/src/contract/not-implemented.ts';
import { servedOperations, unexercised } from '../support/exercised.ts';

const missing = operations.filter(({ id }) => !servedOperations.includes(id));

describe('the server and the contract', () => {
  it('lacks a handler only for operations that are listed as open', () => {
    const listed: readonly string[] = notImplementedOperations;
    expect(missing.filter(({ id }) => !listed.includes(id)).map(({ id }) => id)).toEqual([]);
  });

  it('lists as open only what lacks a handler', () => {
    const ids: readonly string[] = missing.map(({ id }) => id);
    expect(notImplementedOperations.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has handlers for operations of the contract alone, each once', () => {
    const named = areas.flatMap((area) => Object.keys(area.handlers));
    expect([...named].sort()).toEqual([...servedOperations].sort());
  });
});

describe('the check that every served operation is exercised', () => {
  it('names an operation that no test called, or that was only ever refused', () => {
    const record = 'listTags 200\ngetTag 404\ngetTag 401\ncreateTag 201\n';
    expect(unexercised(record, ['listTags', 'getTag', 'createTag', 'updateTag'])).toEqual(['getTag', 'updateTag']);
  });

  it('is content when each was answered with success', () => {
    expect(unexercised('listTags 200\ngetTag 404\ngetTag 200\n', ['listTags', 'getTag'])).toEqual([]);
  });
});
