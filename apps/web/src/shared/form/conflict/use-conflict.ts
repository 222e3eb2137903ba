import { useState } from 'react';
import { useQuestion } from '../../ui/dialogs/use-question.ts';
import type { SavedDraft } from '../draft/draft-store.ts';
import type { RecordState } from '../state/record.ts';
import type { Form } from '../state/use-form.ts';
import { type Choice, type Conflict, differences, merged } from './merge.ts';

/** Resolves concurrent changes of a record: asks for a choice where needed and applies the result to the form. */
export function useConflict<Values extends object, Data = unknown>(
  { form, fields }: Pick<Form<Values>, 'form' | 'fields'>,
  applyState: (state: RecordState<Values, Data>, values: Values) => void,
) {
  const { ask, pending: question } = useQuestion<Conflict<Values>, Choice>();
  const [replacements, setReplacements] = useState(0);

  function replace(state: RecordState<Values, Data>, values: Values) {
    applyState(state, values);
    setReplacements((count) => count + 1);
  }

  /** Adopts the state saved by another user, with or without the unsaved changes. */
  async function resolveSaved(base: Values, newest: RecordState<Values, Data>): Promise<void> {
    const { savedBy, values: theirs } = newest;
    const mine = form.state.values;
    const choice = await ask({ kind: 'saved', base, mine, theirs, savedBy });
    if (choice === 'mine') replace(newest, merged(base, mine, theirs, fields.isGroup));
    if (choice === 'theirs') replace(newest, theirs);
  }

  /** Restores a draft; asks first when the form differs in a field that the draft changes. */
  async function resolveDraft(record: RecordState<Values, Data>, draft: SavedDraft): Promise<Choice> {
    // Fields missing in a draft of an older release get the current values.
    const base = { ...record.values, ...draft.base };
    const mine = { ...record.values, ...draft.values };
    const theirs = form.state.values;
    const needsChoice = differences(base, mine, theirs, fields.isGroup).some(({ conflict }) => conflict);
    const choice = needsChoice ? await ask({ kind: 'draft', base, mine, theirs }) : 'mine';
    if (choice === 'mine') replace(record, merged(base, mine, theirs, fields.isGroup));
    return choice;
  }

  return { question, replacements, resolveSaved, resolveDraft };
}
