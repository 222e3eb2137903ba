// The first start outside demonstration mode: somebody must be able to come in, and no password is known in advance.
import { maxPasswordLength, passwordRules } from '@redakcja/domain/access/password-form';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { ConfigError } from '../config-values.ts';
import { type Database, hasRows } from '../database/database.ts';
import { type Account, administratorRoleId, createAccount, findAccountByLogin } from './accounts.ts';
import { hashPassword } from './password.ts';
import { createPasswordLink, linkLifetime, passwordLinkUrl } from './password-links.ts';

/** Any number, the same in every process: only one of them makes the account. */
const lock = 4_300_003;
const loginOfLinkAccount = 'administrator';

/**
 * Makes sure that there is an administrator who can sign in. Answers the one-time link that the operator has to be shown when nobody
 * has set an administrator's password yet; each start makes a new one until it is used.
 */
export async function ensureAdministrator(db: Database, config: Config, now: Date): Promise<string | null> {
  if (await hasAdministrator(db, config)) return null;
  const { firstAdministrator } = config;
  const passwordHash = firstAdministrator === null ? null : await hashPassword(checked(firstAdministrator).password);
  return db.transaction(async (tx) => {
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
      (await findAccountByLogin(tx, loginOfLinkAccount)) ??
      (await create(tx, now, loginOfLinkAccount, `administrator@${new URL(config.publicUrl).hostname}`, null));
    const expiresAt = new Date(now.getTime() + linkLifetime.newAccount);
    return passwordLinkUrl(config, await createPasswordLink(tx, account.id, expiresAt));
  });
}

/** With a foreign provider an account needs no password of ours. */
function hasAdministrator(db: Database, { identity }: Config): Promise<boolean> {
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

function checked(given: NonNullable<Config['firstAdministrator']>): typeof given {
  if (!/^[A-Za-z0-9@_.-]{6,256}$/.test(given.login))
    throw new ConfigError('ADMIN_LOGIN: oczekiwano od 6 do 256 liter bez polskich znaków, cyfr i znaków @ _ - .');
  if (!/^[^\s@]+@[^\s@]+$/.test(given.email)) throw new ConfigError('ADMIN_EMAIL: oczekiwano adresu e-mail');
  const broken = passwordRules(given.password).find((rule) => !rule.isKept);
  if (broken !== undefined) throw new ConfigError(`ADMIN_PASSWORD: ${broken.message}`);
  if (given.password.length > maxPasswordLength)
    throw new ConfigError(`ADMIN_PASSWORD: najwyżej ${maxPasswordLength} znaków`);
  return given;
}
