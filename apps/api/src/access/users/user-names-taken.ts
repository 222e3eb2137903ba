import type { Database } from '../../database/database.ts';
import { isDuplicate, ProblemError } from '../../http/problem.ts';
import { type columnsOf, signsInAlready } from './user-queries.ts';

export function refuseTaken(error: unknown): never {
  if (!isDuplicate(error)) throw error;
  throw constraintOf(error) === 'users_email'
    ? taken('email', 'Użytkownik o takim adresie e-mail już istnieje')
    : taken('userName', 'Użytkownik o takim loginie już istnieje');
}

/** Sign-in accepts logins and e-mails: a login equal to another user's e-mail would lock that user out. */
export async function requireOwnSignIn(db: Database, id: number, values: ReturnType<typeof columnsOf>): Promise<void> {
  const { asEmail, asLogin } = await signsInAlready(db, id, values);
  if (asEmail) throw taken('userName', 'Login jest adresem e-mail innego użytkownika');
  if (asLogin) throw taken('email', 'Adres e-mail jest loginem innego użytkownika');
}

function taken(path: 'userName' | 'email', message: string): ProblemError {
  return new ProblemError(409, 'Operacja niedozwolona', [message], { fields: [{ path, message }] });
}

function constraintOf(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) if ('constraint' in at) return at.constraint;
  return undefined;
}
