import { forcedPasswordSchema, passwordChangeSchema } from '@redakcja/domain/access/password-form';
import { roleSchema } from '@redakcja/domain/access/role-form';
import { userSchema } from '@redakcja/domain/access/user-form';
import type { Area } from '../call/handler.ts';
import { exportAuditEntries } from './audit/audit-export.ts';
import { listAuditEntries } from './audit/audit-log.ts';
import { changeForcedPassword, changePassword, checkPasswordLink, resetPassword } from './passwords/passwords.ts';
import { endSignIn } from './passwords/sign-out.ts';
import { createRole, deleteRoles, getRole, listRoleOptions, listRolesPage, updateRole } from './roles/roles.ts';
import { activateUser, deactivateUser, endUserSessions, unlockUser } from './users/account-state.ts';
import { deleteUsers } from './users/delete-users.ts';
import { listUserEffectivePermissions } from './users/effective-permissions.ts';
import {
  getLoggedUser,
  listLoggedUserExcludedCategories,
  listLoggedUserOperations,
  listLoggedUserPermissions,
} from './users/logged-user.ts';
import { createUser, getLoggedUserProfile, getUser, listUsersPage, updateUser } from './users/users.ts';

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
    listLoggedUserOperations,
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
    endUserSessions,
    unlockUser,
    changePassword,
    resetPassword,
    checkPasswordLink,
    changeForcedPassword,
    listUserEffectivePermissions,
    listAuditEntries,
    exportAuditEntries,
  },
} satisfies Area;
