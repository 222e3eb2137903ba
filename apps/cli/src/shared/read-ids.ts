import { text } from 'node:stream/consumers';
import type { Context } from './context.ts';
import { CommandError, exitCodes } from './exit-codes.ts';

/** Ids given as arguments; a lone `-` reads them from stdin, one a line. Doubled ones count once. */
export async function readIds(context: Context, words: readonly string[]): Promise<number[]> {
  const fromStdin = words.length === 1 && words[0] === '-';
  const given = fromStdin ? (await text(context.stdin)).split(/\s+/).filter((word) => word !== '') : words;
  const wrong = given.find((word) => !/^[1-9]\d{0,9}$/.test(word));
  if (wrong !== undefined) throw new CommandError(`To nie jest numer artykułu: ${wrong}`, exitCodes.usage);
  return [...new Set(given.map(Number))];
}
