import type { FormScreen } from '../resource.ts';

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
 * State of a form (edit-record.tsx, new-record.tsx). Data flow one way: the record is loaded, the form edits a draft of it, the save sends the draft,
 * and its response is the next state.
 */
export interface FormRecord<Values extends object, Data = unknown> extends RecordState<Values, Data> {
  resource: FormScreen;
  /** It is not stored yet: the save creates it. */
  isNew: boolean;
  /** Names its drafts in the browser: `tag:12`. */
  draftName: string;
  /** The last response of its query: it differs when another user has saved. Undefined for a new record. */
  fetched: object | undefined;
  /** Reads the newest state, for the conflict dialog; a new record has none. */
  fetchNewest?(): Promise<RecordState<Values, Data>>;
  /** The state that an answer of the server carries, if it is the record itself. */
  read(answer: unknown): RecordState<Values, Data> | undefined;
  /** Replaces the state of the form. A method: the editor passes on states without the type of their data. */
  onState(state: RecordState<Values, Data>): void;
}
