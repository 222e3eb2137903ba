import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../session/session.ts';
import type { AppForm } from './app-form.ts';
import { type Draft, draftKey, dropDraft, keepDraft, readDraft } from './draft-store.ts';
import { sameValue } from './merge.ts';
import type { EditedRecord } from './record.ts';

/** Often enough that a crash costs a sentence at most, seldom enough that typing stays light. */
const delay = 500;

export interface DraftKeeper {
  /** A draft of an earlier visit, until somebody says what to do with it. */
  offered: Draft | undefined;
  /** The offered draft is taken or thrown away; from now on changes are kept under its name. */
  answerOffer(): void;
  /** Throws the draft away and keeps nothing more: the changes are saved, or nobody wants them. */
  close(): void;
  /** Keeps again after a save, for what is typed next. */
  reopen(): void;
}

/** Keeps what is unsaved in this browser while it is typed (draft-store.ts), and finds what an earlier visit left. */
export function useDraft<Values extends object>(
  form: AppForm<Values>,
  record: EditedRecord<Values>,
  privateFields: readonly string[] = [],
): DraftKeeper {
  const key = draftKey(useSession().user.id, record.name);
  const [offered, setOffered] = useState(() =>
    record.changes ? undefined : usefulDraft(key, record.values, privateFields),
  );
  const state = useRef({ record, offered, privateFields, closed: false });
  useEffect(() => {
    state.current = { ...state.current, record, offered, privateFields };
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function keep() {
      clearTimeout(timer);
      timer = undefined;
      const { record: edited, offered: waiting, privateFields: left, closed } = state.current;
      // A draft nobody has answered for yet is not written over.
      if (closed || waiting) return;
      const [base, values] = [without(edited.values, left), without(form.state.values, left)];
      if (sameValue(values, base)) dropDraft(key);
      else keepDraft(key, { keptAt: Date.now(), etag: edited.etag ?? null, base, values });
    }
    let last = form.state.values;
    const { unsubscribe } = form.store.subscribe(() => {
      if (form.state.values === last) return;
      last = form.state.values;
      timer ??= setTimeout(keep, delay);
    });
    // Restored changes are unsaved from the start.
    if (state.current.record.changes) timer = setTimeout(keep, delay);
    // The page may go away for good, or only for signing in again.
    const keepNow = () => timer !== undefined && keep();
    window.addEventListener('pagehide', keepNow);
    window.addEventListener('beforeunload', keepNow);
    return () => {
      keepNow();
      unsubscribe();
      window.removeEventListener('pagehide', keepNow);
      window.removeEventListener('beforeunload', keepNow);
    };
  }, [form, key]);

  return useMemo(
    () => ({
      offered,
      answerOffer() {
        dropDraft(key);
        setOffered(undefined);
      },
      close() {
        state.current.closed = true;
        setOffered(undefined);
        dropDraft(key);
      },
      reopen() {
        state.current.closed = false;
      },
    }),
    [key, offered],
  );
}

/** A draft that says something else than the record does by now. */
function usefulDraft(key: string, values: object, privateFields: readonly string[]): Draft | undefined {
  const draft = readDraft(key);
  if (draft && sameValue(draft.values, without(values, privateFields))) {
    dropDraft(key);
    return undefined;
  }
  return draft;
}

function without(values: object, fields: readonly string[]): object {
  return fields.length === 0
    ? values
    : Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));
}
