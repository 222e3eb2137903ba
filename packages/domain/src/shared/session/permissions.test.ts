import { PermissionName } from '@redakcja/generated/model/permissionName';
import { operationPermissions, operations } from '@redakcja/generated/operations';
import { describe, expect, test } from 'vitest';
import { can, canEnter, permissionLabels, type Section } from './permissions.ts';

const rights = (...permissions: PermissionName[]) => ({ permissions: new Set(permissions), isAdmin: false });
const nobody = rights();
const administrator = { permissions: new Set(Object.values(PermissionName)), isAdmin: true };

describe('calls', () => {
  test.each([
    ['getApplicationParameters', null, true],
    ['getLoggedUser', null, false],
    ['getLoggedUser', nobody, true],
    ['createArticle', rights('ConfirmArticles', 'PublishArticles'), false],
    ['createArticle', rights('CreateArticles'), true],
    ['listArticles', rights('ArchiveArticles'), true],
    ['listArticles', rights('ManageSettings'), false],
    ['deleteTags', rights('ManageSettings'), true],
    ['listRoles', rights(...Object.values(PermissionName)), false],
    ['listRoles', administrator, true],
  ] as const)('%s with %o: %s', (operation, who, allowed) => {
    expect(can(operation, who)).toBe(allowed);
  });

  test('an administrator may call everything, a user without permissions only operations that require none', () => {
    expect(operations.filter(({ id }) => !can(id, administrator))).toEqual([]);
    const open = operations.filter(({ id }) => can(id, nobody)).map(({ id }) => id);
    expect(open).toEqual(
      operations.map(({ id }) => id).filter((id) => (operationPermissions[id] ?? [[]]).some((one) => one.length === 0)),
    );
  });
});

describe('sections', () => {
  const table: [PermissionName, Section[]][] = [
    ['ManageSettings', ['dictionaries', 'settings', 'archive']],
    ['ManageUsers', ['users']],
    ['ManageMenus', ['menus']],
    ['CreateArticles', ['articles']],
    ['ConfirmArticles', ['articles']],
    ['PublishArticles', ['articles']],
    ['ArchiveArticles', ['articles']],
  ];
  const all: Section[] = ['menus', 'articles', 'users', 'roles', 'dictionaries', 'settings', 'archive', 'audit'];

  test.each(table)('%s opens %j', (permission, open) => {
    expect(all.filter((section) => canEnter(section, rights(permission))).sort()).toEqual([...open].sort());
  });

  test('roles and the audit log are for administrators', () => {
    expect(canEnter('roles', rights(...Object.values(PermissionName)))).toBe(false);
    expect(all.every((section) => canEnter(section, administrator))).toBe(true);
    expect(all.some((section) => canEnter(section, nobody))).toBe(false);
  });
});

test('permissions have distinct names', () => {
  const names = Object.values(PermissionName).map((name) => permissionLabels[name].displayName);
  expect(new Set(names).size).toBe(7);
});
