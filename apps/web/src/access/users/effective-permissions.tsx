import './effective-permissions.css';
import { useListUserEffectivePermissions } from '@redakcja/generated/access/access';
import type { EffectivePermission } from '@redakcja/generated/model/effectivePermission';
import { Loader } from '../../shared/ui/messages/loader.tsx';
import { Card } from '../../shared/ui/page/card.tsx';

/** Why a user may do something: which role grants each permission. Shows what is saved, not what is being changed. */
export function EffectivePermissions({ userId }: { userId: number }) {
  const { data, isError } = useListUserEffectivePermissions(userId, {
    query: {
      meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania uprawnień wynikowych', optional: true },
    },
  });
  return (
    <Card title="Uprawnienia wynikowe">
      {data === undefined ? !isError && <Loader /> : <PermissionTable permissions={data} />}
    </Card>
  );
}

function PermissionTable({ permissions }: { permissions: readonly EffectivePermission[] }) {
  return (
    <table className="effective-permissions text-14 w-full text-left vertical-align-top">
      <thead>
        <tr>
          <th scope="col">Uprawnienie</th>
          <th scope="col">Z roli</th>
        </tr>
      </thead>
      <tbody>
        {permissions.map(({ permission, isGranted, roles }) => (
          <tr key={permission.id}>
            <th scope="row">
              <i className={`pi ${isGranted ? 'pi-check' : 'pi-minus'} mr-2`} aria-hidden="true" />
              {permission.displayName}
            </th>
            <td className="ink-2">
              {isGranted ? roles.map((role) => role.name).join(', ') || 'Nadane' : 'Brak uprawnienia'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
