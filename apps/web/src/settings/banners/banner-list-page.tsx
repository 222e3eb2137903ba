import type { BannerRow } from '@redakcja/generated/model/bannerRow';
import { deleteBanners, listBannerUsages, useListBanners } from '@redakcja/generated/settings/settings';
import { DataList } from '../../shared/list/data-list.tsx';
import { FilterBar } from '../../shared/list/filters/filter-bar.tsx';
import { TextFilter, YesNoFilter } from '../../shared/list/filters/filter-fields.tsx';
import type { Column } from '../../shared/list/table/column.ts';
import { useResourceList } from '../../shared/list/use-resource-list.tsx';
import { banners } from '../resources.ts';
import { removalWarning } from '../shared/record-usages.tsx';
import { ShownBadge } from '../shared/shown-badge.tsx';

const columns: Column<BannerRow, typeof banners.list>[] = [
  { name: 'name', header: 'Nazwa', cell: (banner) => banner.name, sortable: true },
  { name: 'displayText', header: 'Nazwa wyświetlana', cell: (banner) => banner.displayText, sortable: true },
  {
    name: 'title',
    header: 'Tekst pod czytniki dla osób słabowidzących',
    cell: (banner) => banner.title,
    sortable: true,
  },
  { name: 'isActive', header: 'Aktywny', cell: (banner) => <ShownBadge period={banner} />, sortable: true },
];

const warning =
  'Banery znikną ze strony. Usuniętych banerów nie da się przywrócić; baner, który ma wrócić, lepiej wyłączyć.';

/** /ustawienia/banery (specification, section 2.6). */
export function ListPage() {
  const list = useResourceList(banners, useListBanners, {
    nameOf: (banner: BannerRow) => banner.name,
    remove: {
      send: ({ ids, etags }) => deleteBanners({ bannerIds: ids, etags }),
      warning: (rows) => removalWarning(rows, listBannerUsages, warning),
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
              <TextFilter filter={filter('name')} label="Nazwa" />
              <TextFilter filter={filter('displayText')} label="Nazwa wyświetlana" />
              <TextFilter filter={filter('title')} label="Tekst pod czytniki" />
              <YesNoFilter filter={filter('isActive')} label="Aktywny" />
            </>
          )}
        </FilterBar>
      }
      emptyHint="Nie ma jeszcze banerów w tej wersji językowej. Dodaj pierwszy."
    />
  );
}
