import { PermissionName } from '@redakcja/generated/model/permissionName';
import { describe, expect, test } from 'vitest';
import {
  type Granter,
  inheritedCategories,
  passwordLinkRefusal,
  rightsOfAccount,
  roleGrantRefusal,
  strongerAccountRefusal,
} from './grant-rules.ts';

const administratorRoleId = 1;
const all = Object.values(PermissionName);
const caller = (permissions: readonly PermissionName[], excluded: readonly number[] = []): Granter => ({
  isAdmin: false,
  permissions: new Set(permissions),
  excludedCategories: new Set(excluded),
});
/** Who is granted the role gets every category excluded, which does not bind an administrator. */
const administrator: Granter = { ...caller(all, [5, 6]), isAdmin: true };

describe('giving a role', () => {
  const role = (id: number, ...permissions: PermissionName[]) => ({ id, name: 'Redaktor', permissions });
  test.each<[string, ReturnType<typeof role>, Granter, string | null]>([
    ['with the same permission', role(2, 'CreateArticles'), caller(['ManageUsers', 'CreateArticles']), null],
    ['with fewer', role(2, 'ManageUsers'), caller(['ManageUsers', 'CreateArticles']), null],
    ['with none', role(2), caller(['ManageUsers']), null],
    [
      'with one more',
      role(2, 'ManageUsers', 'CreateArticles'),
      caller(['ManageUsers']),
      'Roli „Redaktor” nie możesz nadać, bo daje uprawnienia, których nie masz: Tworzenie artykułów',
    ],
    [
      'with several more',
      role(2, 'CreateArticles', 'ManageMenus'),
      caller(['ManageUsers']),
      'Roli „Redaktor” nie możesz nadać, bo daje uprawnienia, których nie masz: Tworzenie artykułów, Zarządzanie menu',
    ],
    ['with everything, by an administrator', role(2, ...all), administrator, null],
    [
      'Administrator, with all permissions but that role',
      role(1, ...all),
      caller(all),
      'Rolę Redaktor może nadać tylko administrator',
    ],
    ['Administrator, by one', role(1, ...all), administrator, null],
  ])('%s', (_, given, by, refusal) => {
    expect(roleGrantRefusal(given, by, administratorRoleId)).toBe(refusal);
  });
});

describe('changing an account', () => {
  const account = (
    permissions: readonly PermissionName[],
    excluded: readonly number[] = [],
    isAdministrator = false,
  ) => ({
    isAdministrator,
    permissions,
    excludeCategories: excluded,
  });
  test.each<[string, ReturnType<typeof account>, Granter, string | null]>([
    ['without permissions', account([]), caller(['ManageUsers']), null],
    ['with the same', account(['ManageUsers']), caller(['ManageUsers']), null],
    [
      'with one more',
      account(['ManageUsers', 'PublishArticles']),
      caller(['ManageUsers']),
      'To konto ma uprawnienia, których nie masz: Publikowanie artykułów',
    ],
    [
      'of an administrator',
      account(all, [], true),
      caller(all),
      'Konto administratora może zmienić tylko administrator',
    ],
    ['of an administrator, by one', account(all, [], true), administrator, null],
    ['with the same categories', account([], [6, 5]), caller(['ManageUsers'], [5, 6]), null],
    ['with fewer categories', account([], [5, 6, 7]), caller(['ManageUsers'], [5, 6]), null],
    [
      'with a category more',
      account([], [5]),
      caller(['ManageUsers'], [5, 6]),
      'To konto ma uprawnienia do kategorii, do których ich nie masz',
    ],
    ['with all categories, by an administrator', account(all), administrator, null],
  ])('%s', (_, changed, by, refusal) => {
    expect(strongerAccountRefusal(changed, by)).toBe(refusal);
  });
});

test('the rights of an account are those of its roles together', () => {
  const roles = [
    { id: 3, permissions: ['PublishArticles', 'CreateArticles'] as const },
    { id: 4, permissions: ['CreateArticles', 'ManageMenus'] as const },
  ];
  expect(rightsOfAccount(roles, [9], administratorRoleId)).toEqual({
    isAdministrator: false,
    permissions: ['ManageMenus', 'CreateArticles', 'PublishArticles'],
    excludeCategories: [9],
  });
  expect(rightsOfAccount([{ id: 1, permissions: [] }], [], administratorRoleId).isAdministrator).toBe(true);
});

test('a new user inherits the excluded categories of the creator', () => {
  expect(inheritedCategories(caller(['ManageUsers'], [5, 6]))).toEqual([5, 6]);
  expect(inheritedCategories(administrator)).toEqual([]);
});

test('links are made by administrators, or where they go by mail', () => {
  const refusal = expect.stringContaining('Serwer poczty nie jest skonfigurowany');
  const made = [caller(['ManageUsers']), administrator].map((by) =>
    [false, true].map((hasMail) => passwordLinkRefusal(by, hasMail)),
  );
  expect(made).toEqual([
    [refusal, null],
    [null, null],
  ]);
});
