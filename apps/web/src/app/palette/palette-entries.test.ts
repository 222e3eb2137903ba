import { foundSettings } from '@redakcja/domain/settings/search/settings-search';
import { can, canEnter } from '@redakcja/domain/shared/session/permissions';
import { getGetLoggedUserResponseMock } from '@redakcja/generated/access/access.msw';
import { getGetApplicationParametersResponseMock } from '@redakcja/generated/application/application.msw';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { expect, it } from 'vitest';
import type { Session } from '../../shared/session/session.ts';
import { paletteEntries, paletteGroups } from './palette-entries.ts';

function sessionWith(permissions: readonly PermissionName[]): Session {
  const rights = { isAdmin: false, permissions: new Set(permissions) };
  return {
    parameters: { ...getGetApplicationParametersResponseMock(), isIntegratedWithASW: false },
    user: getGetLoggedUserResponseMock(),
    rights,
    language: 'PL',
    can: (operation) => can(operation, rights),
    canEnter: (section) => canEnter(section, rights),
  };
}

/** Names in the order of the groups, with the addresses. */
function found(query: string, permissions: readonly PermissionName[] = Object.values(PermissionName)): string[] {
  const entries = foundSettings(paletteEntries(sessionWith(permissions)), query);
  return paletteGroups.flatMap((group) =>
    entries.filter((entry) => entry.group === group).map(({ name, to }) => `${name} ${to}`),
  );
}

it.each([
  ['dodaj kategorię', 'Dodaj kategorię /zarzadzanie-menu/poziome'],
  ['nowa kategoria', 'Dodaj kategorię /zarzadzanie-menu/poziome'],
  ['napisz artykuł', 'Dodaj artykuł /artykuly/artykuly/utworz-nowy'],
  ['nowy artykuł', 'Dodaj artykuł /artykuly/artykuly/utworz-nowy'],
  ['zaproś', 'Dodaj użytkownika /dostep/uzytkownicy/utworz-nowego'],
  ['opublikuj', 'Opublikuj artykuły /artykuly/artykuly-zatwierdzone'],
  ['zatwierdź', 'Zatwierdź artykuły /artykuly/artykuly-robocze'],
  ['skróty klawiszowe', 'Skróty klawiszowe /pomoc/podrecznik-redaktora#klawiatura'],
  ['pomoc', 'Wszystkie strony pomocy /pomoc'],
  ['podręcznik', 'Podręcznik redaktora /pomoc/podrecznik-redaktora'],
  ['podręcznik administratora', 'Podręcznik administratora /pomoc/podrecznik-administratora'],
  ['archiwum', 'Archiwalny BIP /bip-archiwalny/zarzadzanie'],
  ['wyloguj', 'Wyloguj się /logout'],
  ['zmień hasło', 'Zmień hasło /zmiana-hasla/'],
])('the first for «%s» is «%s»', (query, wanted) => {
  expect(found(query)[0]).toContain(wanted);
});

it.each<[string, PermissionName]>([
  ['Dodaj kategorię', 'ManageMenus'],
  ['Dodaj użytkownika', 'ManageUsers'],
  ['Opublikuj artykuły', 'PublishArticles'],
  ['Zatwierdź artykuły', 'ConfirmArticles'],
  ['Dodaj artykuł', 'CreateArticles'],
])('«%s» is offered only with %s', (action, permission) => {
  const others = Object.values(PermissionName).filter((one) => one !== permission);
  expect(found(action, [permission]).join()).toContain(action);
  expect(found(action, others).join()).not.toContain(action);
});
