import path from 'node:path';
import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { getLoggedUser, getUser, listUsers } from '@redakcja/generated/axios/access/access';
import { listUsersDefinition } from '@redakcja/generated/lists/listUsers';
import type { UserRow } from '@redakcja/generated/model/userRow';
import type { OperationId } from '@redakcja/generated/operations';
import { listUsersPath } from '@redakcja/generated/paths';
import { authenticate } from '../../auth/authenticate.ts';
import type { PlanItem } from '../../shared/bulk/plan.ts';
import { runBulk } from '../../shared/bulk/run-bulk.ts';
import type { Context } from '../../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../../shared/failures/exit-codes.ts';
import { allRows } from '../../shared/requests/all-rows.ts';
import { whyRecords } from '../../shared/why.ts';
import { findRoles, givenUsers } from './find-users.ts';
import { stateLabel } from './list-users.ts';
import type {
  ChangeUsersOptions,
  EndSessionsOptions,
  ResetPasswordsOptions,
  UserRolesOptions,
} from './user-commands.ts';
import { type UserAction, usersJob, usersKind } from './users-job.ts';

const change =
  (action: UserAction, to: string) =>
  (
    given: readonly string[],
    options: ChangeUsersOptions & { all?: true | undefined },
    context: Context,
  ): Promise<ExitCode> =>
    run(context, options, given, { action }, async (user) => ({ from: stateLabel(user), to }));

/** `bip users activate`. */
export const activateUsers = change('activate', 'aktywne');
/** `bip users deactivate`: ends the sessions too. */
export const deactivateUsers = change('deactivate', 'nieaktywne');
/** `bip users end-sessions`. */
export const endSessions: (
  given: readonly string[],
  options: EndSessionsOptions,
  context: Context,
) => Promise<ExitCode> = change('end-sessions', 'sesje zakończone');

/** `bip users unlock`: too many wrong passwords no longer count. */
export const unlockUsers = change('unlock', 'może się logować');

/** Everybody whose account is active, but for who asks. */
async function everybodyElse(): Promise<UserRow[]> {
  const { userName: own } = await getLoggedUser();
  const users: UserRow[] = [];
  const filters = writeFilters(listUsersDefinition.columns, [{ column: 'isActive', operation: 'equal', value: true }]);
  for await (const user of allRows((page) => listUsers({ filters, ...page })))
    if (user.userName !== own) users.push(user);
  return users;
}

/** `bip users reset`: the old passwords stop working at once. */
export function resetPasswords(
  given: readonly string[],
  options: ResetPasswordsOptions,
  context: Context,
): Promise<ExitCode> {
  const settings = { action: 'reset' as const, links: path.resolve(options.links) };
  return run(context, options, given, settings, async (user) => ({ from: stateLabel(user), to: 'nowe hasło' }));
}

/** `bip users roles`. */
export async function changeRoles(
  given: readonly string[],
  options: UserRolesOptions,
  context: Context,
): Promise<ExitCode> {
  const { add = [], remove = [] } = options;
  if (add.length + remove.length === 0) throw new CommandError('Podaj role: --add albo --remove', exitCodes.usage);
  await authenticate(context, options);
  const added = await findRoles(add);
  const removed = new Set((await findRoles(remove)).map(({ id }) => id));
  const settings = { action: 'roles' as const, add: add.join(', '), remove: remove.join(', ') };
  return run(context, options, given, settings, async ({ id }) => {
    const before = (await getUser(id)).roles;
    const names = (roles: readonly { name: string }[]) => roles.map(({ name }) => name).join(', ');
    const kept = before.filter((role) => !removed.has(role.id));
    const after = [...kept, ...added.filter((role) => !kept.some((one) => one.id === role.id))];
    const errors = after.length === 0 ? { errors: ['Użytkownik musi mieć przypisaną przynajmniej jedną rolę'] } : {};
    return {
      from: names(before),
      to: names(after),
      data: { roles: after.map((role) => role.id).join(',') },
      ...errors,
    };
  });
}

/** What each change calls. */
const operationsOf: Readonly<Record<UserAction, OperationId>> = {
  activate: 'activateUser',
  deactivate: 'deactivateUser',
  'end-sessions': 'endUserSessions',
  unlock: 'unlockUser',
  reset: 'resetPassword',
  roles: 'updateUser',
};

async function run(
  context: Context,
  options: ChangeUsersOptions & { all?: true | undefined },
  given: readonly string[],
  settings: { action: UserAction } & Record<string, string>,
  planned: (user: UserRow) => Promise<Pick<PlanItem, 'from' | 'to' | 'data' | 'errors'>>,
): Promise<ExitCode> {
  if (given.length > 0 === (options.all === true))
    throw new CommandError(
      options.all ? 'Loginy i --all wykluczają się' : `Podaj loginy albo „-”, aby czytać je z wejścia`,
      exitCodes.usage,
    );
  const { host } = await authenticate(context, options);
  const users: UserRow[] = [];
  const find = async () => {
    users.push(...(await (options.all ? everybodyElse() : givenUsers(context, given))));
  };
  if (options.why) {
    await find();
    const records = users.map(({ id }) => ({ id, record: `${listUsersPath}/${id}` }));
    return whyRecords(context, options.output, ({ operation }) => operation === operationsOf[settings.action], records);
  }
  async function* items(): AsyncGenerator<PlanItem> {
    await find();
    for (const user of users) yield { id: user.id, name: user.userName, etag: user.etag, ...(await planned(user)) };
  }
  const source = { head: { kind: usersKind, host, settings }, selection: options.all ? 'all' : given, items };
  return runBulk(context, options, usersJob(settings), source);
}
