import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { describe, expect, test } from 'vitest';
import { type ArticleLocks, articleLocks, canSaveArticle } from './article-editability.ts';
import type { ArticleContext } from './article-lock-context.ts';
import { restoreLock, versionPreviewLock, visibilityLock } from './version-locks.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;
const all = new Set(Object.values(PermissionName));
const only = (...names: PermissionName[]) => new Set(names);

const context: ArticleContext = {
  status: Draft,
  permissions: all,
  isEditable: true,
  isNew: false,
  isCurrentVersion: true,
  isHidden: false,
  type: ArticleType.Common,
  addedExtraContent: false,
  countNewAttachments: 0,
  maxNewAttachments: 3,
};

const openParts = (changes: Partial<ArticleContext>) => {
  const locks = articleLocks({ ...context, ...changes });
  return (Object.keys(locks) as (keyof ArticleLocks)[]).filter((part) => !locks[part].locked).sort();
};

const draftParts = [
  'attachments',
  'categories',
  'links',
  'mainFields',
  'multimedia',
  'publication',
  'sourceInformation',
  'tags',
];

describe('by status, with every permission', () => {
  test.each([
    [Draft, [...draftParts, 'delete', 'preview', 'visibility']],
    [Confirmed, ['categories', 'preview', 'publication', 'tags', 'visibility']],
    [ToPublish, ['categories', 'preview', 'tags', 'visibility']],
    [Published, ['addedAttachments', 'categories', 'extraContent', 'links', 'newVersion', 'preview', 'tags']],
    [Withdrawed, ['newVersion', 'preview', 'visibility']],
    [Archived, ['preview', 'visibility']],
  ])('%d leaves open', (status, parts) => {
    expect(openParts({ status })).toEqual([...parts].sort());
  });
});

describe('without CreateArticles', () => {
  test.each(Object.values(ArticleStatus))('only the preview is unlocked at %d', (status) => {
    expect(openParts({ status, permissions: only('ConfirmArticles', 'PublishArticles', 'ArchiveArticles') })).toEqual([
      'preview',
    ]);
  });

  test('the reason names the permission', () => {
    expect(articleLocks({ ...context, permissions: only() }).mainFields).toEqual({
      locked: true,
      reason: 'Brak uprawnienia do edycji artykułów',
    });
  });
});

test.each([
  [Confirmed, 'Artykuł ma status Zatwierdzony: aby edytować pola, przywróć status Roboczy'],
  [ToPublish, 'Artykuł ma status Do publikacji: aby edytować pola, przywróć status Roboczy'],
  [Published, 'Artykuł ma status Opublikowany: aby zmienić treść, utwórz nową wersję'],
  [Withdrawed, 'Artykuł ma status Wycofany: aby zmienić treść, utwórz nową wersję'],
  [Archived, 'Artykuł ma status Zarchiwizowany: pól nie można zmieniać'],
])('the reason at %d', (status, reason) => {
  expect(articleLocks({ ...context, status }).mainFields.reason).toBe(reason);
});

test.each(Object.values(ArticleStatus))('without the editability flag no field is unlocked at %d', (status) => {
  const locks = articleLocks({ ...context, status, isEditable: false });
  expect(canSaveArticle(locks)).toBe(false);
  expect(locks.newVersion.locked).toBe(true);
});

test.each([
  [Draft, true],
  [Confirmed, true],
  [Published, true],
  [Withdrawed, false],
  [Archived, false],
])('status %d can be saved: %s', (status, can) => {
  expect(canSaveArticle(articleLocks({ ...context, status }))).toBe(can);
});

describe('added after publication', () => {
  test('extra content once', () => {
    expect(openParts({ status: Published, addedExtraContent: true })).not.toContain('extraContent');
  });

  test.each([
    [2, false],
    [3, true],
    [4, true],
  ])('%d attachments of at most 3: locked %s', (countNewAttachments, locked) => {
    const { addedAttachments } = articleLocks({ ...context, status: Published, countNewAttachments });
    expect(addedAttachments.locked).toBe(locked);
    if (locked) {
      expect(addedAttachments.reason).toBe(
        'Przekroczono dozwoloną ilość dodatkowych załączników. Dozwolona liczba wynosi: 3',
      );
    }
  });
});

