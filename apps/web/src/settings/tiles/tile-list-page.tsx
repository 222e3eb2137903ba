import { linkTypeLabels, optionsOf } from '@redakcja/domain/shared/link-labels';
import type { TileRow } from '@redakcja/generated/model/tileRow';
import { deleteTiles, listTileUsages, useListTiles } from '@redakcja/generated/settings/settings';
import { lazy, Suspense, useState } from 'react';
import { DataList } from '../../shared/list/data-list.tsx';
import { FilterBar } from '../../shared/list/filters/filter-bar.tsx';
import { ChoicesFilter, TextFilter, YesNoFilter } from '../../shared/list/filters/filter-fields.tsx';
import type { Column } from '../../shared/list/table/column.ts';
import { useResourceList } from '../../shared/list/use-resource-list.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { tiles } from '../resources.ts';
import { removalWarning } from '../shared/record-usages.tsx';
import { ShownBadge } from '../shared/shown-badge.tsx';

/** Loaded when it is opened: the list needs no form. */
const TileSettingsDialog = lazy(async () => ({
  default: (await import('./tile-settings-dialog.tsx')).TileSettingsDialog,
}));

const columns: Column<TileRow, typeof tiles.list>[] = [
  { name: 'displayText', header: 'Nazwa wyświetlana', cell: (tile) => tile.displayText, sortable: true },
  { name: 'title', header: 'Tekst pod czytniki dla osób słabowidzących', cell: (tile) => tile.title, sortable: true },
  {
    name: 'linkType',
    header: 'Źródło łącza',
    cell: (tile) => linkTypeLabels[tile.linkType],
    sortable: true,
    className: 'white-space-nowrap',
  },
  { name: 'isActive', header: 'Aktywny', cell: (tile) => <ShownBadge period={tile} />, sortable: true },
];

const warning = 'Nie można usunąć kafli, które są na stronie głównej. Usuniętych kafli nie da się przywrócić.';

/** /ustawienia/kafle (specification, section 2.6). */
export function ListPage() {
  const [isChoosing, setChoosing] = useState(false);
  const list = useResourceList(tiles, useListTiles, {
    nameOf: (tile: TileRow) => tile.displayText,
    remove: {
      send: ({ ids, etags }) => deleteTiles({ tileIds: ids, etags }),
      warning: (rows) => removalWarning(rows, listTileUsages, warning),
    },
  });
  const { filters } = list.search;
  return (
    <DataList
      {...list}
      columns={columns}
      addButton={
        <>
          <Button label="Ustawienia kafli" icon="cog" onClick={() => setChoosing(true)} />
          {list.addButton}
        </>
      }
      dialogs={
        <>
          {list.dialogs}
          {isChoosing && (
            <Suspense>
              <TileSettingsDialog onClose={() => setChoosing(false)} />
            </Suspense>
          )}
        </>
      }
      filterBar={
        <FilterBar filters={filters} column="displayText" label="Szukaj w nazwie">
          {(filter) => (
            <>
              <TextFilter filter={filter('displayText')} label="Nazwa wyświetlana" />
              <TextFilter filter={filter('title')} label="Tekst pod czytniki" />
              <ChoicesFilter filter={filter('linkType')} label="Źródło łącza" options={optionsOf(linkTypeLabels)} />
              <YesNoFilter filter={filter('isActive')} label="Aktywny" />
            </>
          )}
        </FilterBar>
      }
      emptyHint="Nie ma jeszcze kafli w tej wersji językowej. Dodaj pierwszy."
    />
  );
}
