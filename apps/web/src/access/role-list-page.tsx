import './access.css';
import { nouns } from '@redakcja/domain/shared/polish-plural';
import { useDeleteRoles, useListRoles } from '@redakcja/generated/access/access';
import { listRolesDefinition } from '@redakcja/generated/lists/listRoles';
import type { RoleRow } from '@redakcja/generated/model/roleRow';
import { keepPreviousData } from '@tanstack/react-query';
import type { Column } from '../shared/list/column.ts';
import { DataList } from '../shared/list/data-list.tsx';
import { FilterDrawer } from '../shared/list/filter-drawer.tsx';
import { TextFilter, YesNoFilter } from '../shared/list/filter-fields.tsx';
import { useNeutralListSearch } from '../shared/list/use-list-search.ts';
import { useRemoval } from '../shared/list/use-removal.tsx';
import { useSelection } from '../shared/list/use-selection.ts';
import { LinkButton } from '../shared/ui/link-button.tsx';
import { roleCard, rolesPath } from './access-paths.ts';

const columns: Column<RoleRow, typeof listRolesDefinition>[] = [
  { name: 'name', header: 'Nazwa roli', cell: (role) => role.name, sortable: true, className: 'column-third' },
  { name: 'description', header: 'Opis', cell: (role) => role.description, sortable: true },
  {
    name: 'isSystem',
    header: 'Systemowa',
    cell: (role) => (role.isSystem ? 'Tak' : 'Nie'),
    sortable: true,
    className: 'column-code',
  },
];

const nameOf = (role: RoleRow) => role.name;
const disabledReason = (role: RoleRow) => (role.isSystem ? 'Roli systemowej nie można usunąć' : undefined);

/** /dostep/role (specification, section 2.3). */
export function RoleListPage() {
  const search = useNeutralListSearch(listRolesDefinition, rolesPath);
  const query = useListRoles(search.params, {
    query: {
      placeholderData: keepPreviousData,
      meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania listy ról' },
    },
  });
  const selection = useSelection<RoleRow>(search.scope);
  const { mutateAsync: deleteRoles } = useDeleteRoles({
    mutation: { meta: { errorMessage: 'Wystąpił błąd w trakcie usuwania ról' } },
  });
  const removal = useRemoval({
    selection,
    nameOf,
    noun: nouns.role,
    warning: 'Użytkownicy stracą uprawnienia z tej roli. Nie można usunąć roli, która jest czyjąś jedyną.',
    send: (roles) => deleteRoles({ params: { roleIds: roles.map((role) => role.id) } }),
  });

  return (
    <>
      <DataList
        title="Role"
        search={search}
        query={query}
        columns={columns}
        nameOf={nameOf}
        cardOf={(role) => roleCard(role.id)}
        addButton={<LinkButton to={`${rolesPath}/utworz-nowa`} label="Dodaj rolę" icon="plus" />}
        filterBar={
          <FilterDrawer filters={search.filters}>
            {(filter) => (
              <>
                <TextFilter filter={filter('name')} label="Nazwa roli" />
                <TextFilter filter={filter('description')} label="Opis" />
                <YesNoFilter filter={filter('isSystem')} label="Systemowa" />
              </>
            )}
          </FilterDrawer>
        }
        filtered={search.filters.active.length > 0}
        selectable={{ selection, disabledReason }}
        bulkActions={removal.button}
        emptyHint="Brak ról. Dodaj pierwszą."
      />
      {removal.results}
    </>
  );
}
