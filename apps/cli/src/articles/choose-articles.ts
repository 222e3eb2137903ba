// Which articles a bulk command means: ids as arguments, from a file or from stdin, or the list's own filters.
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Context } from '../shared/context.ts';
import { CommandError, exitCodes } from '../shared/exit-codes.ts';
import { type ArticleFilterOptions, articleQuery, hasFilter } from './article-query.ts';
import { type ArticleState, allArticles, readStates, stateOf } from './read-articles.ts';

export interface ChoiceOptions extends ArticleFilterOptions {
  file?: string;
}

export interface Choice {
  /** The question itself: the same one means the same command to `--resume`. */
  selection: unknown;
  states: () => AsyncIterable<{ id: number; state: ArticleState | null }>;
}

export async function chooseArticles(
  context: Context,
  words: readonly string[],
  options: ChoiceOptions & { resume?: boolean },
): Promise<Choice> {
  const filtered = hasFilter(options);
  const ways = [words.length > 0, options.file !== undefined, filtered].filter(Boolean).length;
  if (ways === 0) {
    throw new CommandError(
      'Podaj numery artykułów, „-”, aby czytać je z wejścia, --file albo filtr listy',
      exitCodes.usage,
    );
  }
  if (ways > 1) throw new CommandError('Numery, --file i filtry wykluczają się: użyj jednego z nich', exitCodes.usage);
  if (filtered) {
    const query = articleQuery(options);
    return { selection: query, states: () => filteredStates(query) };
  }
  const selection = options.file === undefined ? words : { file: options.file };
  // A run that goes on takes its articles from its journal.
  const ids = options.resume ? [] : await readIds(context, words, options.file);
  return { selection, states: () => readStates(ids) };
}

async function* filteredStates(query: ReturnType<typeof articleQuery>) {
  for await (const row of allArticles({ ...query, sortings: ['id;asc'] })) yield { id: row.id, state: stateOf(row) };
}

/** Doubled ids count once. */
async function readIds(context: Context, words: readonly string[], file: string | undefined): Promise<number[]> {
  const given =
    file !== undefined && file !== '-'
      ? idsIn(await readIdFile(file))
      : file === '-' || (words.length === 1 && words[0] === '-')
        ? idsIn(await text(context.stdin))
        : words;
  const wrong = given.find((word) => !/^[1-9]\d{0,9}$/.test(word) || Number(word) > 2_147_483_647);
  if (wrong !== undefined) {
    throw new CommandError(`To nie jest numer artykułu: ${wrong.slice(0, 40)}`, exitCodes.usage);
  }
  return [...new Set(given.map(Number))];
}

async function readIdFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new CommandError(`Nie można odczytać pliku ${file} (${code})`);
  }
}

const idsIn = (content: string) =>
  content
    .replace(/^\uFEFF/, '')
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
