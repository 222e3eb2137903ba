import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { expect, test } from 'vitest';
import { untilScheduledChange } from './scheduled-change.ts';

const now = new Date('2026-11-22T10:00:00.000Z');
const { Draft, Confirmed, ToPublish, Published, Withdrawed } = ArticleStatus;
const at = (moment: string) => ({ publishStart: moment, publishEnd: null });

test.each([
  [{ status: ToPublish, ...at('2026-11-22T10:00:10.000Z') }, 11_000],
  [{ status: ToPublish, ...at('2026-11-23T10:00:00.000Z') }, 3_600_000],
  [{ status: ToPublish, ...at('2026-11-22T09:59:55.000Z') }, 1000],
  [{ status: ToPublish, ...at('2026-11-22T09:00:00.000Z') }, 30_000],
  [{ status: ToPublish, publishStart: null, publishEnd: null }, null],
  [{ status: Published, ...at('2026-11-22T10:00:10.000Z') }, null],
  [{ status: Published, publishStart: null, publishEnd: '2026-11-22T10:01:00.000Z' }, 61_000],
  [{ status: Draft, ...at('2026-11-22T10:00:10.000Z') }, null],
  [{ status: Confirmed, ...at('2026-11-22T10:00:10.000Z') }, null],
  [{ status: Withdrawed, publishStart: null, publishEnd: '2026-11-22T10:01:00.000Z' }, null],
])('%j is read again in %s ms', (article, expected) => {
  expect(untilScheduledChange(article, now)).toBe(expected);
});
