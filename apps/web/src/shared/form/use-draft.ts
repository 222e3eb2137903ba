import { useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '../ui/toast-store.ts';
import type { AppForm } from './app-form.ts';
import { watchDrafts } from './draft-owner.ts';
import { dropDraft, type KeptDraft, keepDraft } from './draft-store.ts';
import { sameValue } from './merge.ts';
import type { EditedRecord } from './record.ts';

/** Often enough that a crash costs a sentence at most, seldom enough that typing stays light. */
const delay = 500;

export interface DraftKeeper {
  /** Left over by an earlier visit, until somebody says what to do with it; of several, the newest. */
  offered: KeptDraft | undefined;
  /** How many are left over in all. */
  waiting: number;
  /** In how many other tabs this user has unsaved changes of the same record. */
  elsewhere: number;
  /** The offered draft is taken or thrown away. */
  answerOffer(): void;
  /** Throws this form's draft away and keeps nothing more: the changes are saved, or nobody wants them. */
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
  const key = record.draftKey;
  const [leftOver, setLeftOver] = useState<readonly KeptDraft[]>([]);
  const [elsewhere, setElsewhere] = useState(0);
  const state = useRef({ record, privateFields, closed: false, warned: false });
  useEffect(() => {
    state.current = { ...state.current, record, privateFields };
  });

  useEffect(
    () =>
      watchDrafts(key, {
        onLeftOver(draft) {
          const { record: edited, privateFields: left } = state.current;
          // It says nothing that the record does not say by now.
          if (sameValue(draft.values, without(edited.values, left))) dropDraft(draft.key);
          else setLeftOver((before) => [...before, draft]);
        },
        onElsewhere: setElsewhere,
      }),
    [key],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function keep() {
      clearTimeout(timer);
      timer = undefined;
      const { record: edited, privateFields: left, closed, warned } = state.current;
      if (closed) return;
      const [base, values] = [without(edited.values, left), without(form.state.values, left)];
      if (sameValue(values, base)) {
        dropDraft(key);
        return;
      }
      const isKept = keepDraft(key, { keptAt: Date.now(), etag: edited.etag ?? null, base, values });
      if (isKept || warned) return;
      state.current.warned = true;
      toast.warn('Przeglądarka nie ma miejsca na kopię niezapisanych zmian. Zapisuj zmiany częściej.');
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

  const [offered] = leftOver;
  return useMemo(
    () => ({
      offered,
      waiting: leftOver.length,
      elsewhere,
      answerOffer() {
        if (offered) dropDraft(offered.key);
        setLeftOver((before) => before.filter((draft) => draft !== offered));
      },
      close() {
        state.current.closed = true;
        dropDraft(key);
      },
      reopen() {
        state.current.closed = false;
      },
    }),
    [key, offered, leftOver, elsewhere],
  );
}

function without(values: object, fields: readonly string[]): object {
  return fields.length === 0
    ? values
    : Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));
}
