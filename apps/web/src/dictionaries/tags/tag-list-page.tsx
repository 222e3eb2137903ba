import { deleteTags, useListTags } from '@redakcja/generated/dictionaries/dictionaries';
import type { Tag } from '@redakcja/generated/model/tag';
import { DataList } from '../../shared/list/data-list.tsx';
import { SearchBox } from '../../shared/list/filters/search-box.tsx';
import type { Column } from '../../shared/list/table/column.ts';
import { useResourceList } from '../../shared/list/use-resource-list.tsx';
import { ImportButton } from '../import/import-button.tsx';
import { languageColumn } from '../language-column.tsx';
import { tags } from '../resources.ts';
import { useTagMerge } from './merge-tags.tsx';

const columns: Column<Tag, typeof tags.list>[] = [
  { name: 'name', header: 'Nazwa', cell: (tag) => tag.name, sortable: true },
  languageColumn,
];

/** /slowniki/tagi (specification, section 2.4). */
export function ListPage() {
  const list = useResourceList(tags, useListTags, {
    nameOf: (tag: Tag) => tag.name,
    remove: {
      send: (chosen) => deleteTags(chosen),
      warning: 'Nie można usunąć tagów, których używają artykuły lub zakładki. Usuniętych tagów nie da się przywrócić.',
    },
  });
  const merge = useTagMerge(list.selectable.selection);
  return (
    <DataList
      {...list}
      addButton={
        <>
          <ImportButton into="tags" />
          {list.addButton}
        </>
      }
      bulkActions={
        <>
          {merge.button}
          {list.bulkActions}
        </>
      }
      dialogs={
        <>
          {list.dialogs}
          {merge.dialog}
        </>
      }
      columns={columns}
      filterBar={<SearchBox filters={list.search.filters} column="name" label="Szukaj w nazwie" />}
      emptyHint="Nie ma jeszcze tagów w tej wersji językowej. Dodaj pierwszy."
    />
  );
}
