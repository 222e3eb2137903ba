import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { expect, test } from 'vitest';
import { checkTransition } from '../publication/article-status.ts';
import { deleteRemedy, statusObstacle, versionRemedy } from './remedies.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;
const { ConfirmArticles } = PermissionName;
const of = (status: ArticleStatus) => ({
  status,
  isEditable: true,
  isCurrentVersion: true,
  currentVersion: 1,
  baseArticleType: ArticleType.Common,
});
const asking = (...names: PermissionName[]) => ({
  rights: { isAdmin: false, permissions: new Set(names) },
  grantors: [{ name: 'Anna Nowak', isAdmin: true, permissions: new Set<PermissionName>() }],
});
const all = asking(...Object.values(PermissionName));
const kept = 'Co było opublikowane, zostaje w historii biuletynu';
const grant = 'Potrzebne uprawnienie „Zatwierdzanie artykułów”. Może je nadać Anna Nowak. ';

// withdrawing what was published makes nothing that can be deleted
test.each([
  [Published, `${kept}. Ze strony zdejmuje je wycofanie z publikacji`],
  [Withdrawed, kept],
  [Archived, kept],
  [Confirmed, 'Zmień status na: Roboczy, a potem usuń artykuł'],
  [ToPublish, 'Najpierw zmień status na: Zatwierdzony, potem na: Roboczy, a potem usuń artykuł'],
])('deleting in status %i', (status, remedy) => {
  expect(deleteRemedy(of(status), all)).toBe(remedy);
});

test('who lacks a permission on the way is told of it first', () => {
  expect(deleteRemedy(of(Confirmed), asking())).toBe(`${grant}Zmień status na: Roboczy, a potem usuń artykuł`);
  expect(versionRemedy(of(Confirmed), asking())).toBe(`${grant}Zmień status na: Roboczy, a potem zmień tę wersję`);
  expect(versionRemedy(of(Confirmed), asking(ConfirmArticles))).not.toContain('Potrzebne');
});

const statuses = Object.values(ArticleStatus);
const pairs = statuses.flatMap((from) => statuses.filter((to) => to !== from).map((to) => ({ from, to })));

test.each(pairs)('what helps from $from to $to is no circle', ({ from, to }) => {
  const { permissions } = all.rights;
  const check = checkTransition({ from, to, permissions, type: ArticleType.Common, reason: 'powód zmiany' });
  if (check.ok) return;
  const { remedy } = statusObstacle(of(from), to, { kind: 'conflict', cause: 'status', errors: [check.reason] }, all);
  expect(remedy).not.toContain('Zmień status na: Opublikowany');
  expect(remedy).not.toMatch(/^Artykuł ma status/);
});

test('the choice of the dialog is named', () => {
  const obstacles = { kind: 'conflict' as const, cause: 'status' as const, errors: [] };
  for (const from of [Draft, Confirmed, ToPublish])
    expect(statusObstacle(of(from), Published, obstacles, all).remedy).toContain('wybierz „Teraz”');
});
