// Turns failures into messages and exit codes.
import type { Problem } from '@redakcja/generated/model/problem';
import { isAxiosError } from 'axios';
import { LateAnswerError, NoAnswerError } from '../answers/no-answer-error.ts';
import type { Context } from '../context.ts';
import { idleLimit } from '../requests/request-timeout.ts';
import { CommandError, exitCodes, NoConnectionError } from './exit-codes.ts';

/** Node's error codes for a certificate that it does not trust. */
const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_/;

/** The same where the command is known: who has named no server is told how. */
export function failureOf(context: Pick<Context, 'isServerNamed'>, error: unknown): CommandError {
  const failure = asCommandError(error);
  if (context.isServerNamed || !(failure instanceof NoConnectionError)) return failure;
  return new CommandError(
    `${failure.message}\nAdres serwera podaje --host albo BIP_HOST, a na stałe bip login --host https://ADRES-SERWERA`,
    failure.exitCode,
  );
}

/** Turns any thrown value into a message and an exit code. The message never contains a token. */
export function asCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  if (error instanceof LateAnswerError) return new NoConnectionError(error.message);
  if (error instanceof NoAnswerError) return new CommandError(error.message);
  if (isAxiosError(error)) {
    if (error.response === undefined) {
      const host = error.config?.baseURL ?? '';
      const why = error.code ?? error.message;
      if (certificateCodes.test(why)) {
        const hint = 'Certyfikat własnego urzędu certyfikacji wskazuje zmienna NODE_EXTRA_CA_CERTS';
        return new CommandError(`Certyfikatowi serwera ${host} nie można zaufać (${why}). ${hint}`);
      }
      if (why === 'ECONNABORTED') return new NoConnectionError(silenceMessage(host));
      return new NoConnectionError(`Brak połączenia z serwerem ${host} (${why})`);
    }
    const { status } = error.response;
    const messages = problemMessages(error.response.data);
    if (status === 401)
      return new CommandError('Sesja wygasła lub jej nie ma. Zaloguj się: bip login', exitCodes.notSignedIn);
    const message = messages.length > 0 ? messages.join('\n') : `Serwer odpowiedział kodem ${status}`;
    // What a read is refused for stands on the command line: a column that the list does not have.
    const isUsage = status === 400 && error.config?.method === 'get';
    return new CommandError(message, isUsage ? exitCodes.usage : exitCodes.failed);
  }
  const code = networkCode(error);
  if (code === 'ECONNABORTED') return new NoConnectionError(silenceMessage('logowania'));
  if (code !== null) return new NoConnectionError(`Brak połączenia z serwerem logowania (${code})`);
  return new CommandError(`Nieoczekiwany błąd: ${error instanceof Error ? error.message : String(error)}`);
}

const silenceMessage = (server: string) => `Serwer ${server} zamilkł na ${idleLimit()} s. Dłużej czeka --idle-timeout`;

/** Error code of the network behind a failed token request ("fetch failed" with a cause); null for any other error. */
export function networkCode(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : null;
}

/** The messages of a problem response; empty when the body is something else. */
export function problemMessages(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return [];
  const { errors, title } = body as Problem;
  return errors.length > 0 ? errors : [title];
}

const writeErrorCodes = ['ENOSPC', 'EACCES', 'EROFS', 'ENOENT', 'EISDIR', 'ENOTDIR', 'EFBIG', 'EDQUOT', 'EIO'];

/** An error of writing a file as a message; any other error unchanged. */
export function toWriteError(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return writeErrorCodes.includes(code) ? new CommandError(`Nie można zapisać pliku ${file} (${code})`) : error;
}
