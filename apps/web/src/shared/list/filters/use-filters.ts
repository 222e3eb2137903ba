import type { Columns, Filter, FilterInput } from '@redakcja/domain/shared/lists/list-columns';
import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { SearchParams } from '../../search-params.ts';
import { useShownAddress } from '../../shown-address.ts';
import { listOf, patchListSearch } from '../search/list-search.ts';
import { activeFilters, isPersonalColumn, textsOf } from './filter-texts.ts';
import { hideFilters } from './hidden-filters.ts';

/** Filters of a list, stored in the URL except those that identify a person (hidden-filters.ts). */
export interface Filters<C extends Columns> {
  columns: C;
  active: readonly Filter<C>[];
  /** Parameters of the generated hook; undefined without filters. */
  texts: string[] | undefined;
  /** Replaces all filters. With `typing` the history entry is replaced instead of added. */
  set(filters: readonly (FilterInput<C> | Filter<C>)[], typing?: boolean): void;
}

/** `key` is the name of the parameter in the address, which is also its name in the contract. */
export function useFilters<C extends Columns>(columns: C, key: 'filters' | 'extraFilters'): Filters<C> {
  const { search } = useShownAddress();
  const navigate = useNavigate();
  const given = JSON.stringify([listOf(search[key]), listOf(search.hidden)[0]]);
  return useMemo(() => {
    const [texts, reference]: [string[], string?] = JSON.parse(given);
    const isPersonal = ({ column }: { column: keyof C & string }) => isPersonalColumn(columns, column);
    const isOpen = (filter: { column: keyof C & string }) => !isPersonal(filter);
    const active = activeFilters(columns, texts, reference);
    return {
      columns,
      active,
      texts: textsOf(columns, active),
      set(filters, typing = false) {
        const change: SearchParams = {
          [key]: writeFilters(columns, filters.filter(isOpen)),
          ...(Object.keys(columns).some((column) => isPersonalColumn(columns, column)) && {
            hidden: hideFilters(writeFilters(columns, filters.filter(isPersonal))),
          }),
        };
        navigate({ to: '.', search: (before: SearchParams) => patchListSearch(before, change), replace: typing });
      },
    };
  }, [columns, key, given, navigate]);
}
