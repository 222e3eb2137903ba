import { createRole, deleteRoles, getRole, listRoles, updateRole } from '@redakcja/generated/axios/access/access';
import { etagOf } from '@redakcja/generated/http';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import type { RoleRow } from '@redakcja/generated/model/roleRow';
import { listRolesPath } from '@redakcja/generated/paths';
import { authenticate } from '../auth/authenticate.ts';
import { type Context, info } from '../shared/context.ts';
import { closestMatch } from '../shared/failures/closest-match.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { askConsent, requireConsent } from '../shared/options/consent.ts';
import { printList } from '../shared/output/print-list.ts';
import { printRecord } from '../shared/output/print-record.ts';
import { oneLine } from '../shared/output/table.ts';
import { allRows } from '../shared/requests/all-rows.ts';
import { isRemoval, isSaving, whyRecords } from '../shared/why.ts';
import type {
  CreateRoleOptions,
  DeleteRoleOptions,
  ListRolesOptions,
  ShowRoleOptions,
  UpdateRoleOptions,
} from './role-commands.ts';
import { roleNamed } from './users/find-users.ts';

/** `bip roles list`. */
export async function listRoleRows(options: ListRolesOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const { filter, sort } = options;
  const query = { ...(filter ? { filters: filter } : {}), ...(sort ? { sortings: sort } : {}) };
  const shape = {
    id: (row: RoleRow) => row.id,
    columns: [
      { heading: 'ID', value: (row: RoleRow) => row.id },
      { heading: 'NAZWA', value: (row: RoleRow) => row.name },
      { heading: 'OPIS', value: (row: RoleRow) => row.description },
      { heading: 'SYSTEMOWA', value: (row: RoleRow) => (row.isSystem ? 'tak' : 'nie') },
    ],
  };
  await printList(context, options, { ...shape, operation: 'listRoles' }, (page) => listRoles({ ...query, ...page }));
}

async function findRole(name: string): Promise<RoleRow> {
  const roles: RoleRow[] = [];
  for await (const role of allRows((page) => listRoles(page))) roles.push(role);
  return roleNamed(roles, name);
}

/** `bip roles show`. */
export async function showRole(name: string, options: ShowRoleOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const role = await getRole((await findRole(name)).id);
  const lines = [
    `Numer:       ${role.id}`,
    `Nazwa:       ${oneLine(role.name)}`,
    `Opis:        ${oneLine(role.description)}`,
    'Uprawnienia:',
    ...role.permissions.map(({ id, displayName }) => `  ${id}: ${displayName}`),
  ];
  printRecord(context, options.output === 'json', role, () => `${lines.join('\n')}\n`);
}

/** Permissions by their names in the contract, in any case of letters. */
function permissionsOf(given: readonly string[]): PermissionName[] {
  const names = Object.values(PermissionName);
  return given.map((text) => {
    const name = names.find((one) => one.toLowerCase() === text.toLowerCase());
    if (name !== undefined) return name;
    const similar = closestMatch(text, names);
    const hint = similar === undefined ? `; są: ${names.join(', ')}` : ` (może chodziło o: ${similar}?)`;
    throw new CommandError(`Nie ma uprawnienia „${text}”${hint}`, exitCodes.usage);
  });
}

/** `bip roles create`: prints the number of the role. */
export async function createOneRole(name: string, options: CreateRoleOptions, context: Context): Promise<void> {
  const permissions = permissionsOf(options.permission);
  await authenticate(context, options);
  const { id } = await createRole({ name, description: options.description, permissions });
  context.stdout.write(`${id}\n`);
  info(context, `Utworzono rolę ${name}`);
}

/** `bip roles update`. */
export async function updateOneRole(name: string, options: UpdateRoleOptions, context: Context): Promise<ExitCode> {
  const given = options.permission && permissionsOf(options.permission);
  await authenticate(context, options);
  const role = await getRole((await findRole(name)).id);
  if (options.why) return whyRole(context, isSaving, role.id);
  const input = {
    name: options.name ?? role.name,
    description: options.description ?? role.description,
    permissions: given ?? role.permissions.map(({ id }) => id),
  };
  await updateRole(role.id, input, { headers: { 'If-Match': etagOf(role) ?? '*' } });
  info(context, `Zapisano rolę ${input.name}`);
  return exitCodes.ok;
}

const whyRole = (context: Context, isWanted: typeof isSaving, id: number) =>
  whyRecords(context, 'table', isWanted, [{ id, record: `${listRolesPath}/${id}` }]);

/** `bip roles delete`. */
export async function deleteRole(name: string, options: DeleteRoleOptions, context: Context): Promise<ExitCode> {
  if (!options.why) requireConsent(context, options.yes);
  await authenticate(context, options);
  const role = await findRole(name);
  if (options.why) return whyRole(context, isRemoval, role.id);
  if (!options.yes) {
    const declined = await askConsent(context, `Usunąć rolę „${role.name}”?`);
    if (declined !== null) return declined;
  }
  const [result] = await deleteRoles({ roleIds: [role.id], etags: [role.etag] });
  if (result?.done !== true) throw new CommandError((result?.errors ?? []).join('\n'));
  info(context, `Usunięto rolę ${role.name}`);
  return exitCodes.ok;
}
