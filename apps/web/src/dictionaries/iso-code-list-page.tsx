import './iso-code-list.css';
import { deleteIsoCodes, useListNonDefaultIsoCodes } from '@redakcja/generated/dictionaries/dictionaries';
import type { IsoCode } from '@redakcja/generated/model/isoCode';
import { DataList } from '../shared/list/data-list.tsx';
import { FilterBar } from '../shared/list/filters/filter-bar.tsx';
import { TextFilter } from '../shared/list/filters/filter-fields.tsx';
import type { Column } from '../shared/list/table/column.ts';
import { useResourceList } from '../shared/list/use-resource-list.tsx';
import { FlaggedCode } from '../shared/ui/page/flag.tsx';
import { ImportButton } from './import/import-button.tsx';
import { isoCodes } from './resources.ts';

const columns: Column<IsoCode, typeof isoCodes.list>[] = [
  {
    name: 'code',
    header: 'Kod',
    cell: ({ code, file }) => <FlaggedCode code={code} file={file} />,
    sortable: true,
    className: 'column-iso-code',
  },
  { name: 'name', header: 'Nazwa', cell: (isoCode) => isoCode.name, sortable: true },
];

/** /slowniki/kody-iso (specification, section 2.4): the codes an office has added. */
export function ListPage() {
  const list = useResourceList(isoCodes, useListNonDefaultIsoCodes, {
    nameOf: ({ code, name }: IsoCode) => `${code} – ${name}`,
    remove: {
      send: (chosen) => deleteIsoCodes(chosen),
      warning: 'Nie można usunąć kodu, którego używa wersja językowa. Usuniętych kodów nie da się przywrócić.',
    },
  });
  const { filters } = list.search;
  return (
    <DataList
      {...list}
      addButton={
        <>
          <ImportButton into="isoCodes" />
          {list.addButton}
        </>
      }
      columns={columns}
      filterBar={
        <FilterBar filters={filters} column="name" label="Szukaj w nazwie">
          {(filter) => (
            <>
              <TextFilter filter={filter('code')} label="Kod" />
              <TextFilter filter={filter('name')} label="Nazwa" />
            </>
          )}
        </FilterBar>
      }
      emptyHint="Nie dodano jeszcze własnych kodów ISO. Kody domyślne są dostępne bez dodawania."
    />
  );
}
