import { expect, it, vi } from 'vitest';
import { draftKey, dropDraft, keepDraft, readDraft } from './draft-store.ts';

const draft = { keptAt: 1, etag: '"1"', base: { name: 'a' }, values: { name: 'b' } };
const key = draftKey(7, 'tag:12');

it('gives back what it was given, until it is dropped', () => {
  expect(keepDraft(key, draft)).toBe(true);
  expect(readDraft(key)).toEqual(draft);
  expect(readDraft(draftKey(8, 'tag:12'))).toBeUndefined();
  dropDraft(key);
  expect(readDraft(key)).toBeUndefined();
});

it.each([
  ['no JSON', '{'],
  ['another shape', '{"values":{}}'],
  ['null', 'null'],
  ['values that are none', JSON.stringify({ ...draft, values: 'x' })],
])('does not trust what it finds: %s', (_name, text) => {
  localStorage.setItem(key, text);
  expect(readDraft(key)).toBeUndefined();
});

it('says so when the browser has no room, and lets the person go on', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepDraft(key, draft)).toBe(false);
});
