import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { useListJournalEntries } from '@redakcja/generated/application/application';
import { listJournalEntriesDefinition } from '@redakcja/generated/lists/listJournalEntries';
import type { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { keepPreviousData } from '@tanstack/react-query';

/** Entries of the journal about one record, or about all of the type; the newest first. A screen works without them, so a failure shows no toast. */
export function useRecordJournal(recordType: JournalRecordType, recordId: number | null, size: number) {
  const filters = writeFilters(listJournalEntriesDefinition.columns, [
    { column: 'recordType', operation: 'equal', values: [recordType] },
    { column: 'recordId', operation: 'equal', values: recordId === null ? [] : [recordId] },
  ]);
  return useListJournalEntries(
    { filters, size },
    { query: { meta: { silent: true, optional: true }, placeholderData: keepPreviousData } },
  );
}
