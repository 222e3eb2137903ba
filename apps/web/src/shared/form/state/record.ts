import type { FormScreen } from '../../resource.ts';

/** One state of a record, from a response of the server. */
export interface RecordState<Values extends object, Data = unknown> {
  data: Data;
  /** Values of the form. */
  values: Values;
  /** Entity tag of that response; undefined for a new record. */
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
  /** Not stored yet: saving creates it. */
  isNew: boolean;
  /** Its address in the contract, where it can be asked about. */
  address?: string | undefined;
  /** Prefix of its draft keys: `tag:12`. */
  draftName: string;
  /** The last response of its query: it differs when another user has saved. Undefined for a new record. */
  fetched: object | undefined;
  /** Loads the current state for the conflict dialog; undefined for a new record. */
  fetchNewest?(): Promise<RecordState<Values, Data>>;
  /** State contained in a response, when the response is the record. */
  read(answer: unknown): RecordState<Values, Data> | undefined;
  /** Replaces the state of the form. A method: the editor passes on states without the type of their data. */
  onState(state: RecordState<Values, Data>): void;
}
