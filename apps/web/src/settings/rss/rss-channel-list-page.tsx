import type { RssChannelRow } from '@redakcja/generated/model/rssChannelRow';
import { deleteRssChannels, useListRssChannels } from '@redakcja/generated/settings/settings';
import { DataList } from '../../shared/list/data-list.tsx';
import { FilterBar } from '../../shared/list/filters/filter-bar.tsx';
import { TextFilter, YesNoFilter } from '../../shared/list/filters/filter-fields.tsx';
import type { Column } from '../../shared/list/table/column.ts';
import { useResourceList } from '../../shared/list/use-resource-list.tsx';
import { StateBadge } from '../../shared/ui/page/state-badge.tsx';
import { rssChannels } from '../resources.ts';

const columns: Column<RssChannelRow, typeof rssChannels.list>[] = [
  { name: 'displayText', header: 'Nazwa wyświetlana', cell: (channel) => channel.displayText, sortable: true },
  {
    name: 'title',
    header: 'Tekst pod czytniki dla osób słabowidzących',
    cell: (channel) => channel.title,
    sortable: true,
  },
  {
    name: 'isActive',
    header: 'Aktywny',
    cell: (channel) => <StateBadge value={channel.isActive} on="Aktywny" off="Nieaktywny" />,
    sortable: true,
  },
];

/** /ustawienia/kanaly-rss (specification, section 2.6). */
export function ListPage() {
  const list = useResourceList(rssChannels, useListRssChannels, {
    nameOf: (channel: RssChannelRow) => channel.displayText,
    remove: {
      send: ({ ids, etags }) => deleteRssChannels({ rssChannelIds: ids, etags }),
      warning:
        'Czytelnicy, którzy subskrybują kanał, przestaną dostawać z niego nowości. Kanału nie da się przywrócić.',
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
              <YesNoFilter filter={filter('isActive')} label="Aktywny" />
            </>
          )}
        </FilterBar>
      }
      emptyHint="Nie ma jeszcze kanałów RSS w tej wersji językowej. Dodaj pierwszy."
    />
  );
}
