import '../access-list.css';
import { lastSignInLabel } from '@redakcja/domain/access/last-sign-in';
import { useListUsers } from '@redakcja/generated/access/access';
import type { UserRow } from '@redakcja/generated/model/userRow';
import { DataList } from '../../shared/list/data-list.tsx';
import { FilterBar } from '../../shared/list/filters/filter-bar.tsx';
import { TextFilter, YesNoFilter } from '../../shared/list/filters/filter-fields.tsx';
import type { Column } from '../../shared/list/table/column.ts';
import { useResourceList } from '../../shared/list/use-resource-list.tsx';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Badge } from '../../shared/ui/page/badge.tsx';
import { StateBadge } from '../../shared/ui/page/state-badge.tsx';
import { users } from '../resources.ts';

/** Section 6: an asterisk in the star column, with its meaning. */
const administrator = (
  <Badge tone="outline">
    <span aria-hidden="true">* </span>Administrator
  </Badge>
);

const columns: Column<UserRow, typeof users.list>[] = [
  { name: 'userName', header: 'Login', cell: (user) => user.userName, sortable: true, className: 'column-third' },
  { name: 'email', header: 'E-mail', cell: (user) => user.email, sortable: true },
  { name: 'firstname', header: 'Imię', cell: (user) => user.firstname, sortable: true },
  { name: 'surname', header: 'Nazwisko', cell: (user) => user.surname, sortable: true },
  // masked by the server: personal data are shown in the form only
  { name: 'pesel', header: 'PESEL', cell: (user) => user.pesel ?? '—', className: 'tabular', unchosen: 'hidden' },
  { name: 'isAdministrator', header: 'Administrator', cell: (user) => user.isAdministrator && administrator },
  {
    name: 'isActive',
    header: 'Aktywny',
    cell: (user) => <StateBadge value={user.isActive} on="Aktywny" off="Nieaktywny" />,
    sortable: true,
  },
  {
    name: 'isConfirmed',
    header: 'Potwierdzony',
    cell: (user) => <StateBadge value={user.isConfirmed} on="Potwierdzony" off="Niepotwierdzony" />,
    sortable: true,
  },
  {
    name: 'lastSignIn',
    header: 'Ostatnie logowanie',
    cell: (user) => lastSignInLabel(user.lastSignIn),
    className: 'tabular',
  },
];

/** /dostep/uzytkownicy (specification, section 2.3). Rows can be selected, but not removed (design decision 11). */
export function ListPage() {
  const { can, parameters } = useSession();
  const list = useResourceList(users, useListUsers, {
    nameOf: (user: UserRow) => `${user.firstname} ${user.surname} (${user.userName})`,
    disabledReason: (user) => (user.isActive ? undefined : 'Konto jest nieaktywne'),
  });
  const { filters } = list.search;
  const mayAdd = can('createUser') && !parameters.isIntegratedWithASW;
  return (
    <DataList
      {...list}
      columns={columns}
      addButton={mayAdd && list.addButton}
      filterBar={
        <FilterBar filters={filters} column="surname" label="Szukaj w nazwisku">
          {(filter) => (
            <>
              <TextFilter filter={filter('userName')} label="Login" />
              <TextFilter filter={filter('email')} label="E-mail" />
              <TextFilter filter={filter('firstname')} label="Imię" />
              <TextFilter filter={filter('surname')} label="Nazwisko" />
              <TextFilter filter={filter('pesel')} label="PESEL (cały numer)" />
              <YesNoFilter filter={filter('isActive')} label="Aktywny" />
              <YesNoFilter filter={filter('isConfirmed')} label="Potwierdzony" />
            </>
          )}
        </FilterBar>
      }
      bulkActions={
        <Button
          label="Usuń"
          icon="trash"
          variant="danger"
          disabledReason="Użytkowników nie można usuwać. Konto dezaktywuje się na karcie użytkownika"
        />
      }
      emptyHint="Nie ma jeszcze użytkowników."
    />
  );
}
