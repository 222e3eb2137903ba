import { etagOf } from '@redakcja/generated/http';
import { type ReactNode, useState } from 'react';
import { statusOf } from '../../problem.ts';
import { type FormScreen, recordAddress } from '../../resource.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { LoadFailure } from '../../ui/messages/load-failure.tsx';
import { Loader } from '../../ui/messages/loader.tsx';
import type { FormRecord, RecordState } from '../state/record.ts';
import { FormSkeleton } from './form-skeleton.tsx';

/** Result of a generated hook such as useGetTag(id). */
export interface RecordQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  /** Waits for the network. */
  isPaused?: boolean;
  refetch: () => Promise<{ data: Data | undefined; error: unknown }>;
}

interface EditRecordProps<Values extends object, Data extends object> {
  resource: FormScreen;
  id: number | string;
  query: RecordQuery<Data>;
  /** What else the form needs is there. */
  isReady?: boolean;
  toValues: (data: Data) => Values;
  /** Who saved it last, when and why, in one sentence: shown to whom another save comes in between. */
  savedBy?: (data: Data) => string | undefined;
  children: (record: FormRecord<Values, Data>) => ReactNode;
}

/** Loads a record and shows its form with loaded data only. */
export function EditRecord<Values extends object, Data extends object>(props: EditRecordProps<Values, Data>) {
  return <Opened key={props.id} {...props} />;
}

/**
 * What an earlier visit has left may be read anew now: a form that opened with it would have other data under the first keys, or conflict with the
 * person's own save. Without a network it is all there is.
 */
function Opened<Values extends object, Data extends object>(props: EditRecordProps<Values, Data>) {
  const { resource, query, isReady = true } = props;
  const isAwaited = !isReady || (query.isFetching && !query.isPaused);
  const [isOpen, setOpen] = useState(!isAwaited);
  if (!isOpen && !isAwaited) setOpen(true);
  if (query.data !== undefined && isOpen) return <Loaded {...props} data={query.data} />;
  if (query.isPaused) return <Loader text="Brak połączenia z siecią. Ekran wczyta się sam, gdy połączenie wróci." />;
  if (query.isFetching || (query.data !== undefined && isAwaited)) return <FormSkeleton resource={resource} />;
  if (statusOf(query.error) !== 404 && query.error !== null) return <LoadFailure isPage onRetry={query.refetch} />;
  return (
    <EmptyState
      isPage
      icon="search"
      title="Nie znaleziono"
      hint="Pozycja mogła zostać usunięta."
      action={resource.list && <LinkButton to={resource.path} label="Przejdź do listy" variant="secondary" />}
    />
  );
}

function Loaded<Values extends object, Data extends object>(props: EditRecordProps<Values, Data> & { data: Data }) {
  const { resource, id, query, data, toValues, savedBy, children } = props;
  const stateOf = (answer: Data): RecordState<Values, Data> => ({
    data: answer,
    values: toValues(answer),
    etag: etagOf(answer),
    savedBy: savedBy?.(answer),
  });
  const [state, setState] = useState(() => stateOf(data));
  // The same state of the record with current related data, such as other versions.
  const isCurrent = state.etag !== undefined && etagOf(data) === state.etag;
  return children({
    ...state,
    data: isCurrent ? data : state.data,
    resource,
    isNew: false,
    address: recordAddress(resource, id),
    draftName: `${resource.name}:${id}`,
    fetched: data,
    async fetchNewest() {
      const { data: newest, error } = await query.refetch();
      if (newest === undefined) throw error;
      return stateOf(newest);
    },
    read(answer) {
      // An answer that carries an entity tag is the record itself, as it is now (contract, PUT).
      const isRecord = typeof answer === 'object' && answer !== null && etagOf(answer) !== undefined;
      return isRecord ? stateOf(answer as Data) : undefined;
    },
    onState: setState,
  });
}
