import { Fragment, type ReactNode, useRef, useState } from 'react';
import { useDraftKey } from './draft-owner.ts';
import type { EditedRecord } from './record.ts';

interface NewRecordProps<Values extends object> {
  /** Names it for its draft: `tag:nowy`. */
  name: string;
  values: Values;
  /** After creating an item the app opens that item's edit route (specification, section 2.1). */
  cardOf: (id: number) => string;
  children: (record: EditedRecord<Values, undefined>) => ReactNode;
}

/** A record that is not there yet: the same form, nothing to load. */
export function NewRecord<Values extends object>({ name, values, cardOf, children }: NewRecordProps<Values>) {
  const [start, setStart] = useState({ form: 0, values, changes: undefined as Values | undefined });
  const isDirty = useRef(() => false);
  const draftKey = useDraftKey(name);
  const record: EditedRecord<Values, undefined> = {
    draftKey,
    data: undefined,
    values: start.values,
    etag: undefined,
    changes: start.changes,
    isRestarted: start.form > 0,
    isDirty,
    restart: (next, changes) => setStart((before) => ({ form: before.form + 1, values: next.values, changes })),
    cardOf,
    settle: () => undefined,
  };
  return <Fragment key={start.form}>{children(record)}</Fragment>;
}
