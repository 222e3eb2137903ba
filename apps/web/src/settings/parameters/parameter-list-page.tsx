import '../settings-list.css';
import { parameterFacts } from '@redakcja/domain/settings/parameters/system-parameter-facts';
import type { SystemParameterRow } from '@redakcja/generated/model/systemParameterRow';
import { useListSystemParameters } from '@redakcja/generated/settings/settings';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { DataList } from '../../shared/list/data-list.tsx';
import { FilterBar } from '../../shared/list/filters/filter-bar.tsx';
import { TextFilter } from '../../shared/list/filters/filter-fields.tsx';
import type { Column } from '../../shared/list/table/column.ts';
import { useScreenList } from '../../shared/list/use-resource-list.tsx';
import type { SearchParams } from '../../shared/search-params.ts';
import { useShownAddress } from '../../shared/shown-address.ts';
import { systemParameters } from '../resources.ts';
import { MenuLimitsCard } from './menu-limits-card.tsx';

/** Loaded when it is opened: the list needs no form. */
const ParameterDialog = lazy(async () => ({ default: (await import('./parameter-dialog.tsx')).ParameterDialog }));

const columns: Column<SystemParameterRow, typeof systemParameters.list>[] = [
  {
    name: 'displayName',
    header: 'Parametr',
    cell: (row) => row.displayName,
    sortable: true,
    className: 'column-quarter',
  },
  { name: 'labelValue', header: 'Wartość', cell: (row) => row.labelValue },
  {
    name: 'keyName',
    header: 'Co robi',
    cell: (row) => parameterFacts(row.keyName)?.does ?? row.keyName,
    sortable: true,
    className: 'column-sentence',
  },
];

const nameOf = (row: SystemParameterRow) => row.displayName;

/** /ustawienia/parametry-systemowe (specification, section 2.6); `?parametr=3` opens the parameter 3, `&pole=value.value` its field. */
export function ParameterListPage() {
  const list = useScreenList(systemParameters, useListSystemParameters, nameOf);
  const { filters } = list.search;
  const navigate = useNavigate();
  const { parametr } = useShownAddress().search;
  const opened = Number(parametr);
  const open = (id: number | undefined) =>
    navigate({
      to: '.',
      search: ({ parametr: _, pole: __, ...before }: SearchParams) =>
        id === undefined ? before : { ...before, parametr: String(id) },
    });
  return (
    <div className="flex flex-column gap-3">
      <DataList
        {...list}
        columns={columns}
        onOpen={(row) => void open(row.id)}
        filterBar={
          <FilterBar filters={filters} column="displayName" label="Szukaj w nazwie">
            {(filter) => (
              <>
                <TextFilter filter={filter('displayName')} label="Parametr" />
                <TextFilter filter={filter('keyName')} label="Klucz" />
              </>
            )}
          </FilterBar>
        }
      />
      <MenuLimitsCard />
      {Number.isInteger(opened) && opened > 0 && (
        <Suspense>
          <ParameterDialog key={opened} id={opened} onClose={() => void open(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
