import './iso-code.css';
import { nouns } from '@redakcja/domain/shared/polish-plural';
import { useDeleteIsoCodes, useListNonDefaultIsoCodes } from '@redakcja/generated/dictionaries/dictionaries';
import { listNonDefaultIsoCodesDefinition } from '@redakcja/generated/lists/listNonDefaultIsoCodes';
import type { IsoCode } from '@redakcja/generated/model/isoCode';
import { keepPreviousData } from '@tanstack/react-query';
import type { Column } from '../shared/list/column.ts';
import { DataList } from '../shared/list/data-list.tsx';
import { FilterDrawer } from '../shared/list/filter-drawer.tsx';
import { TextFilter } from '../shared/list/filter-fields.tsx';
import { SearchBox } from '../shared/list/search-box.tsx';
import { useNeutralListSearch } from '../shared/list/use-list-search.ts';
import { useRemoval } from '../shared/list/use-removal.tsx';
import { useSelection } from '../shared/list/use-selection.ts';
import { FlaggedCode } from '../shared/ui/flag.tsx';
import { LinkButton } from '../shared/ui/link-button.tsx';
import { isoCodeCard, isoCodesPath } from './iso-code-form.tsx';

const columns: Column<IsoCode, typeof listNonDefaultIsoCodesDefinition>[] = [
  {
    name: 'code',
    header: 'Kod',
    cell: ({ code, file }) => <FlaggedCode code={code} file={file} />,
    sortable: true,
    className: 'column-iso-code',
  },
  { name: 'name', header: 'Nazwa', cell: (isoCode) => isoCode.name, sortable: true },
];

const nameOf = (isoCode: IsoCode) => `${isoCode.code} – ${isoCode.name}`;

/** /slowniki/kody-iso (specification, section 2.4): the codes an office has added. */
export function IsoCodeListPage() {
  const search = useNeutralListSearch(listNonDefaultIsoCodesDefinition, isoCodesPath);
  const query = useListNonDefaultIsoCodes(search.params, {
    query: {
      placeholderData: keepPreviousData,
      meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania listy kodów ISO' },
    },
  });
  const selection = useSelection<IsoCode>(search.scope);
  const { mutateAsync: deleteIsoCodes } = useDeleteIsoCodes({
    mutation: { meta: { errorMessage: 'Wystąpił błąd w trakcie usuwania kodów ISO' } },
  });
  const removal = useRemoval({
    selection,
    nameOf,
    noun: nouns.isoCode,
    warning: 'Nie można usunąć kodu, którego używa wersja językowa. Usuniętych kodów nie da się przywrócić.',
    send: (isoCodes) => deleteIsoCodes({ params: { ids: isoCodes.map((isoCode) => isoCode.id) } }),
  });

  return (
    <>
      <DataList
        title="Kody ISO"
        search={search}
        query={query}
        columns={columns}
        nameOf={nameOf}
        cardOf={(isoCode) => isoCodeCard(isoCode.id)}
        addButton={<LinkButton to={`${isoCodesPath}/utworz-nowy`} label="Dodaj kod ISO" icon="plus" />}
        filterBar={
          <>
            <SearchBox filters={search.filters} column="name" label="Szukaj w nazwie" />
            <FilterDrawer filters={search.filters}>
              {(filter) => (
                <>
                  <TextFilter filter={filter('code')} label="Kod" />
                  <TextFilter filter={filter('name')} label="Nazwa" />
                </>
              )}
            </FilterDrawer>
          </>
        }
        filtered={search.filters.active.length > 0}
        selectable={{ selection }}
        bulkActions={removal.button}
        emptyHint="Nie dodano jeszcze własnych kodów ISO. Kody domyślne są dostępne bez dodawania."
      />
      {removal.results}
    </>
  );
}
