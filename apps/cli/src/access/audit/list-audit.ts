import { auditActorText, auditDetails, auditEventText } from '@redakcja/domain/access/audit/audit-texts';
import { toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { listAuditEntries } from '@redakcja/generated/axios/access/access';
import { listAuditEntriesDefinition } from '@redakcja/generated/lists/listAuditEntries';
import type { AuditEntry } from '@redakcja/generated/model/auditEntry';
import { authenticate } from '../../auth/authenticate.ts';
import type { Context } from '../../shared/context.ts';
import { printList } from '../../shared/output/print-list.ts';
import type { Column } from '../../shared/output/row-shape.ts';
import type { ListAuditOptions } from '../commands.ts';

const columns: readonly Column<AuditEntry>[] = [
  { heading: 'ID', value: (row) => row.id },
  { heading: 'KIEDY', value: (row) => toWarsawText(row.createdDate) },
  { heading: 'ZDARZENIE', value: auditEventText },
  { heading: 'KTO', value: auditActorText },
  { heading: 'KOGO DOTYCZY', value: (row) => row.subjectName },
  { heading: 'ADRES', value: (row) => row.ipAddress },
  { heading: 'SZCZEGÓŁY', value: (row) => auditDetails(row).join('; ') },
];

/** Both ends of the period are included, and the contract has only strict comparisons. */
const shifted = (iso: string, milliseconds: number) => new Date(Date.parse(iso) + milliseconds).toISOString();

function filtersOf({ user, subject, event, since, until, filter = [] }: ListAuditOptions): string[] {
  const named = writeFilters(listAuditEntriesDefinition.columns, [
    { column: 'userName', operation: 'contains', value: user },
    { column: 'subjectName', operation: 'contains', value: subject },
    { column: 'event', operation: 'in', values: event },
    { column: 'createdDate', operation: 'greaterThan', value: since && shifted(since, -1) },
    { column: 'createdDate', operation: 'lessThan', value: until && shifted(until, 1000) },
  ]);
  return [...named, ...filter];
}

/** `bip audit list`: the log of security events, as on /dostep/dziennik. */
export async function listAudit(options: ListAuditOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const filters = filtersOf(options);
  const shape = { columns, id: (row: AuditEntry) => row.id };
  if (options.follow) return (await import('./follow-audit.ts')).followAudit(context, options, shape, filters);
  const query = { ...(filters.length > 0 ? { filters } : {}), ...(options.sort ? { sortings: options.sort } : {}) };
  await printList(context, options, { ...shape, operation: 'listAuditEntries' }, (page) =>
    listAuditEntries({ ...query, ...page }),
  );
}
