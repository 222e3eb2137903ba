import { forcedPasswordSchema, passwordChangeSchema } from '@redakcja/domain/access/password-form';
import { roleSchema } from '@redakcja/domain/access/role-form';
import { userSchema } from '@redakcja/domain/access/user-form';
import type { Area } from '../contract/handler.ts';
import { activateUser, deactivateUser } from './account-state.ts';
import { exportAuditEntries } from './audit-export.ts';
import { listAuditEntries } from './audit-log.ts';
import { deleteUsers } from './delete-users.ts';
import { listUserEffectivePermissions } from './effective-permissions.ts';
import { getLoggedUser, listLoggedUserExcludedCategories, listLoggedUserPermissions } from './logged-user.ts';
import { changeForcedPassword, changePassword, checkPasswordLink, resetPassword } from './passwords.ts';
import { createRole, deleteRoles, getRole, listRoleOptions, listRolesPage, updateRole } from './roles.ts';
import { endSignIn } from './sign-out.ts';
import { createUser, getLoggedUserProfile, getUser, listUsersPage, updateUser } from './users.ts';

export const accessArea = {
  inputs: {
    createRole: roleSchema,
    updateRole: roleSchema,
    createUser: ({ now }) => userSchema({ clock: now, isNew: true }),
    updateUser: ({ now }) => userSchema({ clock: now, isNew: false }),
    // whose password it is, is known later (requireUnrelated)
    changePassword: ({ config }) => passwordChangeSchema({ minLength: config.identity.minPasswordLength, names: [] }),
    changeForcedPassword: ({ config }) =>
      forcedPasswordSchema({ minLength: config.identity.minPasswordLength, names: [] }),
  },
  handlers: {
    getLoggedUser,
    endSignIn,
    listLoggedUserPermissions,
    listLoggedUserExcludedCategories,
    getLoggedUserProfile,
    listRoles: listRolesPage,
    createRole,
    deleteRoles,
    getRole,
    updateRole,
    listRoleOptions,
    listUsers: listUsersPage,
    createUser,
    deleteUsers,
    getUser,
    updateUser,
    activateUser,
    deactivateUser,
    changePassword,
    resetPassword,
    checkPasswordLink,
    changeForcedPassword,
    listUserEffectivePermissions,
    listAuditEntries,
    exportAuditEntries,
  },
} satisfies Area;
