import { roleGrantRefusal } from '@redakcja/domain/access/grant-rules';
import { useListRoleOptions } from '@redakcja/generated/access/access';
import type { RoleReference } from '@redakcja/generated/model/roleReference';
import { Link } from '@tanstack/react-router';
import { MultiSelectField } from '../../shared/form/fields/multi-select-field.tsx';
import { useSession } from '../../shared/session/session.ts';
import { roles } from '../resources.ts';
import type { AccountContext } from '../users/account-context.ts';

interface RoleFieldProps {
  context: AccountContext;
  disabledReason: string | undefined;
}

/** All roles; those that the caller may not grant have the reason. */
export function RoleField({ context, disabledReason }: RoleFieldProps) {
  const { can } = useSession();
  const { data = [], isSuccess } = useListRoleOptions({
    query: { meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania listy ról', optional: true } },
  });
  const current = context.user?.roles ?? [];
  const known = new Map([...current, ...data].map((role) => [role.id, role]));
  const options = [...known.values()].map((role) => ({
    value: role.id,
    label: role.name,
    disabledReason: whyNotGiven(role, context),
  }));
  const closed = options.filter((option) => option.disabledReason !== undefined).map(({ label }) => label);
  // an office that begins has no role but that of administrators
  const hasOthers = data.some(({ id }) => id !== context.administratorRoleId);
  return (
    <>
      <MultiSelectField
        label="Role użytkownika"
        required
        placeholder="Brak ról"
        options={options}
        disabledReason={disabledReason}
        hint={
          closed.length > 0
            ? `Nadajesz tylko takie uprawnienia, jakie masz. Niedostępne role: ${closed.join(', ')}`
            : undefined
        }
      />
      {isSuccess && !hasOthers && disabledReason === undefined && (
        <p className="notice mt-2 mb-0">
          Jest tylko rola administratora, która daje wszystkie uprawnienia.{' '}
          {can('createRole') ? (
            <>
              Utwórz najpierw <Link to={`${roles.path}/${roles.create.word}`}>rolę dla redaktorów</Link>.
            </>
          ) : (
            'O rolę dla redaktorów poproś administratora.'
          )}
        </p>
      )}
    </>
  );
}

function whyNotGiven(role: RoleReference, { caller, user, administratorRoleId }: AccountContext): string | undefined {
  // a role that the account has stays where it is
  if (user?.roles.some(({ id }) => id === role.id)) return undefined;
  return roleGrantRefusal(role, caller, administratorRoleId) ?? undefined;
}
