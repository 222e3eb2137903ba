import { deleteProvidingEntities, useListProvidingEntities } from '@redakcja/generated/dictionaries/dictionaries';
import type { ProvidingEntity } from '@redakcja/generated/model/providingEntity';
import { DataList } from '../shared/list/data-list.tsx';
import { SearchBox } from '../shared/list/filters/search-box.tsx';
import type { Column } from '../shared/list/table/column.ts';
import { useResourceList } from '../shared/list/use-resource-list.tsx';
import { ImportButton } from './import/import-button.tsx';
import { languageColumn } from './language-column.tsx';
import { providingEntities } from './resources.ts';

const columns: Column<ProvidingEntity, typeof providingEntities.list>[] = [
  { name: 'name', header: 'Nazwa', cell: (entity) => entity.name, sortable: true },
  languageColumn,
];

/** /slowniki/podmiot-udostepniajacy (specification, section 2.4). */
export function ListPage() {
  const list = useResourceList(providingEntities, useListProvidingEntities, {
    nameOf: (entity: ProvidingEntity) => entity.name,
    remove: {
      send: (chosen) => deleteProvidingEntities(chosen),
      warning:
        'Nie można usunąć podmiotów, które są wskazane w artykułach. Usuniętych podmiotów nie da się przywrócić.',
    },
  });
  return (
    <DataList
      {...list}
      addButton={
        <>
          <ImportButton into="providingEntities" />
          {list.addButton}
        </>
      }
      columns={columns}
      filterBar={<SearchBox filters={list.search.filters} column="name" label="Szukaj w nazwie" />}
      emptyHint="Nie ma jeszcze podmiotów w tej wersji językowej. Dodaj pierwszy."
    />
  );
}
