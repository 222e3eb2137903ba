import { nouns } from '@redakcja/domain/shared/text/polish-plural';
import { listAuditEntriesDefinition } from '@redakcja/generated/lists/listAuditEntries';
import { listRolesDefinition } from '@redakcja/generated/lists/listRoles';
import { listUsersDefinition } from '@redakcja/generated/lists/listUsers';
import { getRolePath, getUserPath } from '@redakcja/generated/paths';
import type { ListScreen, Resource, Screen } from '../shared/resource.ts';

export const roles = {
  help: 'podrecznik-administratora#role',
  name: 'role',
  section: 'roles',
  group: 'Dostęp',
  path: '/dostep/role',
  title: 'Role',
  create: { word: 'utworz-nowa', title: 'Nowa rola', crumb: 'nowa', button: 'Dodaj rolę' },
  editTitle: 'Edycja roli',
  list: listRolesDefinition,
  nouns: nouns.role,
  record: getRolePath,
  genitives: { list: 'listy ról', one: 'roli', many: 'ról' },
  toasts: { created: 'Rola została utworzona', saved: 'Rola została zapisana' },
} as const satisfies Resource;

export const users = {
  help: 'podrecznik-administratora#konta',
  name: 'user',
  section: 'users',
  group: 'Dostęp',
  path: '/dostep/uzytkownicy',
  title: 'Użytkownicy',
  create: { word: 'utworz-nowego', title: 'Nowy użytkownik', crumb: 'nowy', button: 'Dodaj użytkownika' },
  editTitle: 'Edycja użytkownika',
  isEditOpen: true,
  list: listUsersDefinition,
  nouns: nouns.user,
  record: getUserPath,
  genitives: { list: 'listy użytkowników', one: 'użytkownika', many: 'użytkowników' },
  toasts: { created: 'Użytkownik został utworzony', saved: 'Użytkownik został zapisany' },
} as const satisfies Resource;

export const auditLog = {
  section: 'audit',
  path: '/dostep/dziennik',
  title: 'Dziennik zdarzeń',
  help: 'podrecznik-administratora#dziennik',
  list: listAuditEntriesDefinition,
  genitives: { list: 'dziennika zdarzeń' },
} as const satisfies ListScreen;

export const passwordChange = {
  path: '/zmiana-hasla',
  title: 'Zmiana hasła',
  help: 'podrecznik-administratora#haslo',
} as const satisfies Screen;