describe('footer title', () => {
  test.each([
    [{ type: ArticleType.Common }, true],
    [{ type: ArticleType.Reuse }, false],
    [{ type: ArticleType.Reuse, permissions: only('CreateArticles') }, true],
    [{ type: ArticleType.Reuse, permissions: only('ManageSettings') }, true],
    [{ type: ArticleType.Reuse, status: Published }, true],
  ])('%j locked: %s', (changes, locked) => {
    expect(articleLocks({ ...context, ...changes }).footerTitle.locked).toBe(locked);
  });
});

describe('new version', () => {
  test.each([
    [{ status: Published, isCurrentVersion: false }, 'Nowsza wersja artykułu jest już przygotowywana'],
    [{ status: Archived }, 'Nową wersję można utworzyć tylko z artykułu opublikowanego lub wycofanego'],
    [{ isNew: true }, 'Artykuł nie został jeszcze zapisany'],
  ])('%j: %s', (changes, reason) => {
    expect(articleLocks({ ...context, ...changes }).newVersion).toEqual({ locked: true, reason });
  });
});

describe('preview', () => {
  test.each([
    [{ isNew: true }, 'Zapisz artykuł, aby zobaczyć podgląd'],
    [{ isDirty: true }, 'Zapisz zmiany, aby zobaczyć podgląd'],
    [{ languageStatus: LanguageStatus.Inactive }, 'Podgląd jest niedostępny: wersja językowa jest nieaktywna'],
    [{ languageStatus: LanguageStatus.Active, isDirty: false }, null],
  ])('%j: %s', (changes, reason) => {
    expect(articleLocks({ ...context, ...changes }).preview.reason).toBe(reason);
  });

  test('of a version: not of the opened one', () => {
    expect(versionPreviewLock({ id: 1 }, { id: 1 }).locked).toBe(true);
    expect(versionPreviewLock({ id: 1 }, { id: 2 }).locked).toBe(false);
  });
});

describe('deletion', () => {
  test.each([
    [{ status: Published }, 'Nie można usunąć artykułu o statusie Opublikowany'],
    [{ type: ArticleType.Rss }, 'Artykułu systemowego nie można usunąć'],
    [{ permissions: only('ConfirmArticles') }, 'Brak uprawnienia do usuwania artykułów'],
    [{ isNew: true }, 'Artykuł nie został jeszcze zapisany'],
    [{}, null],
  ])('%j: %s', (changes, reason) => {
    expect(articleLocks({ ...context, ...changes }).delete.reason).toBe(reason);
  });
});

describe('versions', () => {
  test('the published one cannot be hidden', () => {
    expect(visibilityLock({ status: Published, isHidden: false, permissions: all, isNew: false }).locked).toBe(true);
    expect(visibilityLock({ status: Archived, isHidden: false, permissions: all, isNew: false }).locked).toBe(false);
  });

  test.each(Object.values(ArticleStatus))('a hidden one can be shown whatever its status is (%d)', (status) => {
    expect(visibilityLock({ status, isHidden: true, permissions: all, isNew: false }).locked).toBe(false);
  });

  test.each([
    [{ isCurrentVersion: false, currentStatus: Published }, null],
    [{ isCurrentVersion: false, currentStatus: Draft }, 'Nowsza wersja artykułu jest już przygotowywana'],
    [{ isCurrentVersion: true, currentStatus: Published }, 'To jest najnowsza wersja artykułu'],
  ])('restoring %j: %s', (changes, reason) => {
    expect(restoreLock({ permissions: all, isEditable: true, ...changes }).reason).toBe(reason);
  });
});
