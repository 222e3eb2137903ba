import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { describe, expect, test } from 'vitest';
import { articleListTitle } from '../article-labels.ts';
import {
  automaticPublicationMessage,
  canWithdraw,
  checkTransition,
  nextStatus,
  reachableStatuses,
  statusQuestion,
  statusSteps,
} from './article-status.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;
const all = new Set(Object.values(PermissionName));
const only = (...names: PermissionName[]) => new Set(names);
const without = (name: PermissionName) => new Set([...all].filter((one) => one !== name));
const type = ArticleType.Common;

/** The table of section 4 and design decision 3. */
const table: [ArticleStatus, ArticleStatus, PermissionName[]][] = [
  [Draft, Confirmed, ['ConfirmArticles']],
  [Draft, ToPublish, ['ConfirmArticles', 'PublishArticles']],
  [Confirmed, Draft, ['ConfirmArticles']],
  [Confirmed, ToPublish, ['PublishArticles']],
  [ToPublish, Confirmed, ['PublishArticles']],
  [Withdrawed, Published, ['PublishArticles']],
  [Withdrawed, Archived, ['ArchiveArticles']],
  [Published, Archived, ['ArchiveArticles']],
  [Published, Withdrawed, ['PublishArticles']],
];

const pairs = Object.values(ArticleStatus).flatMap((from) =>
  Object.values(ArticleStatus).map((to) => [from, to] as const),
);

describe('all 36 pairs', () => {
  test.each(pairs)('%d → %d', (from, to) => {
    const row = table.find(([a, b]) => a === from && b === to);
    const check = checkTransition({ from, to, permissions: all, type, reason: 'powód' });
    expect(check.ok).toBe(row !== undefined);
    if (!check.ok) expect(check.kind).toBe('conflict');
  });
});

describe('permissions', () => {
  test.each(table)('%d → %d requires exactly %j', (from, to, needed) => {
    expect(checkTransition({ from, to, permissions: only(...needed), type, reason: 'powód' }).ok).toBe(true);
    for (const one of needed) {
      expect(checkTransition({ from, to, permissions: without(one), type, reason: 'powód' })).toEqual({
        ok: false,
        kind: 'forbidden',
        reason: 'Brak uprawnień do zmiany statusu',
      });
    }
  });
});

describe('reasons', () => {
  test.each([undefined, null, '', '  \n'])('withdrawal with %j is refused', (reason) => {
    expect(checkTransition({ from: Published, to: Withdrawed, permissions: all, type, reason })).toEqual({
      ok: false,
      kind: 'invalid',
      reason: 'Powód wycofania z publikacji jest wymagany',
    });
  });

  test('a title leaves the register with a withdrawal only, and for a reason without personal numbers', () => {
    const request = { from: Published, permissions: all, type, reason: 'powód' } as const;
    const check = (to: ArticleStatus, titleRemovalReason: string) =>
      checkTransition({ ...request, to, titleRemovalReason });
    expect(check(Withdrawed, 'dane osobowe').ok).toBe(true);
    expect(check(Withdrawed, 'PESEL 44051401359')).toMatchObject({ ok: false, kind: 'invalid' });
    expect(check(Archived, 'dane osobowe')).toMatchObject({ ok: false, kind: 'invalid' });
  });

  test('other changes do not require a reason; its length is limited', () => {
    expect(checkTransition({ from: Draft, to: Confirmed, permissions: all, type }).ok).toBe(true);
    expect(checkTransition({ from: Draft, to: Confirmed, permissions: all, type, reason: 'x'.repeat(1000) }).ok).toBe(
      true,
    );
    expect(
      checkTransition({ from: Draft, to: Confirmed, permissions: all, type, reason: 'x'.repeat(1001) }),
    ).toMatchObject({
      kind: 'invalid',
    });
  });
});

describe('messages', () => {
  test.each([
    [Draft, Archived, 'Nie można zmienić statusu z roboczego na zarchiwizowany'],
    [Confirmed, Confirmed, 'Artykuł ma już status Zatwierdzony'],
    [
      Draft,
      Published,
      'Nie można zmienić statusu z roboczego na opublikowany. Artykuły są publikowane automatycznie w dniu i o godzinie podanych w polu „Data publikacji od”',
    ],
  ])('%d → %d', (from, to, reason) => {
    expect(checkTransition({ from, to, permissions: all, type })).toEqual({ ok: false, kind: 'conflict', reason });
  });

  test('question', () => {
    expect(statusQuestion(ToPublish)).toBe('Czy zmienić status na Do publikacji?');
  });

  test('list titles', () => {
    expect(articleListTitle(null)).toBe('Artykuły');
    expect(articleListTitle(Draft)).toBe('Artykuły robocze');
    expect(articleListTitle(ToPublish, true)).toBe('Artykuły systemowe do publikacji');
  });
});

