import { lastSignInLabel } from '@redakcja/domain/access/last-sign-in';
import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { listUsers } from '@redakcja/generated/axios/access/access';
import { listUsersDefinition } from '@redakcja/generated/lists/listUsers';
import type { UserRow } from '@redakcja/generated/model/userRow';
import { authenticate } from '../../auth/authenticate.ts';
import type { Context } from '../../shared/context.ts';
import { printList } from '../../shared/output/print-list.ts';
import type { Column } from '../../shared/output/row-shape.ts';
import type { ListUsersOptions } from './user-commands.ts';

export const stateLabel = ({ isActive }: Pick<UserRow, 'isActive'>) => (isActive ? 'aktywne' : 'nieaktywne');

const columns: readonly Column<UserRow>[] = [
  { heading: 'ID', value: (row) => row.id },
  { heading: 'LOGIN', value: (row) => row.userName },
  { heading: 'IMIĘ', value: (row) => row.firstname },
  { heading: 'NAZWISKO', value: (row) => row.surname },
  { heading: 'ADRES', value: (row) => row.email },
  { heading: 'STAN', value: stateLabel },
  { heading: 'ADMINISTRATOR', value: (row) => (row.isAdministrator ? 'tak' : 'nie') },
  { heading: 'OSTATNIE LOGOWANIE', value: (row) => lastSignInLabel(row.lastSignIn) },
];

/** `bip users list`: the list of accounts, as on /dostep/uzytkownicy. */
export async function listUserRows(options: ListUsersOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const { login, surname, active, inactive, filter = [], sort } = options;
  const isActive = active ? true : inactive ? false : undefined;
  const named = writeFilters(listUsersDefinition.columns, [
    { column: 'userName', operation: 'contains', value: login },
    { column: 'surname', operation: 'contains', value: surname },
    { column: 'isActive', operation: 'equal', value: isActive },
  ]);
  const filters = [...named, ...filter];
  const query = { ...(filters.length > 0 ? { filters } : {}), ...(sort ? { sortings: sort } : {}) };
  await printList(context, options, { operation: 'listUsers', columns, id: (row) => row.id }, (page) =>
    listUsers({ ...query, ...page }),
  );
}
