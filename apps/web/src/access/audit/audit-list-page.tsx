import { auditEventLabels } from '@redakcja/domain/access/audit/audit-event-labels';
import { auditRows } from '@redakcja/domain/access/audit/audit-rows';
import { auditEventText } from '@redakcja/domain/access/audit/audit-texts';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import { exportAuditEntries, useListAuditEntries } from '@redakcja/generated/access/access';
import type { AuditEntry } from '@redakcja/generated/model/auditEntry';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { useMutation } from '@tanstack/react-query';
import { keepFile } from '../../shared/keep-file.ts';
import { DataList } from '../../shared/list/data-list.tsx';
import { FilterBar } from '../../shared/list/filters/filter-bar.tsx';
import { ChoicesFilter, TextFilter } from '../../shared/list/filters/filter-fields.tsx';
import { PeriodFilter } from '../../shared/list/filters/period-filter.tsx';
import { useScreenList } from '../../shared/list/use-resource-list.tsx';
import { LogDays } from '../../shared/log/log-days.tsx';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Skeleton } from '../../shared/ui/messages/skeleton.tsx';
import { auditLog } from '../resources.ts';
import { AuditGroups } from './audit-groups.tsx';
import { auditItem } from './audit-item.tsx';

const events = Object.values(AuditEvent).map((value) => ({ value, label: auditEventLabels[value] }));

const auditEntryName = (entry: AuditEntry) => `${auditEventText(entry)}, ${formatDateTime(entry.createdDate)}`;

/** /dostep/dziennik: who signed in, failed to, changed what, looked at personal data and was refused. Nothing here can be changed. */
export function AuditListPage() {
  const list = useScreenList(auditLog, useListAuditEntries, auditEntryName);
  const { filters } = list.search;
  const { languages } = useSession().parameters;
  return (
    <DataList
      {...list}
      columns={[]}
      rows={(entries) =>
        entries === undefined ? (
          <div className="p-3">
            <Skeleton height="60vh" />
          </div>
        ) : (
          <LogDays items={auditRows(entries).map((row) => auditItem(row, languages))} />
        )
      }
      addButton={<AuditExportButton filters={filters.texts} />}
      filterBar={
        <>
          <FilterBar filters={filters} column="text" label="Osoba, tytuł, numer, adres IP">
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
          <AuditGroups filters={filters} />
        </>
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
