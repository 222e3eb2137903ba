// Accounts by login, roles by name: what people know them by.
import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { listRoleOptions, listUsers } from '@redakcja/generated/axios/access/access';
import { listUsersDefinition } from '@redakcja/generated/lists/listUsers';
import type { RoleReference } from '@redakcja/generated/model/roleReference';
import type { UserRow } from '@redakcja/generated/model/userRow';
import type { Context } from '../../shared/context.ts';
import { closestMatch } from '../../shared/failures/closest-match.ts';
import { CommandError, exitCodes } from '../../shared/failures/exit-codes.ts';
import { stdinText } from '../../shared/rows/utf8-text.ts';

/** Logins as given, each once; „-” reads them from standard input. */
export async function givenLogins({ stdin }: Context, given: readonly string[]): Promise<string[]> {
  const isStdin = given.length === 1 && given[0] === '-';
  const logins = isStdin ? (await stdinText(stdin)).split(/[\s,;]+/).filter((one) => one !== '') : given;
  return [...new Set(logins)];
}

/** @throws CommandError when there is no such account: nothing of a list with an unknown login is done */
export async function findUser(login: string): Promise<UserRow> {
  const filters = writeFilters(listUsersDefinition.columns, [{ column: 'userName', operation: 'equal', value: login }]);
  const { items } = await listUsers({ filters, size: 2 });
  const [user] = items;
  if (user === undefined) throw new CommandError(`Nie ma konta „${login}”`, exitCodes.usage);
  return user;
}

/** The roles of these names. @throws CommandError for an unknown one */
export async function findRoles(names: readonly string[]): Promise<RoleReference[]> {
  if (names.length === 0) return [];
  const roles = await listRoleOptions();
  return names.map((name) => roleNamed(roles, name));
}

export function roleNamed<Role extends { name: string }>(roles: readonly Role[], name: string): Role {
  const role = roles.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (role !== undefined) return role;
  throw new CommandError(unknownRole(roles, name), exitCodes.usage);
}

export function unknownRole(roles: readonly { name: string }[], name: string): string {
  const names = roles.map((one) => one.name);
  const similar = closestMatch(name, names);
  return `Nie ma roli „${name}”${similar === undefined ? `; są: ${names.join(', ')}` : ` (może chodziło o: ${similar}?)`}`;
}
