import { nouns } from '@redakcja/domain/shared/polish-plural';
import { useDeleteTags, useListTags } from '@redakcja/generated/dictionaries/dictionaries';
import { listTagsDefinition } from '@redakcja/generated/lists/listTags';
import type { Tag } from '@redakcja/generated/model/tag';
import { keepPreviousData } from '@tanstack/react-query';
import type { Column } from '../shared/list/column.ts';
import { DataList } from '../shared/list/data-list.tsx';
import { SearchBox } from '../shared/list/search-box.tsx';
import { useListSearch } from '../shared/list/use-list-search.ts';
import { useRemoval } from '../shared/list/use-removal.tsx';
import { useSelection } from '../shared/list/use-selection.ts';
import { FlaggedCode } from '../shared/ui/flag.tsx';
import { LinkButton } from '../shared/ui/link-button.tsx';
import { tagCard, tagsPath } from './tag-paths.ts';

const columns: Column<Tag, typeof listTagsDefinition>[] = [
  { name: 'name', header: 'Nazwa', cell: (tag) => tag.name, sortable: true },
  {
    name: 'languageIsoCode',
    header: 'Kod ISO języka',
    cell: (tag) => <FlaggedCode code={tag.languageIsoCode} file={tag.languageIsoCodeFile} />,
    sortable: true,
    className: 'column-code',
  },
];

const nameOf = (tag: Tag) => tag.name;

/** /slowniki/tagi (specification, section 2.4). */
export function TagListPage() {
  const search = useListSearch(listTagsDefinition, tagsPath);
  const query = useListTags(search.params, {
    query: {
      placeholderData: keepPreviousData,
      meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania listy tagów' },
    },
  });
  const selection = useSelection<Tag>(search.scope);
  const { mutateAsync: deleteTags } = useDeleteTags({
    mutation: { meta: { errorMessage: 'Wystąpił błąd w trakcie usuwania tagów' } },
  });
  const removal = useRemoval({
    selection,
    nameOf,
    noun: nouns.tag,
    warning: 'Nie można usunąć tagów, których używają artykuły lub zakładki. Usuniętych tagów nie da się przywrócić.',
    send: (tags) => deleteTags({ params: { ids: tags.map((tag) => tag.id) } }),
  });

  return (
    <>
      <DataList
        title="Tagi"
        search={search}
        query={query}
        columns={columns}
        nameOf={nameOf}
        cardOf={(tag) => tagCard(tag.id)}
        addButton={<LinkButton to={`${tagsPath}/utworz-nowy`} label="Dodaj tag" icon="plus" />}
        filterBar={<SearchBox filters={search.filters} column="name" label="Szukaj w nazwie" />}
        filtered={search.filters.active.length > 0}
        selectable={{ selection }}
        bulkActions={removal.button}
        emptyHint="Nie ma jeszcze tagów w tej wersji językowej. Dodaj pierwszy."
      />
      {removal.results}
    </>
  );
}
