// Permissions of the signed-in user: operations from the contract only (design, section 2), sections from section 6 of the specification.
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { type OperationId, operationPermissions } from '@redakcja/generated/operations';

/** Permissions of the signed-in user. */
export interface Rights {
  /** Empty for an inactive user; all of them for an administrator. */
  permissions: ReadonlySet<PermissionName>;
  isAdmin: boolean;
}

// Name of the administrator flag among the roles of an operation in the contract.
const administrator = 'Administrator';

function hasAny(alternatives: readonly (readonly string[])[], { permissions, isAdmin }: Rights): boolean {
  const names: ReadonlySet<string> = permissions;
  return alternatives.some((required) =>
    required.every((name) => (name === administrator ? isAdmin : names.has(name))),
  );
}

/**
 * Whether the user may call an operation of the contract. `null` means not signed in: only public operations.
 * Rules that depend on data (status transitions, own account, excluded categories) apply in addition.
 */
export function can(operation: OperationId, rights: Rights | null): boolean {
  const alternatives = operationPermissions[operation];
  if (alternatives === null) return true;
  return rights !== null && hasAny(alternatives, rights);
}

/** Sections of the sidebar and of the routes. */
export type Section = 'menus' | 'articles' | 'users' | 'roles' | 'dictionaries' | 'settings' | 'archive' | 'audit';

const { ManageSettings, ManageUsers, ManageMenus, CreateArticles, ConfirmArticles, PublishArticles, ArchiveArticles } =
  PermissionName;

const sections: Readonly<Record<Section, readonly (readonly string[])[]>> = {
  menus: [[ManageMenus]],
  articles: [[CreateArticles], [ConfirmArticles], [PublishArticles], [ArchiveArticles]],
  users: [[ManageUsers]],
  roles: [[administrator]],
  audit: [[administrator]],
  dictionaries: [[ManageSettings]],
  settings: [[ManageSettings]],
  // Its entry is always shown, locked without the permission (design decision 2).
  archive: [[ManageSettings]],
};

/** Whether a section of the application is open to the user (specification, section 6). */
export function canEnter(section: Section, rights: Rights): boolean {
  return hasAny(sections[section], rights);
}

/** Sections whose sidebar entry is shown with a lock instead of hidden (design decision 16). */
export const sectionsShownLocked: readonly Section[] = ['archive'];

/** Polish names and descriptions of permissions. */
export const permissionLabels: Readonly<Record<PermissionName, { displayName: string; description: string }>> = {
  ManageSettings: {
    displayName: 'Zarządzanie ustawieniami',
    description: 'Zmiana ustawień serwisu, słowników i wersji językowych oraz tytułów artykułów w stopce',
  },
  ManageUsers: {
    displayName: 'Zarządzanie użytkownikami',
    description: 'Dodawanie i edycja użytkowników, aktywacja i dezaktywacja kont, resetowanie haseł',
  },
  ManageMenus: {
    displayName: 'Zarządzanie menu',
    description: 'Dodawanie, edycja, usuwanie i porządkowanie kategorii menu poziomego i pionowego',
  },
  CreateArticles: {
    displayName: 'Tworzenie artykułów',
    description: 'Dodawanie i edycja artykułów oraz usuwanie wersji roboczych',
  },
  ConfirmArticles: {
    displayName: 'Zatwierdzanie artykułów',
    description: 'Zatwierdzanie artykułów roboczych i cofanie ich do edycji',
  },
  PublishArticles: {
    displayName: 'Publikowanie artykułów',
    description: 'Przekazywanie artykułów do publikacji, wycofywanie i ponowna publikacja',
  },
  ArchiveArticles: {
    displayName: 'Archiwizowanie artykułów',
    description: 'Przenoszenie artykułów opublikowanych i wycofanych do archiwum',
  },
};
