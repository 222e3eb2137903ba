import '../access-list.css';
import { auditActorText, auditEventText } from '@redakcja/domain/access/audit-texts';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { AuditEntry } from '@redakcja/generated/model/auditEntry';
import type { Column } from '../../shared/list/table/column.ts';
import { Hint } from '../../shared/ui/messages/hint.tsx';
import { CutText } from '../../shared/ui/page/cut-text.tsx';
import { RecordLink } from '../../shared/ui/page/record-link.tsx';
import type { auditLog } from '../resources.ts';
import { auditDetails, auditRecordName, auditRecordPath } from './audit-record.ts';

export const auditColumns: Column<AuditEntry, typeof auditLog.list>[] = [
  {
    name: 'createdDate',
    header: 'Data i godzina',
    // the exported file and `bip audit list` have the seconds too
    cell: (entry) => <time dateTime={entry.createdDate}>{formatDateTime(entry.createdDate)}</time>,
    sortable: true,
    className: 'tabular column-date',
  },
  { name: 'event', header: 'Zdarzenie', cell: auditEventText, sortable: true, className: 'column-event' },
  {
    name: 'userName',
    header: 'Kto',
    cell: (entry) => auditActorText(entry) ?? '—',
    sortable: true,
    className: 'column-actor',
  },
  {
    name: 'subjectName',
    header: 'Kogo lub czego dotyczy',
    cell: (entry) => <AuditedRecord entry={entry} />,
    sortable: true,
    className: 'column-subject',
  },
  {
    name: 'details',
    header: 'Szczegóły',
    cell: (entry) => <Details sentences={auditDetails(entry)} />,
    className: 'column-details',
  },
  { name: 'ipAddress', header: 'Adres IP', cell: (entry) => entry.ipAddress ?? '—', className: 'tabular' },
];

/** The record by its name, with a link to its card. */
function AuditedRecord({ entry }: { entry: AuditEntry }) {
  const path = auditRecordPath(entry);
  const name = auditRecordName(entry) ?? (path === undefined ? '—' : 'Otwórz kartę');
  if (path === undefined) return <CutText text={name} />;
  return (
    <Hint text={name} whenCut>
      <RecordLink to={path} className="cut-text">
        {name}
      </RecordLink>
    </Hint>
  );
}

/** Two lines of them in the row, all of them under the pointer and in focus. */
function Details({ sentences }: { sentences: readonly string[] }) {
  return sentences.length === 0 ? '—' : <CutText text={sentences.join('\n')} />;
}

export const auditEntryName = (entry: AuditEntry) => `${auditEventText(entry)}, ${formatDateTime(entry.createdDate)}`;
