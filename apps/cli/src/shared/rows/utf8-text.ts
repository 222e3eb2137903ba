// Text that people and programs write in UTF-8: a damaged character is refused, not replaced.
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { damagedLine, decoded } from '@redakcja/domain/shared/text/file-text';
import { CommandError, type ExitCode } from '../failures/exit-codes.ts';
import { requireNamed } from '../files/foreign-folder.ts';

/** What is wrong with bytes that are not UTF-8. */
export const damagedMessage = 'uszkodzony znak: tekst musi być w UTF-8';

/** @param source where it comes from, for the message. @throws CommandError that names the line */
export function utf8Text(bytes: Uint8Array, source: string, exitCode?: ExitCode): string {
  const text = decoded(bytes, 'utf-8');
  if (text === null) throw new CommandError(`${source}, wiersz ${damagedLine(bytes)}: ${damagedMessage}`, exitCode);
  return text;
}

export async function readBytes(file: string): Promise<Buffer<ArrayBuffer>> {
  requireNamed(file);
  try {
    return await readFile(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new CommandError(`Nie można odczytać pliku ${file} (${code})`);
  }
}

export const readUtf8 = async (file: string): Promise<string> => utf8Text(await readBytes(file), file);

export const stdinText = async (stdin: NodeJS.ReadableStream): Promise<string> =>
  utf8Text(await buffer(stdin), 'Wejście');
