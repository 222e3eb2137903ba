import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fieldErrorsOf, statusOf } from '../problem.ts';
import { editPath } from '../resource.ts';
import { toast } from '../ui/toast-store.ts';
import { type AppForm, type FormSchema, useAppForm } from './app-form.ts';
import type { EditorFields } from './form-context.ts';
import { differences, merged, sameValue } from './merge.ts';
import type { EditedRecord, LoadedRecord } from './record.ts';
import { type DraftKeeper, useDraft } from './use-draft.ts';
import { type EditorFieldRegistry, useEditorFields } from './use-editor-fields.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import type { Save } from './use-save.ts';

interface EditorOptions<Values extends object, Output extends object> {
  schema: FormSchema<Values, Output>;
  record: EditedRecord<Values>;
  /**
   * Sends it, with the entity tag of what the form was made of. Answers what the server answered, or `false` when the person has
   * changed their mind on the way.
   */
  save: Save<Output>;
  /** Why nothing here can be saved. */
  disabledReason?: string;
  /** Fields that are not kept in the browser with the draft: personal data do not stay on a shared computer. */
  privateFields?: readonly (keyof Values & string)[];
}

/** Both sides changed the same fields: mine stands against what was saved meanwhile (412), or a draft on offer against the form. */
export interface Conflict<Values extends object> {
  kind: 'saved' | 'draft';
  base: Values;
  mine: Values;
  theirs: Values;
  newest: LoadedRecord<unknown, Values>;
}

export interface Editor<Values extends object> {
  form: AppForm<Values>;
  record: EditedRecord<Values>;
  /** Whether something is unsaved at this moment; `useDirty` keeps a part of the screen up to it. */
  isDirty(): boolean;
  saving: boolean;
  /** A new record is being created: what is typed until its card opens would belong to nothing. */
  closed: boolean;
  disabledReason: string | undefined;
  save(): Promise<boolean>;
  fields: EditorFieldRegistry;
  context: EditorFields;
  draft: DraftKeeper;
  restoreDraft(): void;
  conflict: Conflict<Values> | undefined;
  keepMine(): void;
  takeTheirs(): void;
  closeConflict(): void;
  /** Goes on the form's element: the first wrong field in it gets the focus. */
  element: RefObject<HTMLFormElement | null>;
}

function createdId(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return undefined;
  return typeof answer.id === 'number' ? answer.id : undefined;
}

/** The mechanics of a form screen: saving, errors of the server, the draft, leaving, and somebody else's changes. */
export function useEditor<Values extends object, Output extends object>(
  options: EditorOptions<Values, Output>,
): Editor<Values> {
  const { schema, record, save, disabledReason, privateFields } = options;
  const form: AppForm<Values> = useAppForm({ schema, values: record.values, startWith: record.changes });
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const fields = useEditorFields(form);
  const draft = useDraft(form, record, privateFields);
  const element = useRef<HTMLFormElement>(null);
  const leaving = useRef(false);
  const navigate = useNavigate();
  const isDirty = () => !sameValue(form.state.values, record.values);
  useEffect(() => {
    record.isDirty.current = isDirty;
  });
  const holdsBack = () => !leaving.current && (fields.saveDisabledReason !== undefined || isDirty());
  useLeaveGuard(holdsBack, draft.close);

  const [wrongSince, setWrongSince] = useState(0);
  useEffect(() => {
    if (wrongSince > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrongSince]);

  async function saveNow(): Promise<boolean> {
    if (saving || disabledReason !== undefined) return false;
    if (fields.saveDisabledReason !== undefined) {
      toast.warn(fields.saveDisabledReason);
      return false;
    }
    const sent = form.state.values;
    const parsed = schema.safeParse(sent);
    if (!parsed.success) {
      // Marks every field as tried, so that all messages show.
      await form.handleSubmit();
      setWrongSince(Date.now());
      return false;
    }
    setSaving(true);
    try {
      const answer = await save(parsed.data, record.etag);
      if (answer === false) return false;
      settle(sent, answer);
      return true;
    } catch (error) {
      await refused(error);
      return false;
    } finally {
      if (!leaving.current) setSaving(false);
    }
  }

  function settle(sent: Values, answer: unknown) {
    draft.close();
    fields.setServerErrors([]);
    const saved = record.settle(answer);
    if (saved) {
      // What was typed while the save was under way stays, and is unsaved again.
      adopt(merged(sent, form.state.values, saved.values));
      draft.reopen();
      return;
    }
    const id = createdId(answer);
    if (id === undefined || !record.isNew) return;
    leaving.current = true;
    // After creating an item the app opens that item's edit route (specification, section 2.1).
    void navigate({ to: editPath(record.resource, id), replace: true });
  }

  /** Puts in what differs and leaves the rest alone, with its cursor. */
  function adopt(values: Values) {
    for (const [path, value] of Object.entries(values)) {
      if (sameValue(value, form.state.values[path as keyof Values])) continue;
      // The path is a key of the values, which the form's own type of paths cannot know for every form.
      form.setFieldValue(path as never, value as never);
    }
  }

  async function refused(error: unknown) {
    if (statusOf(error) === 412 && record.readNewest) {
      const mine = form.state.values;
      const newest = await record.readNewest().catch(() => undefined);
      if (newest) setConflict({ kind: 'saved', base: record.values, mine, theirs: newest.values, newest });
      return;
    }
    fields.setServerErrors(fieldErrorsOf(error));
    // Together with the message, so that the field can take the focus again.
    setSaving(false);
    setWrongSince(Date.now());
  }

  function restoreDraft() {
    const { offered } = draft;
    if (!offered) return;
    // The draft was made by this very form; what an older version of the program kept is completed by today's values.
    const base = { ...record.values, ...offered.base };
    const mine = { ...record.values, ...offered.values };
    // What has been typed since must not give way to it without a word, nor the other way round.
    const theirs = form.state.values;
    if (differences(base, mine, theirs).some((difference) => difference.conflict)) {
      setConflict({ kind: 'draft', base, mine, theirs, newest: record });
      return;
    }
    draft.answerOffer();
    record.restart(record, merged(base, mine, theirs));
  }

  function keepMine() {
    if (!conflict) return;
    const { kind, base, mine, theirs, newest } = conflict;
    if (kind === 'draft') draft.answerOffer();
    else draft.close();
    leaving.current = true;
    record.restart(newest, merged(base, mine, theirs));
  }

  function takeTheirs() {
    if (!conflict) return;
    setConflict(undefined);
    if (conflict.kind === 'draft') {
      draft.answerOffer();
      return;
    }
    draft.close();
    leaving.current = true;
    record.restart(conflict.newest);
  }

  return {
    form,
    record,
    isDirty,
    saving,
    closed: saving && record.isNew,
    disabledReason,
    save: saveNow,
    fields,
    context: fields.context,
    draft,
    restoreDraft,
    conflict,
    keepMine,
    takeTheirs,
    closeConflict: () => setConflict(undefined),
    element,
  };
}
