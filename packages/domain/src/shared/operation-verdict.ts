// Why an operation cannot be called, and what would make it possible.
import type { ObstacleCause } from '@redakcja/generated/model/obstacleCause';
import type { OperationVerdict } from '@redakcja/generated/model/operationVerdict';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { type OperationId, operationPermissions, operations } from '@redakcja/generated/operations';
import { can, permissionLabels, type Rights } from './session/permissions.ts';

/** What is in the way of an operation. */
export interface Obstacle {
  cause: ObstacleCause;
  /** Polish sentence, the one the call would be refused with. */
  reason: string;
  /** Polish sentence: what would make it possible. */
  remedy: string;
}

/** Somebody who manages users. */
export interface Grantor extends Rights {
  name: string;
}

const maxNames = 3;

/** Who can grant these permissions: administrators any, others only what they have themselves (design decision 26). */
export function whoGrants(permissions: readonly PermissionName[], grantors: readonly Grantor[]): string {
  const able = grantors.filter(
    (one) =>
      one.isAdmin ||
      (one.permissions.has(PermissionName.ManageUsers) && permissions.every((name) => one.permissions.has(name))),
  );
  const names = able.slice(0, maxNames).map(({ name }) => name);
  if (names.length === 0) return 'Nadaje je administrator';
  return able.length === 1 ? `Może je nadać ${names[0]}` : `Mogą je nadać: ${names.join(', ')}`;
}

const quoted = (name: string) => `„${permissionLabels[name as PermissionName].displayName}”`;

/** The obstacle of missing permissions; all of `permissions` are required. */
export function permissionObstacle(
  permissions: readonly PermissionName[],
  grantors: readonly Grantor[],
  reason: string,
): Obstacle {
  const needed = `Potrzebne ${permissions.length === 1 ? 'uprawnienie' : 'uprawnienia'} ${permissions.map(quoted).join(' i ')}`;
  return { cause: 'permission', reason, remedy: `${needed}. ${whoGrants(permissions, grantors)}` };
}

/** What would help where the rule that refuses does not say it. `fields` are those that the refusal is about. */
export function obstacleOfRefusal(
  reason: string,
  { isForbidden, fields }: { isForbidden: boolean; fields: readonly unknown[] },
): Obstacle {
  if (isForbidden) return { cause: 'permission', reason, remedy: 'Może to zrobić administrator' };
  return fields.length > 0
    ? { cause: 'missing', reason, remedy: 'Popraw to, co wymieniono, i zapisz' }
    : { cause: 'lock', reason, remedy: generalRemedy };
}

/** Of categories that are closed to the person (specification, section 6: only an administrator changes who may manage them). */
export const closedCategoryRemedy = 'Dostęp do kategorii daje administrator, na karcie użytkownika';

/** No rule should need it: the tests of every area ask for something better. */
export const generalRemedy = 'Usuń tę przyczynę i spróbuj ponownie';

/** What the calls on a record do, whatever the record is. */
export const recordCallNames = { save: 'Zapis zmian', move: 'Przeniesienie', remove: 'Usunięcie' } as const;

/** Message of a call that the contract closes to the user. */
export const operationForbidden = 'Brak uprawnień do wykonania polecania';

/** What the contract requires for an operation and the user lacks; null when it does not stand in the way. */
export function contractObstacle(
  operation: OperationId,
  rights: Rights,
  grantors: readonly Grantor[],
): Obstacle | null {
  if (can(operation, rights)) return null;
  const alternatives = operationPermissions[operation] ?? [];
  const names = alternatives.flat().filter((name): name is PermissionName => name in permissionLabels);
  if (names.length === 0) {
    return { cause: 'permission', reason: operationForbidden, remedy: 'Może to zrobić tylko administrator' };
  }
  if (alternatives.length === 1) return permissionObstacle(names, grantors, operationForbidden);
  const able = grantors.filter((one) => one.isAdmin || names.some((name) => one.permissions.has(name)));
  const remedy = `Potrzebne jedno z uprawnień: ${names.map(quoted).join(', ')}. ${whoGrants([], able)}`;
  return { cause: 'permission', reason: operationForbidden, remedy };
}

/** Records are removed by the address of their list. */
function isRemoval(operation: OperationId): boolean {
  return operations.some(({ id, method, path }) => id === operation && method === 'delete' && !path.includes('{'));
}

/** The verdict of an operation as the contract has it. */
export function verdict(
  operation: OperationId,
  name: string,
  obstacle: Obstacle | null,
  more: { status?: number; condition?: string | null } = {},
): OperationVerdict {
  const { status = null, condition = null } = more;
  return {
    operation,
    name,
    isRemoval: isRemoval(operation),
    status,
    isAllowed: obstacle === null,
    cause: obstacle?.cause ?? null,
    reason: obstacle?.reason ?? null,
    remedy: obstacle?.remedy ?? null,
    condition: obstacle === null ? condition : null,
  };
}
