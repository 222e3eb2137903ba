// `bip dictionaries delete` and `rename`: entries by their names, ISO codes by their codes.
import type { Field } from '@redakcja/domain/dictionaries/import-fields';
import { rowErrors } from '@redakcja/domain/dictionaries/import-plan';
import { authenticate } from '../auth/authenticate.ts';
import type { PlanItem } from '../shared/bulk/plan.ts';
import { runBulk } from '../shared/bulk/run-bulk.ts';
import type { Context } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { readRows } from '../shared/rows/read-rows.ts';
import { stdinText } from '../shared/rows/utf8-text.ts';
import { isRemoval, isSaving, whyRecords } from '../shared/why.ts';
import type { DeleteEntriesOptions, RenameEntriesOptions } from './commands.ts';
import { dictionaries } from './dictionary.ts';
import type { DictionaryName } from './dictionary-names.ts';
import {
  deletedEntry,
  deleteEntriesJob,
  deleteEntriesKind,
  renameEntriesJob,
  renameEntriesKind,
} from './entries-job.ts';
import { type Entry, entryCalls } from './entry-calls.ts';

/** `bip dictionaries delete`: „-” reads the names from standard input, one in a line. */
export async function deleteEntries(
  dictionary: DictionaryName,
  given: readonly string[],
  options: DeleteEntriesOptions,
  context: Context,
): Promise<ExitCode> {
  const { host } = await authenticate(context, options);
  const lang = langOf(options.lang);
  const chosen = async () => findEntries(dictionary, await givenNames(context, given), lang);
  if (options.why) return whyRecords(context, options.output, isRemoval, recordsOf(dictionary, await chosen()));
  async function* items(): AsyncGenerator<PlanItem> {
    const entries = await chosen();
    for (const { id, name, etag } of entries) yield { id, name, from: '', to: deletedEntry, etag };
  }
  const settings = { dictionary };
  const source = { head: { kind: deleteEntriesKind, host, settings }, selection: { given, lang }, items };
  return runBulk(context, options, deleteEntriesJob(settings), source);
}

/** Their addresses in the contract. */
const recordsOf = (dictionary: DictionaryName, entries: readonly Entry[]) =>
  entries.map(({ id }) => ({ id, record: `${entryCalls[dictionary].path}/${id}` }));

interface Renaming {
  name: string;
  newName: string;
}

/** `bip dictionaries rename`: one entry, or those of a file with the columns name and newName. */
export async function renameEntries(
  dictionary: DictionaryName,
  name: string | undefined,
  newName: string | undefined,
  options: RenameEntriesOptions,
  context: Context,
): Promise<ExitCode> {
  const { file, why } = options;
  const isGiven = name !== undefined && (why || newName !== undefined);
  if (file === undefined ? !isGiven : name !== undefined)
    throw new CommandError('Podaj nazwę i nową nazwę albo plik z nimi: --file', exitCodes.usage);
  const { host } = await authenticate(context, options);
  const lang = langOf(options.lang);
  const wanted = async () => (file === undefined ? [{ name: name ?? '', newName: newName ?? '' }] : renamingsOf(file));
  const found = (changes: readonly Renaming[]) =>
    findEntries(
      dictionary,
      changes.map((one) => one.name),
      lang,
    );
  if (why) return whyRecords(context, options.output, isSaving, recordsOf(dictionary, await found(await wanted())));
  async function* items(): AsyncGenerator<PlanItem> {
    const changes = await wanted();
    const entries = await found(changes);
    for (const [i, { id, name: from, etag }] of entries.entries()) {
      const to = changes[i]?.newName ?? '';
      const errors = nameErrors(dictionary, to);
      yield { id, name: from, from, to, etag, ...(errors.length > 0 ? { errors } : {}) };
    }
  }
  const settings = { dictionary };
  const selection = { name, newName, file, lang };
  const source = { head: { kind: renameEntriesKind, host, settings }, selection, items };
  return runBulk(context, options, renameEntriesJob(settings), source);
}

const langOf = (lang = 'PL') => lang.toUpperCase();

const nameErrors = (dictionary: DictionaryName, text: string) =>
  dictionaries[dictionary].fields.find(({ name }) => name === 'name')?.check(text) ?? [];

async function givenNames({ stdin }: Context, given: readonly string[]): Promise<string[]> {
  const isStdin = given.length === 1 && given[0] === '-';
  const names = isStdin ? (await stdinText(stdin)).split(/\r?\n/).flatMap((line) => line.trim() || []) : given;
  return [...new Set(names)];
}

/** Entries in the order of their names. @throws CommandError that names the unknown ones: nothing of such a list is done */
async function findEntries(dictionary: DictionaryName, names: readonly string[], lang: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  const unknown: string[] = [];
  for (const name of names) {
    const [entry] = (await entryCalls[dictionary].find(name, lang)).items;
    if (entry === undefined) unknown.push(`„${name}”`);
    else entries.push(entry);
  }
  if (unknown.length === 0) return entries;
  const where = dictionaries[dictionary].hasLanguages ? ` w wersji językowej ${lang}` : '';
  throw new CommandError(`W słowniku ${dictionary}${where} nie ma: ${unknown.join(', ')}`, exitCodes.usage);
}

const column = (name: string, alias: string): Field => ({ name, aliases: [alias], isRequired: true, check: () => [] });
const renamingFields = [column('name', 'nazwa'), column('newName', 'nowa nazwa')];

async function renamingsOf(file: string): Promise<Renaming[]> {
  const found = new Map<string, Renaming>();
  for await (const row of readRows(file, renamingFields)) {
    const { cells, place } = row;
    const { name = '', newName = '' } = cells;
    const [error] = rowErrors(row);
    if (error !== undefined) throw new CommandError(`${place}: ${error}`);
    if (found.has(name.toLowerCase())) throw new CommandError(`${place}: „${name}” powtarza się`);
    found.set(name.toLowerCase(), { name, newName });
  }
  if (found.size === 0) throw new CommandError(`Plik ${file} nie ma żadnego wiersza`);
  return [...found.values()];
}
