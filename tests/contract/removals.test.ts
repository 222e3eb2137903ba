// A resource with an entity tag is not removed when another user has changed it.
import { describe, expect, it } from 'vitest';
import { allOperations } from '../support/contract-document.ts';

const removals = allOperations.filter(({ method }) => method === 'delete');

describe('every removal', () => {
  it.each(removals)('$id honours If-Match', ({ rule }) => {
    expect((rule.parameters ?? []).filter((one) => one.in === 'header').map((one) => one.name)).toEqual(['If-Match']);
    expect(Object.keys(rule.responses)).toContain('412');
  });

  it.each(removals)('$id takes the tags of its rows', ({ rule }) => {
    const parameters = rule.parameters ?? [];
    const ofRows = parameters.some((one) => one.required === true && one.schema.type === 'array');
    expect(parameters.some((one) => one.name === 'etags')).toBe(ofRows);
  });
});
