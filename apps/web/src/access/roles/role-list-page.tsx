import '../access-list.css';
import { deleteRoles, useListRoles } from '@redakcja/generated/access/access';
import type { RoleRow } from '@redakcja/generated/model/roleRow';
import { DataList } from '../../shared/list/data-list.tsx';
import { FilterBar } from '../../shared/list/filters/filter-bar.tsx';
import { TextFilter, YesNoFilter } from '../../shared/list/filters/filter-fields.tsx';
import type { Column } from '../../shared/list/table/column.ts';
import { useResourceList } from '../../shared/list/use-resource-list.tsx';
import { StateBadge } from '../../shared/ui/page/state-badge.tsx';
import { roles } from '../resources.ts';

const columns: Column<RoleRow, typeof roles.list>[] = [
  { name: 'name', header: 'Nazwa roli', cell: (role) => role.name, sortable: true, className: 'column-third' },
  {
    name: 'description',
    header: 'Opis',
    cell: (role) => role.description,
    sortable: true,
    className: 'column-sentence',
  },
  {
    name: 'isSystem',
    header: 'Systemowa',
    cell: (role) => <StateBadge value={role.isSystem} on="Systemowa" off="Własna" />,
    sortable: true,
    className: 'tabular',
  },
];

/** /dostep/role (specification, section 2.3). */
export function ListPage() {
  const list = useResourceList(roles, useListRoles, {
    nameOf: (role: RoleRow) => role.name,
    disabledReason: (role) => (role.isSystem ? 'Roli systemowej nie można usunąć' : undefined),
    remove: {
      send: ({ ids, etags }) => deleteRoles({ roleIds: ids, etags }),
      warning: 'Użytkownicy stracą uprawnienia z tej roli. Nie można usunąć roli, która jest czyjąś jedyną.',
    },
  });
  return (
    <DataList
      {...list}
      columns={columns}
      filterBar={
        <FilterBar filters={list.search.filters} column="name" label="Szukaj w nazwie">
          {(filter) => (
            <>
              <TextFilter filter={filter('name')} label="Nazwa roli" />
              <TextFilter filter={filter('description')} label="Opis" />
              <YesNoFilter filter={filter('isSystem')} label="Systemowa" />
            </>
          )}
        </FilterBar>
      }
      emptyHint="Brak ról. Dodaj pierwszą."
    />
  );
}
