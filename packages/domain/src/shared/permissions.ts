// What the signed-in user may call and see. The calls come from the contract alone (design, section 2); the sections from section 6 of the specification.
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { type OperationId, operationPermissions } from '@redakcja/generated/operations';

/** What the rules need to know about the signed-in user. */
export interface Rights {
  /** Empty for an inactive user; all of them for an administrator. */
  permissions: ReadonlySet<PermissionName>;
  isAdmin: boolean;
}

// How the contract names the administrator flag among the roles of an operation.
const administrator = 'Administrator';

function hasAny(alternatives: readonly (readonly string[])[], { permissions, isAdmin }: Rights): boolean {
  const names: ReadonlySet<string> = permissions;
  return alternatives.some((needed) => needed.every((name) => (name === administrator ? isAdmin : names.has(name))));
}

/**
 * Whether the signed-in user may call an operation of the contract. `null` is somebody who is not signed in: then only public operations.
 * Rules that depend on data (the status machine, own account, excluded categories) come on top.
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
  // Its entry is shown to everybody, locked without the permission (design decision 2).
  archive: [[ManageSettings]],
};

/** Whether a section of the application is open to the user (specification, section 6). */
export function canEnter(section: Section, rights: Rights): boolean {
  return hasAny(sections[section], rights);
}

/** Sections whose sidebar entry is shown although it is closed, with a lock (design decision 16). */
export const sectionsShownLocked: readonly Section[] = ['archive'];

/** Permissions as people read them: name and what it allows. */
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
