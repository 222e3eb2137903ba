import { bookmarkMessages } from '@redakcja/domain/settings/home-page/bookmark-messages';
import type { BookmarkRow } from '@redakcja/generated/model/bookmarkRow';
import { deleteBookmarks, listBookmarkUsages, useListBookmarks } from '@redakcja/generated/settings/settings';
import { DataList } from '../../shared/list/data-list.tsx';
import { FilterBar } from '../../shared/list/filters/filter-bar.tsx';
import { TextFilter, YesNoFilter } from '../../shared/list/filters/filter-fields.tsx';
import type { Column } from '../../shared/list/table/column.ts';
import { useResourceList } from '../../shared/list/use-resource-list.tsx';
import { StateBadge } from '../../shared/ui/page/state-badge.tsx';
import { bookmarks } from '../resources.ts';
import { removalWarning } from '../shared/record-usages.tsx';

const columns: Column<BookmarkRow, typeof bookmarks.list>[] = [
  { name: 'displayText', header: 'Nazwa wyświetlana', cell: (bookmark) => bookmark.displayText, sortable: true },
  {
    name: 'title',
    header: 'Tekst pod czytniki dla osób słabowidzących',
    cell: (bookmark) => bookmark.title,
    sortable: true,
  },
  {
    name: 'showOnMainPage',
    header: 'Na stronie głównej',
    cell: (bookmark) => <StateBadge value={bookmark.showOnMainPage} on="Na stronie głównej" off="Poza stroną główną" />,
    sortable: true,
  },
  {
    name: 'isActive',
    header: 'Aktywna',
    cell: (bookmark) => <StateBadge value={bookmark.isActive} on="Aktywna" off="Nieaktywna" />,
    sortable: true,
  },
];

const warning =
  'Nie można usunąć zakładek, które są źródłem kanału RSS. Łącza ze stopki do usuniętych zakładek znikną. Usuniętych zakładek nie da się przywrócić.';

/** /ustawienia/zakladki (specification, section 2.6). */
export function ListPage() {
  const list = useResourceList(bookmarks, useListBookmarks, {
    nameOf: (bookmark: BookmarkRow) => bookmark.displayText,
    // specification, section 6
    disabledReason: (bookmark) => (bookmark.isSystem ? bookmarkMessages.systemRow : undefined),
    remove: {
      send: ({ ids, etags }) => deleteBookmarks({ bookmarkIds: ids, etags }),
      warning: (rows) => removalWarning(rows, listBookmarkUsages, warning),
    },
  });
  const { filters } = list.search;
  return (
    <DataList
      {...list}
      columns={columns}
      filterBar={
        <FilterBar filters={filters} column="displayText" label="Szukaj w nazwie">
          {(filter) => (
            <>
              <TextFilter filter={filter('displayText')} label="Nazwa wyświetlana" />
              <TextFilter filter={filter('title')} label="Tekst pod czytniki" />
              <YesNoFilter filter={filter('showOnMainPage')} label="Na stronie głównej" />
              <YesNoFilter filter={filter('isActive')} label="Aktywna" />
            </>
          )}
        </FilterBar>
      }
      emptyHint="Nie ma jeszcze zakładek w tej wersji językowej. Dodaj pierwszą."
    />
  );
}
