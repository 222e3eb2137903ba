import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { lastChangeOf, statusOf } from '../../problem.ts';
import type { Question } from '../../ui/dialogs/use-question.ts';
import { type Choice, type Conflict, merged, sameValue } from '../conflict/merge.ts';
import { type Joined, useConflict } from '../conflict/use-conflict.ts';
import { type LeftOverDrafts, useDraft } from '../draft/use-draft.ts';
import { useLeaveGuard } from '../page/use-leave-guard.ts';
import { useOpenCreated } from '../page/use-open-created.ts';
import { type FormSchema, putValues } from './app-form.ts';
import type { FormRecord, RecordState } from './record.ts';
import { type Form, useForm } from './use-form.ts';
import type { Save } from './use-save.ts';

interface EditorOptions<Values extends object, Output extends object> {
  record: FormRecord<Values>;
  schema: FormSchema<Values, Output>;
  /**
   * Sends the values with the entity tag of the loaded state. Returns the response, or `false` when the user has
   * cancelled the save in a dialog.
   */
  save: Save<Output>;
  /** Why the record cannot be saved. */
  disabledReason?: string | undefined;
  /** What a save leaves out of these values: it stays in the form as unsaved. */
  unsent?: (values: Values) => Partial<Values>;
  /** Fields excluded from drafts: personal data must not be stored on a shared computer. */
  privateFields?: readonly (keyof Values & string)[];
}

export interface Editor<Values extends object> extends Form<Values> {
  record: FormRecord<Values>;
  /** Whether there are unsaved changes now; components subscribe with `useDirty`. */
  isDirty: () => boolean;
  /** Discards unsaved changes. */
  discard: () => void;
  disabledReason: string | undefined;
  /** Adopts the response of an action other than a save; unsaved changes stay. */
  accept: (answer: object) => void;
  drafts: LeftOverDrafts;
  restoreDraft: () => void;
  conflict: Question<Conflict<Values>, Choice> | undefined;
  /** Counts replacements of the form's values by a choice; a pending action of the previous values is cancelled. */
  replacements: number;
  /** What was joined with the form and is not saved yet. */
  joined: Joined | undefined;
  /** Joins what somebody else has saved by now, before a save finds it; `isShown` lists it first. */
  joinNewest: (isShown: boolean) => Promise<void>;
}

/** The mechanics of a form screen: saving, the draft, leaving, and concurrent changes. */
export function useEditor<Values extends object, Output extends object>(
  options: EditorOptions<Values, Output>,
): Editor<Values> {
  const { record, schema, save, disabledReason, unsent, privateFields } = options;
  const base = useForm({ schema, values: record.values, send });
  const { form, fields } = base;
  const drafts = useDraft(form, record, privateFields);
  const conflict = useConflict(base, applyState);
  const openCreated = useOpenCreated(record);
  // The record of the last render: a callback that waited for the server was made with an earlier one.
  const latest = useRef(record);
  useLayoutEffect(() => {
    latest.current = record;
  });
  const isDirty = () => !sameValue(form.state.values, latest.current.values);
  const discard = () => putValues(form, latest.current.values);
  useLeaveGuard(() => fields.heldReason !== undefined || isDirty(), discard);

  /** The form shows another state of the record. Only fields that differ are set, so the others keep their cursor. */
  function applyState(state: RecordState<Values>, values: Values) {
    putValues(form, values);
    fields.setServerErrors([]);
    record.onState(state);
  }

  function adopt(state: RecordState<Values>) {
    conflict.endJoined();
    applyState(state, state.values);
  }

  // Fresh data from the server replace the form only while nothing in it is unsaved; otherwise the save finds the conflict.
  const onFetched = useEffectEvent((answer: object) => {
    const state = record.read(answer);
    if (state && state.etag !== record.etag && !isDirty()) adopt(state);
  });
  useEffect(() => {
    if (record.fetched) onFetched(record.fetched);
  }, [record.fetched]);

  async function send(output: Output, sent: Values) {
    try {
      const answer = await save(output, record.etag);
      if (answer === false) return false;
      if (record.isNew) await openCreated(answer, sent);
      else acceptAnswer(answer, sent);
      return true;
    } catch (error) {
      if (statusOf(error) !== 412 || !record.fetchNewest) throw error;
      const newest = await record.fetchNewest().catch(() => undefined);
      if (newest)
        void conflict.resolveSaved(record.values, { ...newest, savedBy: newest.savedBy ?? lastChangeOf(error) });
      return false;
    }
  }

  /** Input made during the request is kept as unsaved. */
  function acceptAnswer(answer: unknown, before: Values) {
    const state = record.read(answer);
    if (!state) return;
    const saved = { ...state.values, ...unsent?.(before) };
    conflict.endJoined();
    // a text stays as it was typed on, so that its cursor does not move
    applyState(state, merged(before, form.state.values, saved, { isGroup: fields.isGroup }));
  }

  async function joinNewest(isShown: boolean) {
    const newest = await record.fetchNewest?.().catch(() => undefined);
    if (!newest || newest.etag === latest.current.etag) return;
    if (isDirty()) await conflict.resolveSaved(latest.current.values, newest, isShown);
    else adopt(newest);
  }

  async function restoreDraft() {
    if (!drafts.offered) return;
    const choice = await conflict.resolveDraft(record, drafts.offered);
    if (choice !== undefined) drafts.dismiss();
  }

  return {
    ...base,
    submit: async () => disabledReason === undefined && base.submit(),
    record,
    isDirty,
    discard,
    disabledReason,
    accept: (answer) => acceptAnswer(answer, latest.current.values),
    drafts,
    restoreDraft: () => void restoreDraft(),
    conflict: conflict.question,
    replacements: conflict.replacements,
    joined: conflict.joined,
    joinNewest,
  };
}
