import type { PasswordLinkKind } from '../../identity/accounts/password-links.ts';
import type { UserRecord } from '../users/user-queries.ts';

export function passwordLinkText(
  user: Pick<UserRecord, 'userName' | 'firstname'>,
  kind: PasswordLinkKind,
  url: string,
): string {
  const reason =
    kind === 'reset'
      ? 'Twoje hasło do Redakcji BIP zostało zresetowane. Dotychczasowe hasło już nie działa.'
      : 'Założono Ci konto w Redakcji BIP.';
  const validity = kind === 'reset' ? '24 godziny' : '7 dni';
  return [
    `Dzień dobry, ${user.firstname}!`,
    '',
    reason,
    `Login: ${user.userName}`,
    '',
    `Ustaw hasło pod adresem (działa raz, przez ${validity}):`,
    url,
    '',
    'Jeżeli nie spodziewasz się tej wiadomości, powiadom administratora serwisu.',
  ].join('\n');
}
