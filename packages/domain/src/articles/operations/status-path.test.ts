import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { expect, test } from 'vitest';
import { articleStatusLabels } from '../article-labels.ts';
import { transitions } from '../publication/article-status.ts';
import { permissionsOnWay, statusPath, wayTo } from './status-path.ts';

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

const chosen = 'W oknie „Przekaż do publikacji” wybierz „Teraz” albo dzień, w którym artykuł ma się opublikować sam';

test.each([
  [Confirmed, Published, `Zmień status na: Do publikacji. ${chosen}`],
  [
    ToPublish,
    Published,
    `Poczekaj: w dniu z pola „Data publikacji od” artykuł opublikuje się sam. Aby opublikować go od razu, najpierw zmień status na: Zatwierdzony, potem na: Do publikacji. ${chosen}`,
  ],
  [Draft, Archived, `Zmień status na: Do publikacji. ${chosen}. Po publikacji zmień status na: Zarchiwizowany`],
  [ToPublish, Draft, 'Najpierw zmień status na: Zatwierdzony, potem na: Roboczy'],
  [Withdrawed, Archived, 'Zmień status na: Zarchiwizowany'],
  [Withdrawed, Published, 'Zmień status na: Opublikowany'],
  [Published, Draft, null],
])('the way from %s to %s in words', (from, to, way) => {
  expect(wayTo(from, to)).toBe(way);
});

const statuses = Object.values(ArticleStatus);
const pairs = statuses.flatMap((from) => statuses.map((to) => ({ from, to })));

test.each(pairs)('the way from $from to $to names no status that a person does not reach by hand', ({ from, to }) => {
  const way = wayTo(from, to) ?? '';
  const named = statuses.filter((status) => new RegExp(`na: ${articleStatusLabels[status]}(?:[.,]|$)`).test(way));
  for (const status of named) {
    expect(status).not.toBe(from === ToPublish && status === ToPublish ? Published : from);
    expect(transitions.some((one) => one.to === status && (status !== Published || one.from === from))).toBe(true);
  }
});

test.each([
  [Draft, Published, [PermissionName.ConfirmArticles, PermissionName.PublishArticles]],
  [ToPublish, Draft, [PermissionName.PublishArticles, PermissionName.ConfirmArticles]],
  [Confirmed, Archived, [PermissionName.PublishArticles, PermissionName.ArchiveArticles]],
  [Published, Draft, []],
])('permissions on the way from %s to %s', (from, to, permissions) => {
  expect(permissionsOnWay(from, to).toSorted()).toEqual(permissions.toSorted());
});
