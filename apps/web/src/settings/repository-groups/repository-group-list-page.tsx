import '../settings-list.css';
import type { RepositoryGroup } from '@redakcja/generated/model/repositoryGroup';
import { deleteRepositoryGroups, useListRepositoryGroups } from '@redakcja/generated/settings/settings';
import { DataList } from '../../shared/list/data-list.tsx';
import { FilterBar } from '../../shared/list/filters/filter-bar.tsx';
import { TextFilter } from '../../shared/list/filters/filter-fields.tsx';
import type { Column } from '../../shared/list/table/column.ts';
import { useResourceList } from '../../shared/list/use-resource-list.tsx';
import { NamedIcon } from '../icons.tsx';
import { repositoryGroups } from '../resources.ts';

const columns: Column<RepositoryGroup, typeof repositoryGroups.list>[] = [
  { name: 'name', header: 'Nazwa grupy', cell: (group) => group.name, sortable: true, className: 'column-quarter' },
  {
    name: 'description',
    header: 'Opis',
    cell: (group) => group.description ?? '—',
    sortable: true,
    className: 'column-sentence',
  },
  { name: 'extensions', header: 'Rozszerzenia', cell: extensionsOf },
  { name: 'icon', header: 'Ikona', cell: (group) => <NamedIcon name={group.icon} /> },
];

function extensionsOf({ extensions }: RepositoryGroup): string {
  return extensions.map(({ extension }) => extension).join(', ');
}

/** /ustawienia/grupy-plikow (specification, section 2.6). */
export function ListPage() {
  const list = useResourceList(repositoryGroups, useListRepositoryGroups, {
    nameOf: (group: RepositoryGroup) => group.name,
    remove: {
      send: (chosen) => deleteRepositoryGroups(chosen),
      warning:
        'Dołączone już pliki zostaną. Nowych plików z rozszerzeniami tej grupy nie będzie można dołączyć, dopóki nie obejmie ich inna grupa.',
    },
  });
  const { filters } = list.search;
  return (
    <DataList
      {...list}
      columns={columns}
      filterBar={
        <FilterBar filters={filters} column="name" label="Szukaj w nazwie">
          {(filter) => (
            <>
              <TextFilter filter={filter('name')} label="Nazwa grupy" />
              <TextFilter filter={filter('description')} label="Opis" />
              <TextFilter filter={filter('extension')} label="Rozszerzenie" />
            </>
          )}
        </FilterBar>
      }
      emptyHint="Nie ma jeszcze grup plików, więc do artykułów nie można dołączyć żadnego pliku. Dodaj pierwszą."
    />
  );
}
