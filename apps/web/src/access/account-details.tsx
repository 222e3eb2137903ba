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
