// What a failed call says to a person at a terminal, and to the shell.
import type { Problem } from '@redakcja/generated/model/problem';
import { isAxiosError } from 'axios';
import { CommandError, exitCodes } from './exit-codes.ts';

/** What Node says of a certificate that it does not trust. */
const ofCertificate = /CERT|SELF_SIGNED|UNABLE_TO_/;

/** Turns whatever was thrown into a sentence and an exit code. Never holds a token: only the server's own words and addresses. */
export function asCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  if (isAxiosError(error)) {
    if (error.response === undefined) {
      const host = error.config?.baseURL ?? '';
      const why = error.code ?? error.message;
      if (ofCertificate.test(why)) {
        const hint = 'Certyfikat własnego urzędu certyfikacji wskazuje zmienna NODE_EXTRA_CA_CERTS';
        return new CommandError(`Certyfikatowi serwera ${host} nie można zaufać (${why}). ${hint}`);
      }
      return new CommandError(`Brak połączenia z serwerem ${host} (${why})`);
    }
    const { status } = error.response;
    const sentences = problemSentences(error.response.data);
    if (status === 401)
      return new CommandError('Sesja wygasła lub jej nie ma. Zaloguj się: bip login', exitCodes.notSignedIn);
    return new CommandError(sentences.length > 0 ? sentences.join('\n') : `Serwer odpowiedział kodem ${status}`);
  }
  const code = networkCode(error);
  if (code !== null) return new CommandError(`Brak połączenia z serwerem logowania (${code})`);
  return new CommandError(`Nieoczekiwany błąd: ${error instanceof Error ? error.message : String(error)}`);
}

/** What the network said to a call for a token ("fetch failed", its cause being the network's); null for any other error. */
export function networkCode(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : null;
}

/** The Polish sentences of a problem answer; empty when the body is something else. */
export function problemSentences(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return [];
  const { errors, title } = body as Problem;
  return errors.length > 0 ? errors : [title];
}

const ofDisk = ['ENOSPC', 'EACCES', 'EROFS', 'ENOENT', 'EISDIR', 'ENOTDIR', 'EFBIG', 'EDQUOT', 'EIO'];

/** A disk that does not take a file, as a sentence; any other error as it is. */
export function cannotWrite(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ofDisk.includes(code) ? new CommandError(`Nie można zapisać pliku ${file} (${code})`) : error;
}
