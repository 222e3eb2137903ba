import { auditActorText, auditEventText } from '@redakcja/domain/access/audit/audit-texts';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { useListAuditEntries } from '@redakcja/generated/access/access';
import { listAuditEntriesDefinition } from '@redakcja/generated/lists/listAuditEntries';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../shared/session/session.ts';
import { Button } from '../shared/ui/buttons/button.tsx';
import { Card } from '../shared/ui/page/card.tsx';

/** Users and roles have numbers of their own: the kind of an event says which it is about. */
const events = {
  user: [
    AuditEvent.UserCreated,
    AuditEvent.UserUpdated,
    AuditEvent.UserActivated,
    AuditEvent.UserDeactivated,
    AuditEvent.UserRemoved,
    AuditEvent.UserRolesChanged,
    AuditEvent.UserCategoriesChanged,
    AuditEvent.PasswordReset,
    AuditEvent.PasswordSet,
    AuditEvent.PasswordChanged,
  ],
  role: [AuditEvent.RoleCreated, AuditEvent.RoleUpdated, AuditEvent.RoleDeleted],
} as const;

const [firstPage, nextPage] = [5, 20];

/** Who changed a user or a role, and what, from the audit log; for those who may read it. A new one has no history. */
export function AccessHistory({ of, id }: { of: keyof typeof events; id: number | undefined }) {
  const { can } = useSession();
  return id === undefined || !can('listAuditEntries') ? null : <History of={of} id={id} />;
}

function History({ of, id }: { of: keyof typeof events; id: number }) {
  const [size, setSize] = useState(firstPage);
  const filters = writeFilters(listAuditEntriesDefinition.columns, [
    { column: 'subjectId', operation: 'equal', values: [id] },
    { column: 'event', operation: 'in', values: [...events[of]] },
  ]);
  const { data } = useListAuditEntries(
    { filters, size },
    { query: { meta: { silent: true, optional: true }, placeholderData: keepPreviousData } },
  );
  if (data === undefined) return null;
  return (
    <Card title="Historia" aside={data.total} className="card-narrow">
      {data.total === 0 && <p className="m-0 muted">Nikt jeszcze nic tu nie zmienił.</p>}
      <ol className="ruled m-0 p-0 list-none">
        {data.items.map((entry) => (
          <li key={entry.id} className="py-2 text-14">
            {`${formatDateTime(entry.createdDate)}, ${auditActorText(entry) ?? 'system'}: ${auditEventText(entry)}`}
            {entry.details.length > 0 && <span className="ink-2"> – {entry.details.join(', ')}</span>}
          </li>
        ))}
      </ol>
      {data.total > data.items.length && (
        <Button variant="text" label="Pokaż starsze" onClick={() => setSize(size + nextPage)} />
      )}
    </Card>
  );
}
