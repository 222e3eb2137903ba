// Why a role stays as it is, and what would help (specification, sections 4 and 6).
import type { Obstacle } from '../../shared/operation-verdict.ts';

export const systemRoleChange: Obstacle = {
  cause: 'lock',
  reason: 'Roli systemowej nie można zmienić',
  remedy: 'Utwórz nową rolę z potrzebnymi uprawnieniami',
};

export const systemRoleRemoval: Obstacle = {
  cause: 'lock',
  reason: 'Roli systemowej nie można usunąć',
  remedy: 'Role systemowe są stałą częścią serwisu. Rolę można odebrać użytkownikom',
};

/** `users` are the names of people who have no other role; null without any. */
export function onlyRoleOf(name: string, users: readonly string[]): Obstacle | null {
  if (users.length === 0) return null;
  const more = users.length > 3 ? ` i innych (razem: ${users.length})` : '';
  return {
    cause: 'references',
    reason: `Rola „${name}” jest jedyną rolą użytkowników: ${users.slice(0, 3).join(', ')}${more}`,
    remedy: 'Najpierw nadaj tym osobom inną rolę',
  };
}
