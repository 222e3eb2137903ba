import { listApplicationLanguages } from '@redakcja/generated/axios/application/application';
import { type AccessOptions, openAccess } from '../auth/access.ts';
import { type Context, say } from '../shared/context.ts';
import { type OutputFormat, rowPrinter } from '../shared/output.ts';
import { keepMemorySmall } from '../shared/small-memory.ts';
import { type Cells, type Dictionary, dictionaries } from './dictionary.ts';
import type { DictionaryName } from './dictionary-names.ts';

export interface EntryListOptions extends AccessOptions {
  lang?: string;
  name?: string;
  output: OutputFormat;
}

/** The server's largest page. */
const page = 1000;

interface Entry {
  id: number;
  cells: Cells;
}

async function* entriesOf(
  dictionary: Dictionary,
  lang: string | undefined,
  name: string | undefined,
): AsyncGenerator<Entry> {
  const filters = name === undefined ? {} : { filters: [`name;contains;${name}`] };
  for (let number = 1; ; number += 1) {
    const { items, total } = await dictionary.list({ ...(lang ? { lang } : {}), ...filters, page: number, size: page });
    yield* items;
    if (items.length === 0 || number * page >= total) return;
  }
}

/** Without a language: of every language. */
async function languagesOf({ hasLanguages }: Dictionary, lang: string | undefined): Promise<(string | undefined)[]> {
  if (!hasLanguages) return [undefined];
  if (lang !== undefined) return [lang.toUpperCase()];
  return (await listApplicationLanguages()).map(({ isoCode }) => isoCode);
}

/** `bip dictionaries list` and `export`; an export has the columns that an import reads and no identifiers. */
export async function listEntries(
  context: Context,
  name: DictionaryName,
  { isExport, ...options }: EntryListOptions & { isExport: boolean },
): Promise<void> {
  keepMemorySmall();
  await openAccess(context, options);
  const dictionary = dictionaries[name];
  const fields = dictionary.fields.map(({ name: heading }) => ({
    heading,
    value: (row: Record<string, string | number>) => row[heading] ?? '',
  }));
  const columns = isExport
    ? fields
    : [{ heading: 'id', value: (row: Record<string, string | number>) => row.id ?? '' }, ...fields];
  const printer = rowPrinter<Record<string, string | number>>(context, options.output, {
    columns,
    id: (row) => row.id ?? null,
  });
  let count = 0;
  for (const lang of await languagesOf(dictionary, options.lang)) {
    for await (const { id, cells } of entriesOf(dictionary, lang, options.name)) {
      printer.print(isExport ? cells : { id, ...cells });
      count += 1;
    }
  }
  printer.end();
  if (options.output === 'table' || isExport) say(context, `Pozycje: ${count}`);
}
