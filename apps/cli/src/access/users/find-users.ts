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

/** Accounts as given, each once; „-” reads logins from standard input. @throws CommandError for an unknown one: nothing of the list is done */
export async function givenUsers({ stdin }: Context, given: readonly string[]): Promise<UserRow[]> {
  const isStdin = given.length === 1 && given[0] === '-';
  const logins = isStdin ? (await stdinText(stdin)).split(/[\s,;]+/).filter((one) => one !== '') : given;
  const users = new Map<number, UserRow>();
  for (const login of new Set(logins)) {
    // a file is not typed by a person who sees who is meant
    const user = await (isStdin ? userOf(login).then((one) => one ?? unknownUser(login)) : findUser(login));
    users.set(user.id, user);
  }
  return [...users.values()];
}

async function usersWith(column: 'userName' | 'surname' | 'firstname', operation: 'equal' | 'contains', value: string) {
  const filters = writeFilters(listUsersDefinition.columns, [{ column, operation, value }]);
  return (await listUsers({ filters, size: 100 })).items;
}

const userOf = async (login: string): Promise<UserRow | undefined> => (await usersWith('userName', 'equal', login))[0];

function unknownUser(login: string): never {
  throw new CommandError(`Nie ma konta „${login}”. Konta wypisuje: bip users list`, exitCodes.usage);
}

/** By the login, by a part of it (`anna` of `anna.nowak`), by first name or surname. @throws CommandError for none and for several, which it names */
export async function findUser(given: string): Promise<UserRow> {
  const exact = await userOf(given);
  if (exact !== undefined) return exact;
  const wanted = given.toLowerCase();
  const byLogin = (await usersWith('userName', 'contains', given)).filter(({ userName }) =>
    userName
      .toLowerCase()
      .split(/[._@-]/)
      .includes(wanted),
  );
  const found =
    byLogin.length > 0
      ? byLogin
      : [...(await usersWith('surname', 'equal', given)), ...(await usersWith('firstname', 'equal', given))];
  const [user, ...others] = found;
  if (user === undefined) return unknownUser(given);
  if (others.length === 0) return user;
  const names = found.map((one) => `${one.userName} (${one.firstname} ${one.surname})`);
  throw new CommandError(`„${given}” to kilka kont. Podaj login: ${names.join(', ')}`, exitCodes.usage);
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
