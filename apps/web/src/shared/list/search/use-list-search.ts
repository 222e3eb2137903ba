import type { Columns } from '@redakcja/domain/shared/lists/list-columns';
import { writeSortings } from '@redakcja/domain/shared/lists/list-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import type { ListScreen } from '../../resource.ts';
import { type SearchParams, stringifySearch } from '../../search-params.ts';
import { setActiveLanguage } from '../../session/language.ts';
import { useSession } from '../../session/session.ts';
import { useForeignLanguage } from '../../session/use-foreign-language.ts';
import { useShownAddress } from '../../shown-address.ts';
import { type Filters, useFilters } from '../filters/use-filters.ts';
import { type ListParams, listParams } from './list-params.ts';
import { rememberList } from './list-return.ts';
import { patchListSearch, readListSearch, scopeOf, withoutFilters } from './list-search.ts';

export type SortOrder = 'ascending' | 'descending' | 'none';

export interface Paging {
  page: number;
  size: number;
  setPage(page: number): void;
  setSize(size: number): void;
}

/** Function properties instead of methods, so that sortings of other columns do not type-check. */
export interface Ordering<S extends string = string> {
  orderOf: (column: S) => SortOrder;
  /** The order by the date of creation, which many lists begin with and few have as a column. */
  byCreation: SortOrder;
  toggleSort: (column: S) => void;
}

export interface ListSearchState<C extends Columns = Columns, S extends string = string> extends Paging, Ordering<S> {
  params: ListParams;
  lang: string;
  /** Absent where rows have no language. */
  setLang: ((isoCode: string) => void) | undefined;
  filters: Filters<C>;
  clearFilters(): void;
  /** Key of the set of rows, regardless of page and order. */
  scope: string;
}

const nextOrder = { none: 'ascending', ascending: 'descending', descending: 'none' } as const;

/** State of a list, stored in the address (list-search.ts). Forms return to its path (list-return.ts). */
export function useListSearch<C extends Columns, S extends string>({
  list,
  path,
  isPerLanguage = false,
}: Pick<ListScreen<C, S>, 'list' | 'path' | 'isPerLanguage'>): ListSearchState<C, S> {
  const { pathname, search } = useShownAddress();
  const navigate = useNavigate();
  const session = useSession();
  const filters = useFilters(list.columns, 'filters');
  const address = pathname + stringifySearch(search);
  const requested = readListSearch(search, list).lang?.toUpperCase();
  const { languages } = session.parameters;
  const lang = languages.some(({ isoCode }) => isoCode === requested) && requested ? requested : session.language;
  useForeignLanguage(
    isPerLanguage ? requested : undefined,
    languages.find(({ isoCode }) => isoCode === lang),
  );
  useEffect(() => rememberList(path, address), [path, address]);

  return useMemo(() => {
    const { page, size, sortings } = readListSearch(search, list);
    const go = (change: SearchParams) =>
      navigate({ to: '.', search: (before: SearchParams) => patchListSearch(before, change) });
    const orders = sortings.length > 0 ? sortings : list.defaultSortings;

    function orderOf(column: string): SortOrder {
      const sorting = orders.find((one) => one.column === column);
      if (!sorting) return 'none';
      return sorting.direction === 'asc' ? 'ascending' : 'descending';
    }
    return {
      page,
      size,
      lang,
      filters,
      params: listParams({ list, isPerLanguage }, search, lang, filters.texts),
      scope: scopeOf({ ...search, lang }),
      orderOf,
      byCreation: orderOf('createdDate'),
      toggleSort(column) {
        const next = nextOrder[orderOf(column)];
        const direction = next === 'ascending' ? 'asc' : 'desc';
        go({ sortings: next === 'none' ? undefined : writeSortings<S>([{ column, direction }]) });
      },
      setPage: (next) => go({ page: String(next) }),
      setSize: (next) => go({ size: String(next) }),
      setLang: isPerLanguage
        ? (isoCode) => {
            setActiveLanguage(isoCode);
            go({ lang: isoCode });
          }
        : undefined,
      clearFilters: () => navigate({ to: '.', search: withoutFilters }),
    };
  }, [search, list, isPerLanguage, lang, filters, navigate]);
}
