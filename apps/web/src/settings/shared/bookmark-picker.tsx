import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { listBookmarksDefinition } from '@redakcja/generated/lists/listBookmarks';
import { useListBookmarks } from '@redakcja/generated/settings/settings';
import { PickerDialog } from '../../shared/pickers/picker-dialog.tsx';
import type { PickerProps } from '../../shared/pickers/picker-props.ts';
import { usePickerSearch } from '../../shared/pickers/use-picker-search.ts';

export interface PickedBookmark {
  id: number;
  displayText: string;
}

interface BookmarkPickerProps extends PickerProps<PickedBookmark> {
  /** ISO code. */
  lang: string;
}

/** Picker of bookmarks of one language. There are few of them, so all are shown without a query. */
export function BookmarkPicker({ lang, onPick, ...dialog }: BookmarkPickerProps) {
  const search = usePickerSearch(0);
  const filters = writeFilters(listBookmarksDefinition.columns, [
    { column: 'displayText', operation: 'contains', values: [search.searched] },
  ]);
  const meta = { optional: true, errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania listy zakładek' };
  const query = useListBookmarks({ lang, size: 100, ...(search.searched !== '' && { filters }) }, { query: { meta } });
  return (
    <PickerDialog<PickedBookmark>
      {...dialog}
      search={search}
      query={query}
      madeIn="Zakładki dodaje się w Ustawieniach, na ekranie Zakładki"
      itemOf={({ id, displayText }) => ({ id, name: displayText })}
      onPick={(picked) => onPick(picked.map(({ id, displayText }) => ({ id, displayText })))}
    />
  );
}
