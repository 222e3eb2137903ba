import type { RoleReference } from '@redakcja/generated/model/roleReference';

export const editorRole: RoleReference = {
  id: 3,
  name: 'Redaktor',
  description: 'Pisze',
  isSystem: false,
  permissions: ['CreateArticles'],
};

export const administratorRole: RoleReference = {
  id: 1,
  name: 'Administrator',
  description: 'Wszystko',
  isSystem: true,
  permissions: [],
};
