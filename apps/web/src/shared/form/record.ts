import type { Resource } from '../resource.ts';

/** One state of a record, as the server answered it. */
export interface RecordState<Values extends object, Data = unknown> {
  data: Data;
  /** What a form holds of it. */
  values: Values;
  /** Entity tag that came with this very answer; undefined for a new record. */
  etag: string | undefined;
  /** Who saved it last, when and why, in one sentence. */
  savedBy?: string | undefined;
}

/**
 * What a form is made of (edit-record.tsx, new-record.tsx). It goes one way: the record comes in, the form holds a draft over it,
 * the save goes out, and its answer comes in as the next state.
 */
export interface FormRecord<Values extends object, Data = unknown> extends RecordState<Values, Data> {
  resource: Resource;
  /** It is not stored yet: the save creates it. */
  isNew: boolean;
  /** Names its drafts in the browser: `tag:12`. */
  draftName: string;
  /** The last answer of its query: another state when somebody else has saved. Undefined for a new record. */
  fetched: object | undefined;
  /** Reads the newest state, for the dialog about somebody else's changes; a new record has none. */
  fetchNewest?(): Promise<RecordState<Values, Data>>;
  /** The state that an answer of the server carries, if it is the record itself. */
  read(answer: unknown): RecordState<Values, Data> | undefined;
  /** The form is about this state from now on. A method: the editor hands on states without knowing what their data are. */
  onState(state: RecordState<Values, Data>): void;
}
