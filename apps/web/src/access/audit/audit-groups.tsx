import { auditGroupLabels } from '@redakcja/domain/access/audit/audit-groups';
import type { listAuditEntriesDefinition } from '@redakcja/generated/lists/listAuditEntries';
import { AuditGroup } from '@redakcja/generated/model/auditGroup';
import type { Filters } from '../../shared/list/filters/use-filters.ts';
import { Segments } from '../../shared/ui/buttons/segments.tsx';

const all = 'all';
const options = [
  { value: all, label: 'Wszystko' },
  ...Object.values(AuditGroup).map((value) => ({ value, label: auditGroupLabels[value] })),
];

/** One kind of events, or all of them. */
export function AuditGroups({ filters }: { filters: Filters<typeof listAuditEntriesDefinition.columns> }) {
  const chosen = filters.active.find(({ column }) => column === 'group')?.values[0];
  function choose(value: string) {
    const others = filters.active.filter(({ column }) => column !== 'group');
    const group = Object.values(AuditGroup).find((one) => one === value);
    filters.set(group === undefined ? others : [...others, { column: 'group', operation: 'equal', value: group }]);
  }
  return <Segments legend="Rodzaj zdarzeń" options={options} value={String(chosen ?? all)} onChange={choose} />;
}
