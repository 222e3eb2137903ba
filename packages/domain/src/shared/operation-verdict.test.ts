import { PermissionName } from '@redakcja/generated/model/permissionName';
import { operations } from '@redakcja/generated/operations';
import { describe, expect, test } from 'vitest';
import { contractObstacle, type Grantor, whoGrants } from './operation-verdict.ts';
import { can } from './session/permissions.ts';

const { ManageUsers, PublishArticles, CreateArticles } = PermissionName;
const person = (name: string, ...permissions: PermissionName[]): Grantor => ({
  name,
  isAdmin: false,
  permissions: new Set(permissions),
});
const admin: Grantor = { name: 'Adam Adamski', isAdmin: true, permissions: new Set(Object.values(PermissionName)) };

describe('who grants a permission', () => {
  test.each<[string, Grantor[], string]>([
    ['nobody that is known', [], 'Nadaje je administrator'],
    ['who does not manage users', [person('Jan Nowak', PublishArticles)], 'Nadaje je administrator'],
    ['who does not have it', [person('Jan Nowak', ManageUsers)], 'Nadaje je administrator'],
    ['one', [person('Jan Nowak', ManageUsers, PublishArticles)], 'Może je nadać Jan Nowak'],
    ['two', [person('Jan Nowak', ManageUsers, PublishArticles), admin], 'Mogą je nadać: Jan Nowak, Adam Adamski'],
    ['many', [admin, admin, admin, admin], 'Mogą je nadać: Adam Adamski, Adam Adamski, Adam Adamski'],
  ])('%s', (_case, grantors, sentence) => {
    expect(whoGrants([PublishArticles], grantors)).toBe(sentence);
  });
});

describe('the obstacle of the contract', () => {
  test('stands exactly where the contract refuses', () => {
    for (const permissions of [new Set<PermissionName>(), new Set([CreateArticles]), new Set([ManageUsers])]) {
      const rights = { permissions, isAdmin: false };
      for (const { id } of operations) expect(contractObstacle(id, rights, []) === null, id).toBe(can(id, rights));
    }
  });

  test.each([
    ['updateArticle', 'Potrzebne uprawnienie „Tworzenie artykułów”. Może je nadać Adam Adamski'],
    ['createRole', 'Może to zrobić tylko administrator'],
    [
      'changeArticleStatus',
      'Potrzebne jedno z uprawnień: „Zatwierdzanie artykułów”, „Publikowanie artykułów”, „Archiwizowanie artykułów”. Może je nadać Adam Adamski',
    ],
  ] as const)('%s', (operation, remedy) => {
    expect(contractObstacle(operation, { permissions: new Set(), isAdmin: false }, [admin])?.remedy).toBe(remedy);
  });
});
