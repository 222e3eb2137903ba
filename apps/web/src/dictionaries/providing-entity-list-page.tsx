import { nouns } from '@redakcja/domain/shared/polish-plural';
import { useDeleteProvidingEntities, useListProvidingEntities } from '@redakcja/generated/dictionaries/dictionaries';
import { listProvidingEntitiesDefinition } from '@redakcja/generated/lists/listProvidingEntities';
import type { ProvidingEntity } from '@redakcja/generated/model/providingEntity';
import { keepPreviousData } from '@tanstack/react-query';
import type { Column } from '../shared/list/column.ts';
import { DataList } from '../shared/list/data-list.tsx';
import { SearchBox } from '../shared/list/search-box.tsx';
import { useListSearch } from '../shared/list/use-list-search.ts';
import { useRemoval } from '../shared/list/use-removal.tsx';
import { useSelection } from '../shared/list/use-selection.ts';
import { FlaggedCode } from '../shared/ui/flag.tsx';
import { LinkButton } from '../shared/ui/link-button.tsx';
import { providingEntitiesPath, providingEntityCard } from './providing-entity-form.tsx';

const columns: Column<ProvidingEntity, typeof listProvidingEntitiesDefinition>[] = [
  { name: 'name', header: 'Nazwa', cell: (entity) => entity.name, sortable: true },
  {
    name: 'languageIsoCode',
    header: 'Kod ISO języka',
    cell: (entity) => <FlaggedCode code={entity.languageIsoCode} file={entity.languageIsoCodeFile} />,
    sortable: true,
    className: 'column-code',
  },
];

const nameOf = (entity: ProvidingEntity) => entity.name;

/** /slowniki/podmiot-udostepniajacy (specification, section 2.4). */
export function ProvidingEntityListPage() {
  const search = useListSearch(listProvidingEntitiesDefinition, providingEntitiesPath);
  const query = useListProvidingEntities(search.params, {
    query: {
      placeholderData: keepPreviousData,
      meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania listy podmiotów udostępniających' },
    },
  });
  const selection = useSelection<ProvidingEntity>(search.scope);
  const { mutateAsync: deleteEntities } = useDeleteProvidingEntities({
    mutation: { meta: { errorMessage: 'Wystąpił błąd w trakcie usuwania podmiotów udostępniających' } },
  });
  const removal = useRemoval({
    selection,
    nameOf,
    noun: nouns.providingEntity,
    warning: 'Nie można usunąć podmiotów, które są wskazane w artykułach. Usuniętych podmiotów nie da się przywrócić.',
    send: (entities) => deleteEntities({ params: { ids: entities.map((entity) => entity.id) } }),
  });

  return (
    <>
      <DataList
        title="Podmioty udostępniające"
        search={search}
        query={query}
        columns={columns}
        nameOf={nameOf}
        cardOf={(entity) => providingEntityCard(entity.id)}
        addButton={<LinkButton to={`${providingEntitiesPath}/utworz-nowy`} label="Dodaj podmiot" icon="plus" />}
        filterBar={<SearchBox filters={search.filters} column="name" label="Szukaj w nazwie" />}
        filtered={search.filters.active.length > 0}
        selectable={{ selection }}
        bulkActions={removal.button}
        emptyHint="Nie ma jeszcze podmiotów w tej wersji językowej. Dodaj pierwszy."
      />
      {removal.results}
    </>
  );
}
