// Which articles a bulk command means: ids as arguments, from a file or from stdin, or the list's own filters.
import { createReadStream } from 'node:fs';
import type { SortingText } from '@redakcja/domain/shared/list-columns';
import type { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import type { Context } from '../shared/context.ts';
import { CommandError, exitCodes } from '../shared/exit-codes.ts';
import { NumberSet } from '../shared/number-set.ts';
import { type RetryOptions, withRetries } from '../shared/retry.ts';
import { articleQuery, hasFilter } from './article-query.ts';
import type { SelectionOptions } from './filter-options.ts';
import { type Attempt, allArticles, type FoundState, readStates, stateOf } from './read-articles.ts';

export interface Choice {
  /** The question itself: the same one means the same command to `--resume`. */
  selection: unknown;
  states: () => AsyncIterable<FoundState>;
}

export function chooseArticles(
  context: Context,
  words: readonly string[],
  options: SelectionOptions & Pick<RetryOptions, 'retries'>,
): Choice {
  const attempt: Attempt = (call) => withRetries(context, options, call);
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
    return { selection: query, states: () => filteredStates(query, attempt) };
  }
  const selection = options.file === undefined ? words : { file: options.file };
  return { selection, states: () => readStates(readIds(context, words, options.file), attempt) };
}

const inOrderOfIds: SortingText<typeof listArticlesDefinition> = 'id;asc';

async function* filteredStates(query: ReturnType<typeof articleQuery>, attempt: Attempt) {
  for await (const row of allArticles({ ...query, sortings: [inOrderOfIds] }, attempt))
    yield { id: row.id, state: stateOf(row) };
}

/** Doubled ids count once. */
async function* readIds(context: Context, words: readonly string[], file: string | undefined): AsyncGenerator<number> {
  const isStdin = file === '-' || (words.length === 1 && words[0] === '-');
  const given = isStdin ? wordsOf(context.stdin) : file === undefined ? words : wordsOf(textOf(file));
  const known = new NumberSet();
  for await (const word of given) {
    if (!/^[1-9]\d{0,9}$/.test(word) || Number(word) > 2_147_483_647) {
      throw new CommandError(`To nie jest numer artykułu: ${word.slice(0, 40)}`, exitCodes.usage);
    }
    const id = Number(word);
    if (known.has(id)) continue;
    known.add(id);
    yield id;
  }
}

async function* textOf(file: string): AsyncGenerator<string | Uint8Array> {
  try {
    yield* createReadStream(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new CommandError(`Nie można odczytać pliku ${file} (${code})`);
  }
}

/** Words of a text of any length, parted by white space, commas or semicolons. */
async function* wordsOf(text: AsyncIterable<string | Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of text) {
    rest += typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
    const words = rest.split(/[\s,;]+/);
    // A file of one endless word is not kept: it is none of a number anyway.
    rest = (words.pop() ?? '').slice(0, 100);
    yield* words.filter((word) => word !== '');
  }
  if (rest !== '') yield rest;
}
