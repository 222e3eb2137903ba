import { lastSignInLabel } from '@redakcja/domain/access/last-sign-in';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import { getUser, listUserEffectivePermissions } from '@redakcja/generated/axios/access/access';
import { authenticate } from '../../auth/authenticate.ts';
import type { Context } from '../../shared/context.ts';
import { printRecord } from '../../shared/output/print-record.ts';
import { oneLine } from '../../shared/output/table.ts';
import { findUser } from './find-users.ts';
import { stateLabel } from './list-users.ts';
import type { ShowUserOptions } from './user-commands.ts';

/** `bip users show`. */
export async function showUser(login: string, options: ShowUserOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const { id, lastSignIn } = await findUser(login);
  const [user, permissions] = await Promise.all([getUser(id), listUserEffectivePermissions(id)]);
  const granted = permissions.filter(({ isGranted }) => isGranted).map(({ permission }) => permission);
  const fields: [string, string | number | null][] = [
    ['Numer', user.id],
    ['Login', user.userName],
    ['Imię i nazwisko', `${user.firstname} ${user.surname}`],
    ['E-mail', user.email],
    ['Telefon', user.phone],
    ['Konto', stateLabel(user)],
    ['Utworzono', formatDateTime(user.createdDate)],
    ['Ostatnie logowanie', lastSignInLabel(lastSignIn)],
    ['Role', user.roles.map(({ name }) => name).join(', ')],
    ['Uprawnienia', granted.map(({ displayName }) => displayName).join(', ') || null],
    ['Kategorie bez dostępu', user.excludeCategories.join(', ') || null],
  ];
  printRecord(context, options.output === 'json', { ...user, permissions: granted }, () =>
    fields.map(([name, value]) => `${`${name}:`.padEnd(25)}${oneLine(value)}\n`).join(''),
  );
}
