import type { PermissionName } from '@redakcja/generated/model/permissionName';

/** The signed-in user as far as access is concerned. */
export interface Access {
  isAdmin: boolean;
  isActive: boolean;
  permissions: readonly PermissionName[];
}

export type Section = 'menus' | 'articles' | 'users' | 'roles' | 'dictionaries' | 'settings' | 'archive';

interface SectionRule {
  /** Any of these permissions opens the section; 'administrator' is the flag, not a permission. */
  anyOf: readonly (PermissionName | 'administrator')[];
  /** Where somebody without access is sent (sections 2.2-2.7; decision 2 for the archive). */
  otherwise: '/' | '/brak-dostepu';
}

/** Section 6: which permission opens which part of the application. */
export const sections: Readonly<Record<Section, SectionRule>> = {
  menus: { anyOf: ['ManageMenus'], otherwise: '/' },
  articles: { anyOf: ['CreateArticles', 'ConfirmArticles', 'PublishArticles', 'ArchiveArticles'], otherwise: '/' },
  users: { anyOf: ['ManageUsers'], otherwise: '/' },
  roles: { anyOf: ['administrator'], otherwise: '/' },
  dictionaries: { anyOf: ['ManageSettings'], otherwise: '/' },
  settings: { anyOf: ['ManageSettings'], otherwise: '/' },
  archive: { anyOf: ['ManageSettings'], otherwise: '/brak-dostepu' },
};

export function canEnter(access: Access, section: Section): boolean {
  return sections[section].anyOf.some((needed) =>
    needed === 'administrator' ? access.isAdmin : access.permissions.includes(needed),
  );
}
