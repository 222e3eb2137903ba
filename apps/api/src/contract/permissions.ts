import { type OperationId, operationPermissions } from '@redakcja/generated/operations';
import type { Caller } from '../shared/caller.ts';

function holds(caller: Caller, name: string): boolean {
  if (name === 'Administrator') return caller.isAdmin;
  return (caller.permissions as ReadonlySet<string>).has(name);
}

export function isPublic(operation: OperationId): boolean {
  return operationPermissions[operation] === null;
}

/** Any one of the operation's lists, of which all permissions are needed. */
export function isPermitted(operation: OperationId, caller: Caller): boolean {
  const alternatives = operationPermissions[operation];
  return alternatives === null || alternatives.some((names) => names.every((name) => holds(caller, name)));
}
