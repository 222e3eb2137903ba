import type { Columns } from '@redakcja/domain/shared/lists/list-columns';
import { writeSortings } from '@redakcja/domain/shared/lists/list-query';
import type { ListScreen } from '../../resource.ts';
import type { SearchParams } from '../../search-params.ts';
import { readListSearch } from './list-search.ts';

/** Parameters of the generated hook of a list. */
export interface ListParams {
  page: number;
  size: number;
  filters?: string[];
  sortings?: string[];
  /** Only where rows have a language. */
  lang?: string;
}

/** Parameters of the generated hook, from the URL. */
export function listParams<C extends Columns, S extends string>(
  { list, isPerLanguage = false }: Pick<ListScreen<C, S>, 'list' | 'isPerLanguage'>,
  search: SearchParams,
  lang: string,
  filters: string[] | undefined,
): ListParams {
  const { page, size, sortings } = readListSearch(search, list);
  return {
    page,
    size,
    ...(isPerLanguage && { lang }),
    ...(filters && { filters }),
    ...(sortings.length > 0 && { sortings: writeSortings(sortings) }),
  };
}
