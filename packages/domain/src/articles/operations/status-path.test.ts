import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { expect, test } from 'vitest';
import { statusPath, wayTo } from './status-path.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;

test.each([
  [Draft, Published, [ToPublish, Published]],
  [Draft, Archived, [ToPublish, Published, Archived]],
  [ToPublish, Draft, [Confirmed, Draft]],
  [Confirmed, Withdrawed, [ToPublish, Published, Withdrawed]],
  [Published, Draft, null],
  [Archived, Published, null],
])('from %s to %s', (from, to, path) => {
  expect(statusPath(from, to)).toEqual(path);
});

test.each([
  [
    Confirmed,
    Published,
    'Zmień status na: Do publikacji. W dniu z pola „Data publikacji od” artykuł opublikuje się sam',
  ],
  [ToPublish, Draft, 'Najpierw zmień status na: Zatwierdzony, potem na: Roboczy'],
  [Withdrawed, Archived, 'Zmień status na: Zarchiwizowany'],
  [Published, Draft, null],
])('the way from %s to %s in words', (from, to, way) => {
  expect(wayTo(from, to)).toBe(way);
});
