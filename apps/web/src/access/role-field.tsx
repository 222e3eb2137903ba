import { useListRoleOptions } from '@redakcja/generated/access/access';
import type { RoleReference } from '@redakcja/generated/model/roleReference';
import { MultiSelectField } from '../shared/form/fields/multi-select-field.tsx';

interface RoleFieldProps {
  /** Roles the user has: one that the caller may not give is shown all the same. */
  current: readonly RoleReference[] | undefined;
  disabledReason: string | undefined;
}

export function RoleField({ current = [], disabledReason }: RoleFieldProps) {
  const { data = [] } = useListRoleOptions({
    query: { meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania listy ról', optional: true } },
  });
  const known = new Map([...current, ...data].map((role) => [role.id, role.name]));
  const options = [...known].map(([value, label]) => ({ value, label }));
  return (
    <MultiSelectField
      label="Role użytkownika"
      required
      placeholder="Brak ról"
      options={options}
      disabledReason={disabledReason}
    />
  );
}
