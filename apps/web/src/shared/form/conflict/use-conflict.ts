import { useState } from 'react';
import { useQuestion } from '../../ui/dialogs/use-question.ts';
import { toast } from '../../ui/messages/toast-store.ts';
import type { SavedDraft } from '../draft/draft-store.ts';
import type { RecordState } from '../state/record.ts';
import type { Form } from '../state/use-form.ts';
import { type Choice, type Conflict, differences, merged, sameValue } from './merge.ts';

/** What the form has taken over from somebody else, until it is saved. */
export interface Joined {
  savedBy: string | undefined;
  /** Labels of the fields; none when the others have changed what the form does not show. */
  fields: readonly string[];
}

/** Resolves concurrent changes of a record: joins what was changed in different places, asks for a choice where needed, and applies the result to the form. */
export function useConflict<Values extends object, Data = unknown>(
  { form, fields }: Pick<Form<Values>, 'form' | 'fields'>,
  applyState: (state: RecordState<Values, Data>, values: Values) => void,
) {
  const { ask, pending: question } = useQuestion<Conflict<Values>, Choice>();
  const [replacements, setReplacements] = useState(0);
  const [joined, setJoined] = useState<Joined>();

  function replace(state: RecordState<Values, Data>, values: Values) {
    applyState(state, values);
    setReplacements((count) => count + 1);
  }

  /** Adopts the state saved by another user, with or without the unsaved changes. It is shown first where both have changed the same, or when `isShown`. */
  async function resolveSaved(base: Values, newest: RecordState<Values, Data>, isShown = false): Promise<void> {
    const { savedBy, values: theirs } = newest;
    const mine = form.state.values;
    const changed = differences(base, mine, theirs, fields);
    const needsChoice = isShown || changed.some(({ conflicts }) => conflicts > 0);
    const choice = needsChoice ? await ask({ kind: 'saved', base, mine, theirs, savedBy }) : 'mine';
    if (choice === undefined) return;
    if (choice === 'theirs') {
      setJoined(undefined);
      return replace(newest, theirs);
    }
    const result = merged(base, mine, theirs, fields, choice === 'mine' ? undefined : choice);
    replace(newest, result);
    const isStored = sameValue(result, theirs);
    setJoined(isStored ? undefined : { savedBy, fields: changed.map(({ path }) => fields.labelOf(path)) });
    if (needsChoice) return;
    if (isStored) toast.info('Zapisana wersja ma już Twoje zmiany.');
    else toast.info('Twoje zmiany połączono z nowszymi danymi. Sprawdź je i zapisz.');
  }

  /** Restores a draft; asks first when the form differs in a place that the draft changes. */
  async function resolveDraft(record: RecordState<Values, Data>, draft: SavedDraft): Promise<Choice> {
    // Fields missing in a draft of an older release get the current values.
    const base = { ...record.values, ...draft.base };
    const mine = { ...record.values, ...draft.values };
    const theirs = form.state.values;
    const needsChoice = differences(base, mine, theirs, fields).some(({ conflicts }) => conflicts > 0);
    const choice = needsChoice ? await ask({ kind: 'draft', base, mine, theirs }) : 'mine';
    if (choice !== undefined && choice !== 'theirs')
      replace(record, merged(base, mine, theirs, fields, choice === 'mine' ? undefined : choice));
    return choice;
  }

  return { question, replacements, joined, endJoined: () => setJoined(undefined), resolveSaved, resolveDraft };
}