describe('system articles', () => {
  test.each([Published, Withdrawed])('are not archived from %d', (from) => {
    expect(checkTransition({ from, to: Archived, permissions: all, type: ArticleType.Rss })).toEqual({
      ok: false,
      kind: 'conflict',
      reason: 'Artykułu systemowego nie można zarchiwizować',
    });
  });

  test('have no Archived step', () => {
    const steps = statusSteps({ status: Published, permissions: all, type: ArticleType.Rss });
    expect(steps.map((step) => step.status)).toEqual([Draft, Confirmed, ToPublish, Published, Withdrawed]);
  });
});

describe('steps', () => {
  test.each([
    [Draft, all, ['done', 'doing', 'doing', 'todo', 'todo', 'todo'], [Confirmed, ToPublish]],
    [Draft, only('ConfirmArticles'), ['done', 'doing', 'todo', 'todo', 'todo', 'todo'], [Confirmed]],
    [Draft, only('PublishArticles'), ['done', 'todo', 'todo', 'todo', 'todo', 'todo'], []],
    [Confirmed, all, ['done', 'done', 'doing', 'todo', 'todo', 'todo'], [Draft, ToPublish]],
    [ToPublish, all, ['done', 'done', 'done', 'todo', 'todo', 'todo'], [Confirmed]],
    [Published, all, ['done', 'done', 'done', 'done', 'todo', 'doing'], [Archived]],
    [Withdrawed, all, ['done', 'done', 'done', 'done', 'done', 'doing'], [Published, Archived]],
    [Archived, all, ['done', 'done', 'done', 'done', 'done', 'done'], []],
  ] as const)('of status %d', (status, permissions, states, reachable) => {
    const steps = statusSteps({ status, permissions, type });
    expect(steps.map((step) => step.state)).toEqual(states);
    expect(steps.filter((step) => step.isAllowed).map((step) => step.status)).toEqual(reachable);
    expect(reachableStatuses({ status, permissions, type })).toEqual(reachable);
  });

  test('messages of steps that are not allowed', () => {
    const said = statusSteps({ status: Draft, permissions: only('ConfirmArticles'), type }).map((step) => step.message);
    const forbidden = 'Brak uprawnień do zmiany statusu';
    expect(said).toEqual([null, null, forbidden, automaticPublicationMessage, forbidden, forbidden]);
  });

  test.each([{ isNew: true }, { disabled: true }])('with %j nothing can be reached', (extra) => {
    expect(reachableStatuses({ status: Draft, permissions: all, type, ...extra })).toEqual([]);
    expect(canWithdraw({ status: Published, permissions: all, type, ...extra })).toBe(false);
  });

  test('withdrawal is a separate action', () => {
    expect(canWithdraw({ status: Published, permissions: only('PublishArticles'), type })).toBe(true);
    expect(canWithdraw({ status: Published, permissions: only('ArchiveArticles'), type })).toBe(false);
    expect(canWithdraw({ status: ToPublish, permissions: all, type })).toBe(false);
  });
});

describe('the next step', () => {
  test.each<[ArticleStatus, PermissionName[], ArticleStatus | null]>([
    [Draft, ['ConfirmArticles', 'PublishArticles'], ToPublish],
    [Draft, ['ConfirmArticles'], Confirmed],
    [Draft, ['PublishArticles'], null],
    [Confirmed, ['ConfirmArticles', 'PublishArticles'], ToPublish],
    [Confirmed, ['ConfirmArticles'], null],
    [ToPublish, ['PublishArticles'], null],
    [Published, ['PublishArticles', 'ArchiveArticles'], null],
    [Withdrawed, ['PublishArticles', 'ArchiveArticles'], Published],
    [Archived, ['PublishArticles'], null],
  ])('of %d with %j is %s', (status, names, next) => {
    expect(nextStatus({ status, permissions: only(...names), type })).toBe(next);
  });

  test('is none where no change is possible', () => {
    expect(nextStatus({ status: Draft, permissions: all, type, isNew: true })).toBeNull();
    expect(nextStatus({ status: Draft, permissions: all, type, disabled: true })).toBeNull();
  });
});
