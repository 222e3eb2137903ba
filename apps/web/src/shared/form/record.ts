import type { Resource } from '../resource.ts';

/** What is edited, as it was last read: the form's values are made of it. */
export interface LoadedRecord<Data, Values extends object> {
  data: Data;
  values: Values;
  /** Entity tag that came with this very answer; undefined for a new record. */
  etag: string | undefined;
  /** Who saved it last, when and why, in one sentence. */
  savedBy?: string | undefined;
}

/** A record on the screen (edit-record.tsx, new-record.tsx), as the editor of its form needs it. */
export interface EditedRecord<Values extends object, Data = unknown> extends LoadedRecord<Data, Values> {
  resource: Resource;
  /** It is not stored yet: the save creates it. */
  isNew: boolean;
  /** Where the draft of this form is kept (draft-owner.ts). */
  draftKey: string;
  /** What the form starts with instead of `values`: a draft, or my changes over a newer version. */
  changes: Values | undefined;
  /** The form was made anew after a choice in a dialog or of a draft: the focus is lost unless it takes it. */
  isRestarted: boolean;
  /** The editor says here whether there is something that must not be thrown away. */
  isDirty: { current: () => boolean };
  /** Reads it anew, for the dialog about somebody else's changes; a new record has nothing to read. */
  readNewest?: () => Promise<LoadedRecord<Data, Values>>;
  /** Goes on with another state of the record, in a form made anew. `changes` are kept as unsaved. */
  restart(record: LoadedRecord<Data, Values>, changes?: Values): void;
  /** Takes the answer of a save over, in the form as it stands. */
  settle(answer: unknown): LoadedRecord<Data, Values> | undefined;
}
