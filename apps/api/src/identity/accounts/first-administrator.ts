// The first administrator: without a demonstration there is no account with a known password.
import { maxPasswordLength, passwordRules } from '@redakcja/domain/access/password-form';
import { sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { ConfigError } from '../../config-values.ts';
import { type Database, hasRows, type OpenDatabase } from '../../database/database.ts';
import { type Account, administratorRoleId, createAccount, findAccountByLogin } from './accounts.ts';
import { hashPassword } from './password.ts';
import { createPasswordLink, linkLifetime, passwordLinkUrl } from './password-links.ts';

/** Key of an advisory lock: one process at a time creates the account. */
const lock = 4_300_003;
const defaultLogin = 'administrator';

/**
 * Ensures that an administrator can sign in. Returns a one-time link for the operator as long as no administrator has a password; each start
 * creates a new link.
 */
export async function ensureAdministrator(
  { db, transaction }: Pick<OpenDatabase, 'db' | 'transaction'>,
  config: Config,
  now: Date,
): Promise<string | null> {
  if (await hasAdministrator(db, config)) return null;
  const { firstAdministrator } = config;
  const passwordHash =
    firstAdministrator === null
      ? null
      : await hashPassword(checked(firstAdministrator, config.identity.minPasswordLength).password);
  return transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    if (await hasAdministrator(tx, config)) return null;
    if (firstAdministrator !== null) {
      const { login, email } = firstAdministrator;
      if ((await findAccountByLogin(tx, login)) !== null)
        throw new ConfigError(`ADMIN_LOGIN: konto ${login} już istnieje i nie jest kontem administratora`);
      await create(tx, now, login, email, config.identity.issuer === null ? passwordHash : null);
      return null;
    }
    if (config.identity.issuer !== null) return null;
    const account =
      (await findAccountByLogin(tx, defaultLogin)) ??
      (await create(tx, now, defaultLogin, `administrator@${new URL(config.publicUrl).hostname}`, null));
    const expiresAt = new Date(now.getTime() + linkLifetime.newAccount);
    return passwordLinkUrl(config, await createPasswordLink(tx, account.id, expiresAt));
  });
}

/** With an external provider accounts have no passwords here. */
export function hasAdministrator(db: Database, { identity }: Config): Promise<boolean> {
  return hasRows(
    db,
    sql`select from users u join user_roles x on x.user_id = u.id join roles r on r.id = x.role_id
      where r.is_administrator and u.is_active and (u.password_hash is not null or ${identity.issuer !== null})`,
  );
}

async function create(
  db: Database,
  now: Date,
  userName: string,
  email: string,
  passwordHash: string | null,
): Promise<Account> {
  const roleIds = [await administratorRoleId(db)];
  return createAccount(db, now, {
    userName,
    email,
    firstname: 'Administrator',
    surname: 'Systemu',
    passwordHash,
    roleIds,
  });
}

function checked(given: NonNullable<Config['firstAdministrator']>, minLength: number): typeof given {
  if (!/^[A-Za-z0-9@_.-]{6,256}$/.test(given.login))
    throw new ConfigError('ADMIN_LOGIN: oczekiwano od 6 do 256 liter bez polskich znaków, cyfr i znaków @ _ - .');
  if (!/^[^\s@]+@[^\s@]+$/.test(given.email)) throw new ConfigError('ADMIN_EMAIL: oczekiwano adresu e-mail');
  const names = [given.login, given.email];
  const broken = passwordRules(given.password, { minLength, names }).find((rule) => !rule.isMet);
  if (broken !== undefined) throw new ConfigError(`ADMIN_PASSWORD: ${broken.message}`);
  if (given.password.length > maxPasswordLength)
    throw new ConfigError(`ADMIN_PASSWORD: najwyżej ${maxPasswordLength} znaków`);
  return given;
}
