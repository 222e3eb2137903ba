import { expect, test } from 'vitest';
import { unpublishedState } from './article-state.ts';

const none = { published: 0, scheduled: 0, drafts: 0, ended: 0 };

test.each([
  [none, null],
  [{ ...none, drafts: 2 }, 'tylko robocze'],
  [{ ...none, drafts: 2, ended: 1 }, 'bez opublikowanych'],
  [{ ...none, scheduled: 1, drafts: 2 }, 'bez opublikowanych'],
  [{ ...none, ended: 1 }, 'bez opublikowanych'],
  [{ ...none, drafts: 2, published: 1 }, null],
])('%o: %s', (counts, state) => {
  expect(unpublishedState(counts)).toBe(state);
});
