import { languageStatusLabels } from '@redakcja/domain/settings/settings-labels';
import { formatDate } from '@redakcja/domain/shared/formats/dates';
import { DateFormat } from '@redakcja/generated/model/dateFormat';
import type { LanguageRow } from '@redakcja/generated/model/languageRow';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { useListLanguages } from '@redakcja/generated/settings/settings';
import { DataList } from '../../shared/list/data-list.tsx';
import { FilterBar } from '../../shared/list/filters/filter-bar.tsx';
import { ChoicesFilter, TextFilter } from '../../shared/list/filters/filter-fields.tsx';
import type { Column } from '../../shared/list/table/column.ts';
import { useResourceList } from '../../shared/list/use-resource-list.tsx';
import { Badge } from '../../shared/ui/page/badge.tsx';
import { FlaggedCode } from '../../shared/ui/page/flag.tsx';
import { StateBadge } from '../../shared/ui/page/state-badge.tsx';
import { languages } from '../resources.ts';

/** A day whose number is no month, so that the order of its parts is seen. */
const exampleDay = '2026-11-27T12:00:00Z';

const columns: Column<LanguageRow, typeof languages.list>[] = [
  { name: 'name', header: 'Nazwa języka', cell: (language) => language.name, sortable: true },
  {
    name: 'localName',
    header: 'Nazwa lokalna',
    cell: (language) => language.localName,
    sortable: true,
  },
  {
    name: 'isoCode',
    header: 'Kod ISO',
    cell: ({ isoCode, isoCodeFile }) => <FlaggedCode code={isoCode} file={isoCodeFile} />,
    sortable: true,
  },
  {
    name: 'dateFormat',
    header: 'Format daty',
    cell: (language) => formatDate(exampleDay, language.dateFormat),
    sortable: true,
    className: 'tabular',
  },
  {
    name: 'status',
    header: 'Status',
    cell: ({ isDefault, status }) =>
      isDefault ? (
        <Badge tone="accent">Domyślna</Badge>
      ) : (
        <StateBadge value={status === LanguageStatus.Active} on="Aktywna" off="Nieaktywna" />
      ),
  },
];

const statuses = Object.values(LanguageStatus).map((value) => ({ value, label: languageStatusLabels[value] }));
const formats = Object.values(DateFormat).map((value) => ({ value, label: value }));

/** /ustawienia/wersje-jezykowe (specification, section 2.6): the list has no removal. */
export function ListPage() {
  const { selectable: _none, ...list } = useResourceList(languages, useListLanguages, {
    nameOf: (language: LanguageRow) => language.name,
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
              <TextFilter filter={filter('name')} label="Nazwa języka" />
              <TextFilter filter={filter('localName')} label="Nazwa lokalna" />
              <TextFilter filter={filter('isoCode')} label="Kod ISO" />
              <ChoicesFilter filter={filter('dateFormat')} label="Format daty" options={formats} />
              <ChoicesFilter filter={filter('status')} label="Status" options={statuses} />
            </>
          )}
        </FilterBar>
      }
      emptyHint="Nie ma jeszcze wersji językowych."
    />
  );
}
