import { listApplicationLanguages } from '@redakcja/generated/axios/application/application';
import { authenticate } from '../auth/authenticate.ts';
import { type Context, info } from '../shared/context.ts';
import { rowPrinter } from '../shared/output/output.ts';
import { allRows } from '../shared/requests/all-rows.ts';
import { preferLowMemory } from '../shared/requests/low-memory.ts';
import { withRetries } from '../shared/requests/retry.ts';
import type { ExportDictionaryOptions, ListDictionaryOptions } from './commands.ts';
import { type Dictionary, dictionaries, type EntryFilter } from './dictionary.ts';
import type { DictionaryName } from './dictionary-names.ts';

/** Headings of the list; an export has the names that an import reads. */
const headings: Readonly<Record<string, string>> = { id: 'ID', code: 'KOD', name: 'NAZWA', languageIsoCode: 'JĘZYK' };

/** Makes one call, with retries. */
type Read = <T>(call: () => Promise<T>) => Promise<T>;

/** The language versions to list: the given one or all. */
async function languagesOf(
  { hasLanguages }: Dictionary,
  lang: string | undefined,
  read: Read,
): Promise<(string | undefined)[]> {
  if (!hasLanguages) return [undefined];
  if (lang !== undefined) return [lang.toUpperCase()];
  return (await read(listApplicationLanguages)).map(({ isoCode }) => isoCode);
}

/** `bip dictionaries list`. */
export function listEntries(name: DictionaryName, options: ListDictionaryOptions, context: Context): Promise<void> {
  const filters: EntryFilter[] = options.name === undefined ? [] : [`name;contains;${options.name}`];
  return printEntries(context, name, options, { isExport: false, filters });
}

/** `bip dictionaries export`: the columns that an import reads, without identifiers. */
export function exportEntries(name: DictionaryName, options: ExportDictionaryOptions, context: Context): Promise<void> {
  return printEntries(context, name, options, { isExport: true, filters: [] });
}

async function printEntries(
  context: Context,
  dictionaryName: DictionaryName,
  options: ExportDictionaryOptions | ListDictionaryOptions,
  { isExport, filters }: { isExport: boolean; filters: EntryFilter[] },
): Promise<void> {
  preferLowMemory();
  await authenticate(context, options);
  const dictionary = dictionaries[dictionaryName];
  const names = dictionary.fields.map(({ name }) => name);
  const columns = (isExport ? names : ['id', ...names]).map((name) => ({
    heading: isExport ? name : (headings[name] ?? name),
    value: (row: Record<string, string | number>) => row[name] ?? '',
  }));
  const printer = rowPrinter<Record<string, string | number>>(context, options.output, {
    columns,
    id: (row) => row.id ?? null,
  });
  const read: Read = (call) => withRetries(context, options, call);
  let count = 0;
  for (const lang of await languagesOf(dictionary, options.lang, read)) {
    const query = { filters, ...(lang ? { lang } : {}) };
    for await (const { id, cells } of allRows((page) => read(() => dictionary.list({ ...query, ...page })))) {
      printer.print(isExport ? cells : { id, ...cells });
      count += 1;
    }
  }
  printer.end();
  if (options.output === 'table' || isExport) info(context, `Pozycje: ${count}`);
}
