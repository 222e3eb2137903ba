import { Fragment, type ReactNode, useRef, useState } from 'react';
import type { Resource } from '../resource.ts';
import { useDraftKey } from './draft-owner.ts';
import type { EditedRecord } from './record.ts';

interface NewRecordProps<Values extends object> {
  resource: Resource;
  /** Tells drafts of new records apart where there are several kinds, such as languages. */
  kind?: string;
  values: Values;
  children: (record: EditedRecord<Values, undefined>) => ReactNode;
}

/** A record that is not there yet: the same form, nothing to load. */
export function NewRecord<Values extends object>({ resource, kind, values, children }: NewRecordProps<Values>) {
  const [start, setStart] = useState({ form: 0, values, changes: undefined as Values | undefined });
  const isDirty = useRef(() => false);
  const draftKey = useDraftKey([resource.name, resource.create?.crumb, kind].filter(Boolean).join(':'));
  const record: EditedRecord<Values, undefined> = {
    resource,
    isNew: true,
    draftKey,
    data: undefined,
    values: start.values,
    etag: undefined,
    changes: start.changes,
    isRestarted: start.form > 0,
    isDirty,
    restart: (next, changes) => setStart((before) => ({ form: before.form + 1, values: next.values, changes })),
    settle: () => undefined,
  };
  return <Fragment key={start.form}>{children(record)}</Fragment>;
}
