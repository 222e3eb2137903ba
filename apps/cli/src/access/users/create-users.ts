import path from 'node:path';
import { rowErrors } from '@redakcja/domain/dictionaries/import-plan';
import type { FileRow } from '@redakcja/domain/dictionaries/import-row';
import { createUser, listRoleOptions, listUsers } from '@redakcja/generated/axios/access/access';
import type { RoleReference } from '@redakcja/generated/model/roleReference';
import { authenticate } from '../../auth/authenticate.ts';
import type { PlanItem } from '../../shared/bulk/plan.ts';
import { runBulk } from '../../shared/bulk/run-bulk.ts';
import { type Context, info } from '../../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../../shared/failures/exit-codes.ts';
import { allRows } from '../../shared/requests/all-rows.ts';
import { readRows } from '../../shared/rows/read-rows.ts';
import { spoolStdin } from '../../shared/rows/standard-input.ts';
import { existingAccount, importUsersJob, importUsersKind, newAccountLabel } from './create-users-job.ts';
import { findRoles, unknownRole } from './find-users.ts';
import { deliverLink, linkLabels } from './password-links.ts';
import type { CreateUserOptions, ImportUsersOptions } from './user-commands.ts';
import { accountErrors, accountFields, newAccount } from './user-input.ts';

/** `bip users create`: prints the number of the account. */
export async function createOneUser(userName: string, options: CreateUserOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const { firstname, surname, email, pesel = '', phone = '', links } = options;
  const roles = await findRoles(options.role);
  const input = newAccount(
    { userName, firstname, surname, email, pesel, phone },
    roles.map(({ id }) => id),
  );
  const errors = accountErrors(input, context.now());
  if (errors.length > 0) throw new CommandError(errors.join('\n').replaceAll('kolumna ', ''), exitCodes.usage);
  let created = 0;
  const delivery = await deliverLink(path.resolve(links), userName, async () => {
    const { id, passwordLink } = await createUser(input);
    created = id;
    return passwordLink;
  });
  context.stdout.write(`${created}\n`);
  info(context, `Utworzono konto ${userName}: ${delivery}${delivery === linkLabels.file ? ` ${links}` : ''}`);
}

/** `bip users import`. */
export async function importUsers(file: string, options: ImportUsersOptions, context: Context): Promise<ExitCode> {
  const settings = { links: path.resolve(options.links) };
  const { host } = await authenticate(context, options);
  // A resumed run reads its journal instead of the file.
  const input = file === '-' && !options.resume ? await spoolStdin(context) : null;
  const source = {
    head: { kind: importUsersKind, host, settings },
    selection: { file, skipInvalid: options.skipInvalid, encoding: options.encoding },
    items: () => plan(context, input?.file ?? file, options),
  };
  return runBulk(context, options, importUsersJob(settings), source).finally(input?.remove);
}

async function* plan(context: Context, file: string, options: ImportUsersOptions): AsyncGenerator<PlanItem> {
  const roles = await listRoleOptions();
  const taken = new Set<string>();
  for await (const { userName } of allRows((page) => listUsers(page))) taken.add(userName.toLowerCase());
  const earlier = new Set<string>();
  let count = 0;
  let invalid = 0;
  for await (const row of readRows(file, accountFields, options.encoding)) {
    const item = plannedAccount(row, roles, context.now());
    const login = item.name.toLowerCase();
    const errors = [...(item.errors ?? []), ...(earlier.has(login) ? [`login „${item.name}” się powtarza`] : [])];
    earlier.add(login);
    count += 1;
    if (errors.length > 0) invalid += 1;
    for (const error of errors) context.stderr.write(`${row.place}: ${error}\n`);
    if (errors.length > 0) yield { ...item, errors };
    else yield taken.has(login) ? { ...item, to: existingAccount } : item;
  }
  if (count === 0) throw new CommandError(`Plik ${file} nie ma żadnego wiersza`);
  if (invalid > 0 && !options.skipInvalid) {
    throw new CommandError(
      `Niczego nie zapisano: błędne wiersze: ${invalid} z ${count}. Popraw je lub użyj --skip-invalid`,
    );
  }
}

function plannedAccount(row: FileRow, roles: readonly RoleReference[], now: Date): PlanItem {
  const { userName: name = '', roles: given = '' } = row.cells;
  const item = { id: row.line, name, from: '', to: newAccountLabel };
  if (row.errors.length > 0) return { ...item, errors: rowErrors(row) };
  const names = given.split(/[,;|]/).flatMap((one) => one.trim() || []);
  const known = names.map((one) => roles.find((role) => role.name.toLowerCase() === one.toLowerCase()));
  const unknown = names.filter((_, i) => known[i] === undefined).map((one) => unknownRole(roles, one));
  const ids = known.flatMap((role) => role?.id ?? []);
  const errors = [...unknown, ...accountErrors(newAccount(row.cells, ids), now)];
  return { ...item, data: { ...row.cells, roles: ids.join(',') }, ...(errors.length > 0 ? { errors } : {}) };
}
