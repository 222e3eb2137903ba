import type { Columns } from '@redakcja/domain/shared/lists/list-columns';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import type { QueryCallMeta } from '../query-meta.ts';
import { editPath, failureOf, type ListScreen, type Resource, recordAddress } from '../resource.ts';
import { LinkButton } from '../ui/buttons/link-button.tsx';
import { useWhy } from '../why/use-why.tsx';
import { useRemoval } from './bulk/use-removal.tsx';
import { useSelection } from './bulk/use-selection.ts';
import type { ListQuery } from './data-list.tsx';
import type { ListParams } from './search/list-params.ts';
import { useListSearch } from './search/use-list-search.ts';

/** A generated hook of a list, such as useListTags. */
type UseList<Row> = (
  params: ListParams & { lang?: string },
  options: { query: { placeholderData: typeof keepPreviousData; meta: QueryCallMeta } },
) => ListQuery<Row>;

interface ResourceListOptions<Row> {
  /** Accessible name of a row. */
  nameOf: (row: Row) => string;
  /** Why a row cannot be ticked; undefined when it can. */
  disabledReason?: (row: Row) => string | undefined;
  /** Absent: rows are not removed here. */
  remove?: {
    /** With the entity tags of the rows: a row that another user has changed is not removed, and the result names it. */
    send: (chosen: { ids: number[]; etags: string[] }) => Promise<RowResult[]>;
    /** Further effects of the removal, in one sentence; loaded for the selected rows where needed. */
    warning: string | ((rows: readonly Row[]) => Promise<string>);
  };
}

/** Rows and URL state of a list, as properties of DataList. */
export function useScreenList<Row, C extends Columns, S extends string>(
  screen: ListScreen<C, S>,
  useList: UseList<Row>,
  nameOf: (row: Row) => string,
) {
  const search = useListSearch(screen);
  const query = useList(search.params, {
    query: { placeholderData: keepPreviousData, meta: { errorMessage: failureOf.list(screen) } },
  });
  return { title: screen.title, search, query, nameOf, filtered: search.filters.active.length > 0 };
}

/** The list of a resource: rows lead to their forms, are ticked and removed, and a button leads to the form for a new one. */
export function useResourceList<Row extends { id: number; etag: string }, C extends Columns, S extends string>(
  resource: Resource<C, S>,
  useList: UseList<Row>,
  { nameOf, disabledReason, remove }: ResourceListOptions<Row>,
) {
  const { path, name, create, nouns, toasts } = resource;
  const list = useScreenList(resource, useList, nameOf);
  const selection = useSelection<Row>(list.search.scope);
  const { mutateAsync: send } = useMutation({
    mutationKey: [name, 'remove'],
    mutationFn: (rows: Row[]) =>
      remove?.send({ ids: rows.map((row) => row.id), etags: rows.map((row) => row.etag) }) ?? Promise.resolve([]),
    meta: { errorMessage: failureOf.remove(resource) },
  });
  const removal = useRemoval({
    selection,
    nameOf,
    noun: nouns,
    doneText: toasts.removed,
    recordOf: (id) => recordAddress(resource, id),
    warning: remove?.warning ?? '',
    send: (rows) => send(rows),
  });
  const why = useWhy();
  function askWhy({ id }: Row) {
    const record = recordAddress(resource, id);
    if (record !== undefined) why.ask(record);
  }
  return {
    ...list,
    editPath: (row: Row) => editPath(resource, row.id),
    addButton: create && <LinkButton to={`${path}/${create.word}`} label={create.button} icon="plus" />,
    selectable: { selection, disabledReason, onClosed: resource.record === undefined ? undefined : askWhy },
    bulkActions: remove && removal.button,
    dialogs: (
      <>
        {removal.results}
        {why.dialog}
      </>
    ),
  };
}
