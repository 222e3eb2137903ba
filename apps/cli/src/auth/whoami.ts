import { getLoggedUser, listLoggedUserPermissions } from '@redakcja/generated/axios/access/access';
import type { Context } from '../shared/context.ts';
import { printRecord } from '../shared/output/print-record.ts';
import { authenticate } from './authenticate.ts';
import type { WhoamiOptions } from './commands.ts';

/** `bip whoami`: server, user and permissions. */
export async function whoami(options: WhoamiOptions, context: Context): Promise<void> {
  const { host } = await authenticate(context, options);
  const [user, permissions] = await Promise.all([getLoggedUser(), listLoggedUserPermissions()]);
  printRecord(context, options.json === true, { host, user, permissions }, () =>
    [
      `Serwer:       ${host}`,
      `Użytkownik:   ${user.displayName} (${user.userName})${user.isAdmin ? ', administrator' : ''}`,
      `Uprawnienia:  ${permissions.length > 0 ? permissions.join(', ') : 'brak'}`,
      '',
    ].join('\n'),
  );
}
