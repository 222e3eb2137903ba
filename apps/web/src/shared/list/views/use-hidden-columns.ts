import { useNavigate } from '@tanstack/react-router';
import type { SearchParams } from '../../search-params.ts';
import { useSession } from '../../session/session.ts';
import { useShownAddress } from '../../shown-address.ts';
import { readStored, writeStored } from '../../stored.ts';
import { useIsNarrow } from '../../ui/page/use-is-narrow.ts';
import { listOf } from '../search/list-search.ts';

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

interface ListedColumn {
  name: string;
  unchosen?: 'wide' | 'hidden';
}

/**
 * Columns that the user has hidden: those of the address, which can be shared; without them those of the last visit. Who has never chosen any
 * sees what the list itself shows on this screen.
 */
export function useHiddenColumns(columns: readonly ListedColumn[]) {
  const { pathname, search } = useShownAddress();
  const navigate = useNavigate();
  const key = `redakcja-bip:ukryte-kolumny:${useSession().user.id}:${pathname}`;
  const isNarrow = useIsNarrow();
  const given = listOf(search.without)[0];
  const chosen = given === undefined ? readStored(key) : given.split(';').filter((one) => one !== '');
  const hidden =
    chosen === null
      ? columns
          .filter(({ unchosen }) => unchosen === 'hidden' || (unchosen === 'wide' && isNarrow))
          .map(({ name }) => name)
      : texts(chosen);
  return {
    hidden,
    isHidden: (column: string) => hidden.includes(column),
    hide(column: string, isHidden: boolean) {
      const next = [...hidden.filter((one) => one !== column), ...(isHidden ? [column] : [])];
      writeStored(key, next);
      navigate({ to: '.', search: (before: SearchParams) => ({ ...before, without: next.join(';') }), replace: true });
    },
  };
}

export interface ListViewProps {
  /** Columns that can be hidden: all but the first one. */
  columns: readonly { name: string; header: string }[];
  hiding: ReturnType<typeof useHiddenColumns>;
}
