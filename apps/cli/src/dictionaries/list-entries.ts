import { listApplicationLanguages } from '@redakcja/generated/axios/application/application';
import { type AccessOptions, openAccess } from '../auth/access.ts';
import { type Context, say } from '../shared/context.ts';
import { everyRow } from '../shared/every-row.ts';
import { type OutputFormat, rowPrinter } from '../shared/output.ts';
import { keepMemorySmall } from '../shared/small-memory.ts';
import { type Dictionary, dictionaries } from './dictionary.ts';
import type { DictionaryName } from './dictionary-names.ts';

export interface EntryListOptions extends AccessOptions {
  lang?: string;
  name?: string;
  output: OutputFormat;
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
  const filters = options.name === undefined ? {} : { filters: [`name;contains;${options.name}`] };
  let count = 0;
  for (const lang of await languagesOf(dictionary, options.lang)) {
    const query = { ...filters, ...(lang ? { lang } : {}) };
    for await (const { id, cells } of everyRow((page) => dictionary.list({ ...query, ...page }))) {
      printer.print(isExport ? cells : { id, ...cells });
      count += 1;
    }
  }
  printer.end();
  if (options.output === 'table' || isExport) say(context, `Pozycje: ${count}`);
}
