// Which articles a bulk command works on: ids as arguments, from a file or from stdin, or the filters of the list.
import { createReadStream } from 'node:fs';
import type { SortingText } from '@redakcja/domain/shared/lists/list-columns';
import type { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import type { Context } from '../../shared/context.ts';
import { CommandError, exitCodes } from '../../shared/failures/exit-codes.ts';
import { requireNamed } from '../../shared/files/foreign-folder.ts';
import { type RetryOptions, withRetries } from '../../shared/requests/retry.ts';
import { damagedMessage } from '../../shared/rows/utf8-text.ts';
import { articleQuery, filtersOf, hasFilter } from './article-query.ts';
import { idTitled, isNumber } from './article-titled.ts';
import type { SelectionOptions } from './filter-options.ts';
import { type FoundState, listAllArticles, type Retry, readStates, stateOf } from './read-articles.ts';

export interface Selection {
  /** The selection as given: it identifies the command for `--resume`. */
  key: unknown;
  states: () => AsyncIterable<FoundState>;
  /** Only their identifiers, each once. */
  ids: () => AsyncIterable<number>;
}

export function selectArticles(
  context: Context,
  ids: readonly string[],
  options: SelectionOptions & Pick<RetryOptions, 'retries'> & { all?: true },
): Selection {
  const retry: Retry = (call) => withRetries(context, options, call);
  const filtered = hasFilter(options) || options.all === true;
  const sources = [ids.length > 0, options.file !== undefined, filtered].filter(Boolean).length;
  if (sources === 0) {
    throw new CommandError(
      'Podaj numery artykułów, „-”, aby czytać je z wejścia, --file albo filtr listy',
      exitCodes.usage,
    );
  }
  if (sources > 1)
    throw new CommandError('Numery, --file i filtry wykluczają się: użyj jednego z nich', exitCodes.usage);
  refuseAllWithFilters(options);
  if (filtered) {
    const query = () => articleQuery(options);
    const key = { lang: options.lang, kind: options.kind, ...filtersOf(options) };
    return { key, states: () => filteredStates(query, retry), ids: () => filteredIds(query, retry) };
  }
  const key = options.file === undefined ? ids : { file: options.file };
  const given = () => readIds(context, ids, options.file);
  return { key, states: () => readStates(given(), retry), ids: given };
}

/** Whoever gives both means fewer than all. */
export function refuseAllWithFilters(options: SelectionOptions & { all?: true }): void {
  if (options.all && hasFilter(options)) throw new CommandError('--all i filtry wykluczają się', exitCodes.usage);
}

const byId: SortingText<typeof listArticlesDefinition> = 'id;asc';

type Query = () => ReturnType<typeof articleQuery>;

async function* filteredRows(query: Query, retry: Retry) {
  yield* listAllArticles({ ...(await retry(query)), sortings: [byId] }, retry);
}

async function* filteredStates(query: Query, retry: Retry) {
  for await (const row of filteredRows(query, retry)) yield { id: row.id, state: stateOf(row) };
}

async function* filteredIds(query: Query, retry: Retry) {
  for await (const { id } of filteredRows(query, retry)) yield id;
}

/** Parses the ids, of which an argument may be a title; a repeated one counts once. */
async function* readIds(context: Context, ids: readonly string[], file: string | undefined): AsyncGenerator<number> {
  const isStdin = file === '-' || (ids.length === 1 && ids[0] === '-');
  const tokens = isStdin
    ? tokensOf(context.stdin, 'Wejście')
    : file === undefined
      ? ids
      : tokensOf(readText(file), file);
  const seen = new Set<number>();
  for await (const token of tokens) {
    const id = tokens === ids && !isNumber(token) ? await idTitled(token, 'equal') : Number(token);
    if (!isNumber(String(id)))
      throw new CommandError(`To nie jest numer artykułu: ${token.slice(0, 40)}`, exitCodes.usage);
    if (seen.has(id)) continue;
    seen.add(id);
    yield id;
  }
}

async function* readText(file: string): AsyncGenerator<string | Uint8Array> {
  requireNamed(file, Number.POSITIVE_INFINITY);
  try {
    yield* createReadStream(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new CommandError(`Nie można odczytać pliku ${file} (${code})`);
  }
}

/** Tokens of a streamed text, separated by white space, commas or semicolons. */
async function* tokensOf(text: AsyncIterable<string | Uint8Array>, source: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: true });
    } catch {
      throw new CommandError(`${source}: ${damagedMessage}`, exitCodes.usage);
    }
  };
  let rest = '';
  for await (const chunk of text) {
    rest += typeof chunk === 'string' ? chunk : decode(chunk);
    const tokens = rest.split(/[\s,;]+/);
    // Longer than any id: a file without separators is not kept in memory.
    rest = (tokens.pop() ?? '').slice(0, 100);
    yield* tokens.filter((token) => token !== '');
  }
  if (rest !== '') yield rest;
}
