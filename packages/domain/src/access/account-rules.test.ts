import { PermissionName } from '@redakcja/generated/model/permissionName';
import { describe, expect, test } from 'vitest';
import { type AccountCaller, accountActionRefusal, excludedAfterRoles, showsCategoryRights } from './account-rules.ts';
import { type UserSave, userSaveRefusals } from './user-save-rules.ts';

const caller = (changes: Partial<AccountCaller> = {}): AccountCaller => ({
  id: 1,
  isAdmin: false,
  permissions: new Set(['ManageUsers']),
  excludedCategories: new Set(),
  ...changes,
});
const administrator = caller({ isAdmin: true, permissions: new Set(Object.values(PermissionName)) });

describe('actions on an account', () => {
  const account = (isActive: boolean, isConfirmed: boolean, id = 7) => ({
    id,
    isActive,
    isConfirmed,
    isAdministrator: false,
    permissions: ['ManageUsers'] as PermissionName[],
    excludeCategories: [],
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
    // an account that may do more than the caller is left alone
    for (const stronger of [
      { ...state, isAdministrator: true },
      { ...state, permissions: [PermissionName.ManageUsers, PermissionName.CreateArticles] },
    ]) {
      const openTo = (by: AccountCaller) =>
        actions.filter((action) => accountActionRefusal(action, stronger, by, false) === null);
      expect(openTo(caller())).toEqual([]);
      expect(openTo(administrator)).toEqual(offered);
    }
  });
});

describe('saving a user', () => {
  const role = (id: number, ...permissions: PermissionName[]) => ({ id, name: `Rola ${id}`, permissions });
  const users = role(2, 'ManageUsers');
  const same = role(3, 'ManageUsers');
  const editor = role(4, 'CreateArticles');
  const admin = role(9, ...Object.values(PermissionName));
  const save: UserSave = {
    userId: 7,
    rolesBefore: [users],
    roles: [users],
    categoriesBefore: [5],
    excludeCategories: null,
    administratorRoleId: 9,
    isIntegrated: false,
  };
  test.each<[string, Partial<UserSave>, AccountCaller, string[]]>([
    ['another user', {}, caller(), []],
    ['another user, with other roles', { roles: [users, same] }, caller(), []],
    ['a new user', { userId: null, rolesBefore: [], roles: [users] }, caller(), []],
    ['without ManageUsers', {}, caller({ permissions: new Set() }), ['']],
    ['when integrated', { isIntegrated: true }, administrator, ['']],
    ['own account', { userId: 1 }, caller(), ['']],
    ['own account as administrator', { userId: 1 }, administrator, []],
    ['own roles as administrator', { userId: 1, roles: [users, same] }, administrator, ['roles']],
    ['own roles left alone', { userId: 1, roles: null }, administrator, []],
    ['a role granted that may do more', { roles: [users, editor] }, caller(), ['roles']],
    ['two such roles granted', { roles: [editor, admin] }, caller(), ['roles', 'roles']],
    ['such a role granted to a new user', { userId: null, rolesBefore: [], roles: [editor] }, caller(), ['roles']],
    ['such a role taken', { rolesBefore: [users, editor], roles: [users] }, caller(), ['']],
    ['such a role left alone', { rolesBefore: [users, editor], roles: null }, caller(), ['']],
    ['such a role by an administrator', { rolesBefore: [editor], roles: [users] }, administrator, []],
    ['somebody with more categories', {}, caller({ excludedCategories: new Set([6]) }), ['']],
    [
      'a new user without those categories',
      { userId: null, rolesBefore: [] },
      caller({ excludedCategories: new Set([6]) }),
      [],
    ],
    ['a role taken', { rolesBefore: [users, same] }, caller(), []],
    ['Administrator granted', { roles: [users, admin] }, caller(), ['roles']],
    ['Administrator granted to a new user', { userId: null, rolesBefore: [], roles: [admin] }, caller(), ['roles']],
    ['Administrator granted by one', { roles: [users, admin] }, administrator, []],
    ['Administrator taken', { rolesBefore: [users, admin], roles: [users] }, caller(), ['']],
    ['an administrator changed', { rolesBefore: [admin], roles: [admin] }, caller(), ['']],
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

test('category rights', () => {
  expect(showsCategoryRights(administrator, { id: 7, roles: [{ id: 2 }] }, 9)).toBe(true);
  expect(showsCategoryRights(administrator, { id: 7, roles: [{ id: 9 }] }, 9)).toBe(false);
  expect(showsCategoryRights(administrator, { id: 1, roles: [{ id: 2 }] }, 9)).toBe(false);
  expect(showsCategoryRights(caller(), { id: 7, roles: [{ id: 2 }] }, 9)).toBe(false);
});
