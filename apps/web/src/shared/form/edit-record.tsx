import { etagOf } from '@redakcja/generated/http';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { statusOf } from '../problem.ts';
import type { Resource } from '../resource.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Loader } from '../ui/loader.tsx';
import { useDraftKey } from './draft-owner.ts';
import type { EditedRecord, LoadedRecord } from './record.ts';

/** What is needed of a generated hook such as useGetTag(id). */
export interface RecordQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<{ data: Data | undefined; error: unknown }>;
}

interface EditRecordProps<Data extends object, Values extends object> {
  resource: Resource;
  id: number;
  query: RecordQuery<Data>;
  toValues: (data: Data) => Values;
  /** Who saved it last, when and why, in one sentence: said to whom another save comes in between. */
  savedBy?: (data: Data) => string | undefined;
  children: (record: EditedRecord<Values, Data>) => ReactNode;
}

/**
 * Loads a record and shows its form with loaded data only. Fresh data from the server replace the form as long as nothing
 * in it is unsaved; after that the form keeps what it was made of, and the save finds out about somebody else's changes.
 */
export function EditRecord<Data extends object, Values extends object>(props: EditRecordProps<Data, Values>) {
  const { query } = props;
  if (query.data !== undefined) return <Loaded key={props.id} {...props} data={query.data} />;
  if (query.isFetching) return <Loader />;
  if (statusOf(query.error) === 404 || query.error === null) {
    return <NotFound list={props.resource.path} />;
  }
  return <LoadFailure isPage onRetry={query.refetch} />;
}

function NotFound({ list }: { list: string }) {
  return (
    <EmptyState
      isPage
      icon="search"
      title="Nie znaleziono"
      hint="Pozycja mogła zostać usunięta."
      action={<LinkButton to={list} label="Przejdź do listy" variant="secondary" />}
    />
  );
}

interface Shown<Data, Values extends object> extends LoadedRecord<Data, Values> {
  changes: Values | undefined;
  isRestarted: boolean;
  /** Counts the forms made: another number is another form. */
  form: number;
  /** The answer of the query it was last compared with. */
  seen: Data;
}

function Loaded<Data extends object, Values extends object>(props: EditRecordProps<Data, Values> & { data: Data }) {
  const { resource, id, query, data, toValues, savedBy, children } = props;
  const read = (answer: Data) => ({
    data: answer,
    values: toValues(answer),
    etag: etagOf(answer),
    savedBy: savedBy?.(answer),
  });
  const [shown, setShown] = useState<Shown<Data, Values>>(() => ({
    ...read(data),
    changes: undefined,
    isRestarted: false,
    form: 0,
    seen: data,
  }));
  const isDirty = useRef(() => false);
  const draftKey = useDraftKey(`${resource.name}:${id}`);

  // Set while rendering, so that the old form never shows with the new data (react.dev, "Adjusting some state when a prop changes").
  if (data !== shown.seen) {
    const isOurs = etagOf(data) !== undefined && etagOf(data) === shown.etag;
    // The same state of the record, with what lies around it as it is now: other versions, its translations.
    if (isOurs) setShown({ ...shown, data, seen: data });
    else if (isDirty.current()) setShown({ ...shown, seen: data });
    else setShown({ ...read(data), changes: undefined, isRestarted: false, form: shown.form + 1, seen: data });
  }

  const record: EditedRecord<Values, Data> = {
    resource,
    isNew: false,
    draftKey,
    data: shown.data,
    values: shown.values,
    etag: shown.etag,
    changes: shown.changes,
    isRestarted: shown.isRestarted,
    isDirty,
    async readNewest() {
      const { data: newest, error } = await query.refetch();
      if (newest === undefined) throw error;
      return read(newest);
    },
    restart: ({ data: restarted, values, etag, savedBy: by }, changes) =>
      setShown((before) => ({
        ...before,
        ...{ data: restarted, values, etag, savedBy: by },
        changes,
        isRestarted: true,
        form: before.form + 1,
      })),
    settle(answer) {
      if (typeof answer !== 'object' || answer === null || etagOf(answer) === undefined) return undefined;
      // An answer that carries an entity tag is the record itself, as it is now (contract, PUT).
      const next = read(answer as Data);
      setShown((before) => ({ ...before, ...next, changes: undefined }));
      return next;
    },
  };
  return <Fragment key={shown.form}>{children(record)}</Fragment>;
}
