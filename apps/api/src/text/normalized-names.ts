import { normalizedName } from '@redakcja/domain/access/normalized-name';

interface Names {
  userName: string;
  email: string;
}

/** The names of an account and the columns by which they are compared; nothing else writes these. */
export function withNormalizedNames<Account extends Names>(account: Account) {
  return {
    ...account,
    normalizedUserName: normalizedName(account.userName),
    normalizedEmail: normalizedName(account.email),
  };
}
