import { formatDateTime } from '@redakcja/domain/shared/dates';
import type { User } from '@redakcja/generated/model/user';
import { Card } from '../shared/ui/card.tsx';

/** What state the account is in (specification, section 4, Users). */
export function AccountDetails({ user }: { user: User }) {
  const rows = [
    ['Aktywne', user.isActive ? 'Tak' : 'Nie'],
    ['Potwierdzone', user.isConfirmed ? 'Tak' : 'Nie'],
    ['Data potwierdzenia', user.confirmedDate === null ? '—' : formatDateTime(user.confirmedDate)],
    ['Wymagana zmiana hasła', user.mustChangePassword ? 'Tak' : 'Nie'],
    ['Utworzono', formatDateTime(user.createdDate)],
  ];
  return (
    <Card title="Konto">
      <dl className="account-details">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
