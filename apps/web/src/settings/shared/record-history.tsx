import { journalLine } from '@redakcja/domain/shared/journal-sentences';
import { writeFilters } from '@redakcja/domain/shared/list-query';
import { useListJournalEntries } from '@redakcja/generated/application/application';
import { listJournalEntriesDefinition } from '@redakcja/generated/lists/listJournalEntries';
import type { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';

const pageSize = 5;

interface RecordHistoryProps {
  recordType: JournalRecordType;
  recordId: number;
}

/** Who changed what and when, from what to what, the newest first; a save adds its line. */
export function RecordHistory({ recordType, recordId }: RecordHistoryProps) {
  const [size, setSize] = useState(pageSize);
  const filters = writeFilters(listJournalEntriesDefinition.columns, [
    { column: 'recordType', operation: 'equal', values: [recordType] },
    { column: 'recordId', operation: 'equal', values: [recordId] },
  ]);
  const { data, isError } = useListJournalEntries(
    { filters, size },
    { query: { meta: { silent: true, optional: true }, placeholderData: keepPreviousData } },
  );
  if (data === undefined && !isError) return null;
  return (
    <Card title="Historia" aside={data?.total} className="card-narrow">
      {isError && <p className="m-0 muted">Nie udało się pobrać historii.</p>}
      {data?.total === 0 && <p className="m-0 muted">Nikt jeszcze nic tu nie zmienił.</p>}
      <ul className="ruled m-0 p-0 list-none" aria-label="Historia">
        {data?.items.map((entry) => (
          <li key={entry.id} className="py-2">
            {journalLine(entry)}
          </li>
        ))}
      </ul>
      {data && data.total > data.items.length && (
        <Button variant="text" label="Pokaż starsze" onClick={() => setSize(size + 20)} />
      )}
    </Card>
  );
}
