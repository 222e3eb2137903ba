import { journalParts } from '@redakcja/domain/shared/journal/journal-sentences';
import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { useListJournalEntries } from '@redakcja/generated/application/application';
import { listJournalEntriesDefinition } from '@redakcja/generated/lists/listJournalEntries';
import { JournalArea } from '@redakcja/generated/model/journalArea';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { LogDays } from '../../shared/log/log-days.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { EmptyState } from '../../shared/ui/messages/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/messages/load-failure.tsx';
import { Skeleton } from '../../shared/ui/messages/skeleton.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import { usePageTitle } from '../../shared/ui/page/page-title.ts';
import { settingsHistory } from '../resources.ts';

const pageSize = 50;

const filters = writeFilters(listJournalEntriesDefinition.columns, [
  { column: 'area', operation: 'equal', values: [JournalArea.Settings] },
]);

/** /ustawienia/historia: who changed what in the settings, the newest first. */
export function SettingsHistoryPage() {
  const [size, setSize] = useState(pageSize);
  const { data, isError, refetch } = useListJournalEntries(
    { filters, size },
    { query: { meta: { silent: true }, placeholderData: keepPreviousData } },
  );
  usePageTitle(settingsHistory.title);
  return (
    <div className="flex flex-column gap-3">
      <h1>{settingsHistory.title}</h1>
      <Card title="Kto i co zmienił" aside={data?.total}>
        {data === undefined && (isError ? <LoadFailure onRetry={refetch} /> : <Skeleton height="400px" />)}
        {data?.total === 0 && <EmptyState title="brak danych" hint="Nikt jeszcze nic tu nie zmienił." />}
        <LogDays
          items={(data?.items ?? []).map((entry) => ({
            id: entry.id,
            at: entry.createdDate,
            person: entry.actor.name,
            ...journalParts(entry),
          }))}
        />
        {data && data.total > data.items.length && (
          <Button variant="text" label="Pokaż starsze" onClick={() => setSize(size + pageSize)} />
        )}
      </Card>
    </div>
  );
}
