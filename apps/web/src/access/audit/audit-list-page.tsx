import { auditEventLabels } from '@redakcja/domain/access/audit-event-labels';
import { exportAuditEntries, useListAuditEntries } from '@redakcja/generated/access/access';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { useMutation } from '@tanstack/react-query';
import { keepFile } from '../../shared/keep-file.ts';
import { DataList } from '../../shared/list/data-list.tsx';
import { FilterBar } from '../../shared/list/filters/filter-bar.tsx';
import { ChoicesFilter, TextFilter } from '../../shared/list/filters/filter-fields.tsx';
import { PeriodFilter } from '../../shared/list/filters/period-filter.tsx';
import { useScreenList } from '../../shared/list/use-resource-list.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { auditLog } from '../resources.ts';
import { auditColumns, auditEntryName } from './audit-columns.tsx';

const events = Object.values(AuditEvent).map((value) => ({ value, label: auditEventLabels[value] }));

/** /dostep/dziennik: who signed in, failed to, changed what, looked at personal data and was refused. Nothing here can be changed. */
export function AuditListPage() {
  const list = useScreenList(auditLog, useListAuditEntries, auditEntryName);
  const { filters } = list.search;
  return (
    <DataList
      {...list}
      columns={auditColumns}
      addButton={<AuditExportButton filters={filters.texts} />}
      filterBar={
        <FilterBar filters={filters} column="person" label="Szukaj loginu: kto lub kogo dotyczy">
          {(filter) => (
            <>
              <PeriodFilter
                from={filter('createdDate', 'greaterThanOrEqual')}
                until={filter('createdDate', 'lessThanOrEqual')}
                label="Data"
              />
              <ChoicesFilter filter={filter('event')} label="Zdarzenie" options={events} />
              <TextFilter filter={filter('userName')} label="Kto (login)" />
              <TextFilter filter={filter('program')} label="Program" />
              <TextFilter filter={filter('subjectName')} label="Kogo lub czego dotyczy" />
              <TextFilter filter={filter('ipAddress')} label="Adres IP" />
            </>
          )}
        </FilterBar>
      }
      emptyHint="Nie zapisano jeszcze żadnych zdarzeń."
    />
  );
}

/** Takes what the filters let through to the disk, all pages of it. It is a mutation, since the export itself is written into the log. */
function AuditExportButton({ filters }: { filters: string[] | undefined }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportAuditEntries(filters && { filters }, { responseType: 'blob' }),
    meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas eksportu dziennika zdarzeń' },
    onSuccess: (content) => keepFile(content, `dziennik-zdarzen-${new Date().toISOString().slice(0, 10)}.csv`),
  });
  return <Button label="Eksportuj do CSV" icon="download" busy={isPending} onClick={() => mutate()} />;
}
