import { lastSignInLabel } from '@redakcja/domain/access/last-sign-in';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import { useListUsers } from '@redakcja/generated/access/access';
import type { User } from '@redakcja/generated/model/user';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/session/session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { StateBadge } from '../../shared/ui/page/state-badge.tsx';

/** What state the account is in (specification, section 4, Users). */
export function AccountDetails({ user }: { user: User }) {
  // not part of the record: it changes without a save
  const { data } = useListUsers(
    { filters: [`id;equal;${user.id}`], size: 1 },
    { query: { enabled: useSession().can('listUsers'), meta: { silent: true, optional: true } } },
  );
  const row = data?.items[0];
  const rows: [string, ReactNode][] = [
    ['Konto', <StateBadge key="active" value={user.isActive} on="Aktywne" off="Nieaktywne" />],
    ['Tożsamość', <StateBadge key="confirmed" value={user.isConfirmed} on="Potwierdzona" off="Niepotwierdzona" />],
    ['Data potwierdzenia', user.confirmedDate === null ? '—' : formatDateTime(user.confirmedDate)],
    ['Hasło', <StateBadge key="password" value={!user.mustChangePassword} on="Ustalone" off="Do zmiany" />],
    ['Utworzono', formatDateTime(user.createdDate)],
    ['Ostatnie logowanie', row === undefined ? '—' : lastSignInLabel(row.lastSignIn)],
  ];
  return (
    <Card title="Stan konta">
      <dl className="facts ruled -my-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-content-between gap-3 py-2">
            <dt>{label}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
