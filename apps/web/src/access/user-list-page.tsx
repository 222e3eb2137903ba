import './access.css';
import { useListUsers } from '@redakcja/generated/access/access';
import { listUsersDefinition } from '@redakcja/generated/lists/listUsers';
import type { UserRow } from '@redakcja/generated/model/userRow';
import { keepPreviousData } from '@tanstack/react-query';
import type { Column } from '../shared/list/column.ts';
import { DataList } from '../shared/list/data-list.tsx';
import { FilterDrawer } from '../shared/list/filter-drawer.tsx';
import { TextFilter, YesNoFilter } from '../shared/list/filter-fields.tsx';
import { SearchBox } from '../shared/list/search-box.tsx';
import { useNeutralListSearch } from '../shared/list/use-list-search.ts';
import { useSelection } from '../shared/list/use-selection.ts';
import { useSession } from '../shared/session/session.ts';
import { Button } from '../shared/ui/button.tsx';
import { LinkButton } from '../shared/ui/link-button.tsx';
import { userCard, usersPath } from './access-paths.ts';

const yesNo = (value: boolean) => (value ? 'Tak' : 'Nie');

const columns: Column<UserRow, typeof listUsersDefinition>[] = [
  { name: 'userName', header: 'Login', cell: (user) => user.userName, sortable: true, className: 'column-third' },
  { name: 'email', header: 'E-mail', cell: (user) => user.email, sortable: true },
  { name: 'firstname', header: 'Imię', cell: (user) => user.firstname, sortable: true },
  { name: 'surname', header: 'Nazwisko', cell: (user) => user.surname, sortable: true },
  // masked by the server: personal data belong on the card
  { name: 'pesel', header: 'PESEL', cell: (user) => user.pesel ?? '—', className: 'column-code' },
  { name: 'isActive', header: 'Aktywny', cell: (user) => yesNo(user.isActive), sortable: true },
  { name: 'isConfirmed', header: 'Potwierdzony', cell: (user) => yesNo(user.isConfirmed), sortable: true },
];

const nameOf = (user: UserRow) => `${user.firstname} ${user.surname} (${user.userName})`;

const disabledReason = (user: UserRow) => (user.isActive ? undefined : 'Konto jest nieaktywne');

/** /dostep/uzytkownicy (specification, section 2.3). Rows can be ticked, but nobody is removed here (design decision 11). */
export function UserListPage() {
  const { can, parameters } = useSession();
  const search = useNeutralListSearch(listUsersDefinition, usersPath);
  const query = useListUsers(search.params, {
    query: {
      placeholderData: keepPreviousData,
      meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania listy użytkowników' },
    },
  });
  const selection = useSelection<UserRow>(search.scope);
  const mayAdd = can('createUser') && !parameters.isIntegratedWithASW;
  return (
    <DataList
      title="Użytkownicy"
      search={search}
      query={query}
      columns={columns}
      nameOf={nameOf}
      cardOf={(user) => userCard(user.id)}
      addButton={mayAdd && <LinkButton to={`${usersPath}/utworz-nowego`} label="Dodaj użytkownika" icon="plus" />}
      filterBar={
        <>
          <SearchBox filters={search.filters} column="surname" label="Szukaj w nazwisku" />
          <FilterDrawer filters={search.filters}>
            {(filter) => (
              <>
                <TextFilter filter={filter('userName')} label="Login" />
                <TextFilter filter={filter('email')} label="E-mail" />
                <TextFilter filter={filter('firstname')} label="Imię" />
                <TextFilter filter={filter('surname')} label="Nazwisko" />
                <TextFilter filter={filter('pesel')} label="PESEL" />
                <YesNoFilter filter={filter('isActive')} label="Aktywny" />
                <YesNoFilter filter={filter('isConfirmed')} label="Potwierdzony" />
              </>
            )}
          </FilterDrawer>
        </>
      }
      filtered={search.filters.active.length > 0}
      selectable={{ selection, disabledReason }}
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
