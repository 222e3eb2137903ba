import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { statusOf } from '../problem.ts';
import { editPath } from '../resource.ts';
import { type Question, useQuestion } from '../ui/use-question.ts';
import { type FormSchema, putValues } from './app-form.ts';
import { type Choice, type Conflict, differences, merged, sameValue } from './merge.ts';
import type { FormRecord, RecordState } from './record.ts';
import { type LeftOverDrafts, useDraft } from './use-draft.ts';
import { type Form, useForm } from './use-form.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import type { Save } from './use-save.ts';

interface EditorOptions<Values extends object, Output extends object> {
  record: FormRecord<Values>;
  schema: FormSchema<Values, Output>;
  /**
   * Sends it, with the entity tag of what the form was made of. Answers what the server answered, or `false` when the person has
   * changed their mind on the way.
   */
  save: Save<Output>;
  /** Why nothing here can be saved. */
  disabledReason?: string | undefined;
  /** Fields that are not kept in the browser with the draft: personal data do not stay on a shared computer. */
  privateFields?: readonly (keyof Values & string)[];
}

export interface Editor<Values extends object> extends Form<Values> {
  record: FormRecord<Values>;
  /** Whether something is unsaved at this moment; `useDirty` keeps a part of the screen up to it. */
  isDirty: () => boolean;
  disabledReason: string | undefined;
  /** The record is what this answer says: something else than a save has changed it. What is unsaved stays. */
  accept: (answer: object) => void;
  drafts: LeftOverDrafts;
  restoreDraft: () => void;
  conflict: Question<Conflict<Values>, Choice> | undefined;
  /** Counts how often a choice has put other values into the form: what was pressed for it is gone. */
  replacements: number;
}

/** The mechanics of a form screen: saving, the draft, leaving, and somebody else's changes. */
export function useEditor<Values extends object, Output extends object>(
  options: EditorOptions<Values, Output>,
): Editor<Values> {
  const { record, schema, save, disabledReason, privateFields } = options;
  const navigate = useNavigate();
  const base = useForm({ schema, values: record.values, send });
  const { form, fields } = base;
  const drafts = useDraft(form, record, privateFields);
  const { ask, pending: conflict } = useQuestion<Conflict<Values>, Choice>();
  const [replacements, setReplacements] = useState(0);
  // As React has committed it last: what waited for the server began with an earlier state of the record.
  const latest = useRef(record);
  useLayoutEffect(() => {
    latest.current = record;
  });
  const isDirty = () => !sameValue(form.state.values, latest.current.values);
  const discard = () => putValues(form, latest.current.values);
  useLeaveGuard(() => fields.heldReason !== undefined || isDirty(), discard);

  /** The form is about another state of the record. Only fields that differ are put in anew: the others keep their cursor. */
  function goOnFrom(state: RecordState<Values>, values: Values) {
    putValues(form, values);
    fields.setServerErrors([]);
    record.onState(state);
  }

  // Fresh data from the server replace the form as long as nothing in it is unsaved; after that the save finds out about them.
  const onFetched = useEffectEvent((answer: object) => {
    const state = record.read(answer);
    if (state && state.etag !== record.etag && !isDirty()) goOnFrom(state, state.values);
  });
  useEffect(() => {
    if (record.fetched) onFetched(record.fetched);
  }, [record.fetched]);

  async function send(output: Output, sent: Values) {
    try {
      const answer = await save(output, record.etag);
      if (answer === false) return false;
      if (record.isNew) await openCreated(answer, sent);
      // What was typed while the save was under way stays, and is unsaved again.
      else acceptOver(sent, answer);
      return true;
    } catch (error) {
      if (statusOf(error) !== 412 || !record.fetchNewest) throw error;
      const newest = await record.fetchNewest().catch(() => undefined);
      if (newest) void chooseOver(newest);
      return false;
    }
  }

  function acceptOver(before: Values, answer: unknown) {
    const state = record.read(answer);
    if (state) goOnFrom(state, merged(before, form.state.values, state.values));
  }

  /** After creating an item the app opens that item's edit route (specification, section 2.1). */
  async function openCreated(answer: unknown, sent: Values) {
    const id = createdId(answer);
    if (id === undefined) return;
    record.onState({ ...record, values: sent });
    await navigate({ to: editPath(record.resource, id), replace: true, ignoreBlocker: true });
  }

  /** Somebody else has saved: their state, with what is unsaved here or without it. */
  async function chooseOver(newest: RecordState<Values>) {
    const { savedBy, values: theirs } = newest;
    const sides = { base: record.values, mine: form.state.values, theirs };
    const choice = await ask({ kind: 'saved', ...sides, savedBy });
    if (choice === 'mine') replace(newest, merged(sides.base, sides.mine, theirs));
    if (choice === 'theirs') replace(newest, theirs);
  }

  async function restoreDraft() {
    const { offered } = drafts;
    if (!offered) return;
    // The draft was made by this very form; what an older version of the program kept is completed by today's values.
    const before = { ...record.values, ...offered.base };
    const mine = { ...record.values, ...offered.values };
    const theirs = form.state.values;
    // What has been typed since must not give way to it without a word, nor the other way round.
    const isClear = differences(before, mine, theirs).every(({ conflict: isConflict }) => !isConflict);
    const choice = isClear ? 'mine' : await ask({ kind: 'draft', base: before, mine, theirs });
    if (choice !== undefined) drafts.dismiss();
    if (choice === 'mine') replace(record, merged(before, mine, theirs));
  }

  function replace(state: RecordState<Values>, values: Values) {
    goOnFrom(state, values);
    setReplacements((count) => count + 1);
  }

  return {
    ...base,
    submit: async () => disabledReason === undefined && base.submit(),
    record,
    isDirty,
    disabledReason,
    accept: (answer) => acceptOver(latest.current.values, answer),
    drafts,
    restoreDraft: () => void restoreDraft(),
    conflict,
    replacements,
  };
}

function createdId(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return undefined;
  return typeof answer.id === 'number' ? answer.id : undefined;
}
