import { expect, it, vi } from 'vitest';
import { draftsBeside, draftsName, dropDraft, newDraftKey, readDraft, saveDraft } from './draft-store.ts';

const draft = { keptAt: 1, etag: '"1"', base: { name: 'a' }, values: { name: 'b' } };
const key = newDraftKey(draftsName(7, 'tag:12'));

it('gives back what it was given, until it is dropped', () => {
  expect(saveDraft(key, draft)).toBe(true);
  expect(readDraft(key)).toEqual({ ...draft, key });
  dropDraft(key);
  expect(readDraft(key)).toBeUndefined();
});

it('finds the drafts of the same user and record that other forms have kept, the newest first', () => {
  const older = newDraftKey(draftsName(7, 'tag:12'));
  const newer = newDraftKey(draftsName(7, 'tag:12'));
  saveDraft(key, draft);
  saveDraft(older, draft);
  saveDraft(newer, { ...draft, keptAt: 2 });
  for (const [user, record] of [
    [8, 'tag:12'],
    [7, 'tag:1'],
    [7, 'tag:123'],
  ] as const) {
    saveDraft(newDraftKey(draftsName(user, record)), draft);
  }
  expect(draftsBeside(key).map((one) => one.key)).toEqual([newer, older]);
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

it('reports a full storage without blocking the form', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(saveDraft(key, draft)).toBe(false);
});
