import {
  getGetLoggedUserQueryOptions,
  getListLoggedUserPermissionsQueryOptions,
} from '@redakcja/generated/access/access';
import { getGetApplicationParametersQueryOptions } from '@redakcja/generated/application/application';
import type { ApplicationParameters } from '@redakcja/generated/model/applicationParameters';
import type { LoggedUser } from '@redakcja/generated/model/loggedUser';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { type OperationId, operationPermissions } from '@redakcja/generated/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { activeLanguageCode, knownLanguage, useStoredLanguage } from './language.ts';
import { type Access, canEnter, type Section } from './sections.ts';

export interface Session extends Access {
  parameters: ApplicationParameters;
  user: LoggedUser;
  permissions: readonly PermissionName[];
  /** ISO code of the content language that is active now. */
  language: string;
  /** Whether the contract lets this user call the operation; rules that depend on data live in the domain. */
  can: (operation: OperationId) => boolean;
  canEnter: (section: Section) => boolean;
}

// The application can be read without these, and a failure is shown by the screen that needed them (section 8: silent).
const silent = {
  meta: { silent: true },
  staleTime: Number.POSITIVE_INFINITY,
  placeholderData: keepPreviousData,
} as const;

export const parametersQuery = (language = activeLanguageCode()) =>
  getGetApplicationParametersQueryOptions(language, { query: silent });
export const userQuery = () => getGetLoggedUserQueryOptions({ query: silent });
export const permissionsQuery = () => getListLoggedUserPermissionsQueryOptions({ query: silent });

export function mayCall(access: Access, operation: OperationId): boolean {
  const alternatives = operationPermissions[operation];
  if (alternatives === null) return true;
  const held: readonly string[] = access.isAdmin ? [...access.permissions, 'Administrator'] : access.permissions;
  return access.isActive && alternatives.some((needed) => needed.every((permission) => held.includes(permission)));
}

/** Parameters, user and permissions. Screens are only rendered when they are loaded (the shell's route sees to it). */
export function useSession(): Session {
  const stored = useStoredLanguage();
  const { data: parameters } = useQuery(parametersQuery(stored));
  const { data: user } = useQuery(userQuery());
  const { data: permissions } = useQuery(permissionsQuery());
  if (!parameters || !user || !permissions) throw new Error('useSession needs the route of the shell above it');
  return useMemo(() => {
    const access: Access = { isAdmin: user.isAdmin, isActive: user.isActive, permissions };
    return {
      ...access,
      parameters,
      user,
      permissions,
      language: knownLanguage(stored, parameters.languages),
      can: (operation) => mayCall(access, operation),
      canEnter: (section) => canEnter(access, section),
    };
  }, [parameters, user, permissions, stored]);
}
