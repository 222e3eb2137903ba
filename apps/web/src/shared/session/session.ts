import { can, canEnter, type Rights, type Section } from '@redakcja/domain/shared/session/permissions';
import type { ApplicationParameters } from '@redakcja/generated/model/applicationParameters';
import type { LoggedUser } from '@redakcja/generated/model/loggedUser';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import type { OperationId } from '@redakcja/generated/operations';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { knownLanguage, useStoredLanguage } from './language.ts';
import { parametersQuery, permissionsQuery, userQuery } from './session-queries.ts';

export interface Session {
  parameters: ApplicationParameters;
  user: LoggedUser;
  /** The user's rights, for the rules of the domain. */
  rights: Rights;
  /** ISO code of the content language that is active now. */
  language: string;
  /** Whether the contract lets this user call the operation; rules that depend on data are in the domain. */
  can: (operation: OperationId) => boolean;
  canEnter: (section: Section) => boolean;
}

/** An inactive user has no rights, whatever the roles. */
export function rightsOf(user: LoggedUser, permissions: readonly PermissionName[]): Rights {
  return user.isActive
    ? { isAdmin: user.isAdmin, permissions: new Set(permissions) }
    : { isAdmin: false, permissions: new Set() };
}

/** Parameters, user and rights. Screens are rendered only when they are loaded: the route of the shell sees to it. */
export function useSession(): Session {
  const stored = useStoredLanguage();
  const { data: parameters } = useQuery(parametersQuery(stored));
  const { data: user } = useQuery(userQuery());
  const { data: permissions } = useQuery(permissionsQuery());
  if (!parameters || !user || !permissions) throw new Error('useSession needs the route of the shell above it');
  return useMemo(() => {
    const rights = rightsOf(user, permissions);
    return {
      parameters,
      user,
      rights,
      language: knownLanguage(stored, parameters.languages),
      can: (operation) => can(operation, rights),
      canEnter: (section) => canEnter(section, rights),
    };
  }, [parameters, user, permissions, stored]);
}
