import { PermissionName } from '@redakcja/generated/model/permissionName';
import { describe, expect, test } from 'vitest';
import {
  type AccountCaller,
  accountActionRefusal,
  canEditProfile,
  excludedAfterRoles,
  showsCategoryRights,
  type UserSave,
  userSaveRefusals,
} from './account-rules.ts';

const caller = (changes: Partial<AccountCaller> = {}): AccountCaller => ({
  id: 1,
  isAdmin: false,
  permissions: new Set(['ManageUsers']),
  ...changes,
});
const administrator = caller({ isAdmin: true, permissions: new Set(Object.values(PermissionName)) });

describe('actions on an account', () => {
  const account = (isActive: boolean, isConfirmed: boolean, id = 7) => ({
    id,
    isActive,
    isConfirmed,
    isAdministrator: false,
  });
  test.each([
    [account(true, true), ['deactivate', 'resetPassword']],
    [account(true, false), []],
    [account(false, true), ['activate']],
    [account(false, false), ['activate']],
    [account(true, true, 1), []],
    [account(false, true, 1), []],
  ])('%j: %j', (state, offered) => {
    const actions = ['activate', 'deactivate', 'resetPassword'] as const;
    const open = (by: AccountCaller, isIntegrated = false) =>
      actions.filter((action) => accountActionRefusal(action, state, by, isIntegrated) === null);
    expect(open(caller())).toEqual(offered);
    expect(open(caller(), true)).toEqual([]);
    expect(open(caller({ permissions: new Set() }))).toEqual([]);
    // Only administrators may change an administrator's account.
    const ofAdministrator = { ...state, isAdministrator: true };
    expect(actions.filter((action) => accountActionRefusal(action, ofAdministrator, caller(), false) === null)).toEqual(
      [],
    );
    expect(
      actions.filter((action) => accountActionRefusal(action, ofAdministrator, administrator, false) === null),
    ).toEqual(offered);
  });
});

describe('saving a user', () => {
  const save: UserSave = {
    userId: 7,
    rolesBefore: [2],
    roles: [2],
    categoriesBefore: [5],
    excludeCategories: null,
    administratorRoleId: 9,
    isIntegrated: false,
  };
  test.each<[string, Partial<UserSave>, AccountCaller, string[]]>([
    ['another user', {}, caller(), []],
    ['another user, with other roles', { roles: [2, 3] }, caller(), []],
    ['a new user', { userId: null, rolesBefore: [], roles: [2] }, caller(), []],
    ['without ManageUsers', {}, caller({ permissions: new Set() }), ['']],
    ['when integrated', { isIntegrated: true }, administrator, ['']],
    ['own account', { userId: 1 }, caller(), ['']],
    ['own account as administrator', { userId: 1 }, administrator, []],
    ['own roles as administrator', { userId: 1, roles: [2, 3] }, administrator, ['roles']],
    ['own roles left alone', { userId: 1, roles: null }, administrator, []],
    ['Administrator granted', { roles: [2, 9] }, caller(), ['roles']],
    ['Administrator granted to a new user', { userId: null, rolesBefore: [], roles: [9] }, caller(), ['roles']],
    ['Administrator granted by one', { roles: [2, 9] }, administrator, []],
    ['Administrator taken', { rolesBefore: [2, 9], roles: [2] }, caller(), ['']],
    ['an administrator changed', { rolesBefore: [9], roles: [9] }, caller(), ['']],
    ['categories', { excludeCategories: [5, 6] }, caller(), ['excludeCategories']],
    ['categories as they are, in another order', { categoriesBefore: [5, 6], excludeCategories: [6, 5] }, caller(), []],
    ['categories by an administrator', { excludeCategories: [] }, administrator, []],
    ['own categories', { userId: 1, roles: null, excludeCategories: [] }, administrator, ['excludeCategories']],
  ])('%s', (_, changes, by, paths) => {
    expect(userSaveRefusals({ ...save, ...changes }, by).map((refusal) => refusal.path)).toEqual(paths);
  });
});

test('only granting Administrator excludes every category', () => {
  const elements = [1, 2, 3];
  expect(excludedAfterRoles([2], [2, 9], 9, [5], elements)).toEqual(elements);
  expect(excludedAfterRoles([9], [9], 9, [5], elements)).toEqual([5]);
  expect(excludedAfterRoles([9], [2], 9, [5], elements)).toEqual([5]);
});

test('profile and category rights', () => {
  expect([
    canEditProfile({ isActive: true, isSystem: false }),
    canEditProfile({ isActive: true, isSystem: true }),
    canEditProfile({ isActive: false, isSystem: false }),
  ]).toEqual([true, false, false]);
  expect(showsCategoryRights(administrator, { id: 7, roles: [{ id: 2 }] }, 9)).toBe(true);
  expect(showsCategoryRights(administrator, { id: 7, roles: [{ id: 9 }] }, 9)).toBe(false);
  expect(showsCategoryRights(administrator, { id: 1, roles: [{ id: 2 }] }, 9)).toBe(false);
  expect(showsCategoryRights(caller(), { id: 7, roles: [{ id: 2 }] }, 9)).toBe(false);
});
