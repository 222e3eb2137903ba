// `bip history`: the journal of changes, or the log of an article.
import { toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { journalSentence } from '@redakcja/domain/shared/journal/journal-sentences';
import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { listJournalEntries } from '@redakcja/generated/axios/application/application';
import { getArticle } from '@redakcja/generated/axios/articles/articles';
import { listSystemParameters } from '@redakcja/generated/axios/settings/settings';
import { listJournalEntriesDefinition } from '@redakcja/generated/lists/listJournalEntries';
import type { ChangeLogEntry } from '@redakcja/generated/model/changeLogEntry';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { authenticate } from '../auth/authenticate.ts';
import type { Context } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { requireConsent } from '../shared/options/consent.ts';
import { printRows } from '../shared/output/output.ts';
import { printList } from '../shared/output/print-list.ts';
import type { Column } from '../shared/output/row-shape.ts';
import type { HistoryOptions } from './commands.ts';
import { articleKind, recordTypesOf } from './record-kinds.ts';
import { undoEntry } from './undo-entry.ts';

const columns: readonly Column<JournalEntry>[] = [
  { heading: 'ID', value: (row) => row.id },
  { heading: 'KIEDY', value: (row) => toWarsawText(row.createdDate) },
  { heading: 'KTO', value: (row) => row.actor.name },
  { heading: 'PROGRAM', value: (row) => row.program },
  { heading: 'CO', value: journalSentence },
  { heading: 'COFNIĘTE', value: (row) => row.revertedByEntryId },
];

const articleColumns: readonly Column<ChangeLogEntry>[] = [
  { heading: 'ID', value: (row) => row.id },
  { heading: 'KIEDY', value: (row) => toWarsawText(row.createdDate) },
  { heading: 'KTO', value: (row) => row.createdBy },
  { heading: 'WERSJA', value: (row) => row.version },
  { heading: 'CO', value: (row) => [row.description, ...row.details.map((one) => one.description)].join('; ') },
  { heading: 'POWÓD', value: (row) => row.changeText },
];

export async function printHistory(
  kind: string,
  record: string | undefined,
  options: HistoryOptions,
  context: Context,
): Promise<ExitCode> {
  if (options.undo !== undefined) {
    if (kind === articleKind)
      throw new CommandError('Zmian artykułu nie cofa się pojedynczo: przywróć starszą wersję', exitCodes.usage);
    requireConsent(context, options.yes);
    await authenticate(context, options);
    return undoEntry(context, kind, options.undo, options.yes);
  }
  await authenticate(context, options);
  if (kind === articleKind) await printArticle(context, record, options);
  else await printJournal(context, await filtersOf(kind, record), options);
  return exitCodes.ok;
}

async function printArticle(context: Context, record: string | undefined, { output }: HistoryOptions): Promise<void> {
  if (record === undefined || !/^[1-9]\d{0,9}$/.test(record))
    throw new CommandError('Podaj numer artykułu', exitCodes.usage);
  const { changeLogEntries: rows } = await getArticle(Number(record));
  printRows(context, output, { rows, id: (row) => row.id, columns: articleColumns });
}

async function printJournal(context: Context, filters: string[], options: HistoryOptions): Promise<void> {
  const query = { filters, ...(options.sort ? { sortings: options.sort } : {}) };
  await printList(context, options, { operation: 'listJournalEntries', columns, id: (row) => row.id }, (page) =>
    listJournalEntries({ ...query, ...page }),
  );
}

async function filtersOf(kind: string, record: string | undefined): Promise<string[]> {
  const id = record === undefined ? undefined : await recordId(kind, record);
  const name = id === undefined ? record : undefined;
  return writeFilters(listJournalEntriesDefinition.columns, [
    { column: 'recordType', operation: 'in', values: [...recordTypesOf(kind)] },
    { column: 'recordId', operation: 'equal', value: id },
    { column: 'recordName', operation: 'equal', value: name },
  ]);
}

/** Undefined for a name, which the journal has too. */
async function recordId(kind: string, record: string): Promise<number | undefined> {
  if (/^[1-9]\d{0,9}$/.test(record)) return Number(record);
  if (kind !== 'parametr') return undefined;
  const { items } = await listSystemParameters({ size: 1000 });
  return items.find(({ keyName }) => keyName.toLowerCase() === record.toLowerCase())?.id;
}
