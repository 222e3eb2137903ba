import { type ReactNode, useState } from 'react';
import type { Resource } from '../../resource.ts';
import type { FormRecord, RecordState } from '../state/record.ts';

interface NewRecordProps<Values extends object> {
  resource: Resource;
  /** Distinguishes drafts of new records of several kinds, such as languages. */
  kind?: string;
  values: Values;
  children: (record: FormRecord<Values, undefined>) => ReactNode;
}

/** Form of a new record, which needs no loading. */
export function NewRecord<Values extends object>({ resource, kind, values, children }: NewRecordProps<Values>) {
  const [state, setState] = useState<RecordState<Values, undefined>>({ data: undefined, values, etag: undefined });
  return children({
    ...state,
    resource,
    isNew: true,
    draftName: [resource.name, resource.create?.crumb, kind].filter(Boolean).join(':'),
    fetched: undefined,
    read: () => undefined,
    onState: setState,
  });
}
