import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '../ui/toast-store.ts';
import type { AppForm } from './app-form.ts';
import { useDraftKey, watchDrafts } from './draft-owner.ts';
import { dropDraft, type KeptDraft, keepDraft } from './draft-store.ts';
import { sameValue } from './merge.ts';
import type { FormRecord } from './record.ts';

/** Often enough that a crash costs a sentence at most, seldom enough that typing stays light. */
const delay = 500;

/** What earlier visits have left unsaved. */
export interface LeftOverDrafts {
  /** Until the user decides about it; the newest of several. */
  offered: KeptDraft | undefined;
  /** How many are left over in all. */
  waiting: number;
  /** In how many other tabs this user has unsaved changes of the same record. */
  elsewhere: number;
  /** The offered draft was restored or discarded. */
  dismiss: () => void;
}

/**
 * Keeps what is unsaved in this browser while it is typed (draft-store.ts), and nothing once the form is what the record is.
 * Finds what earlier visits have left.
 */
export function useDraft<Values extends object>(
  form: AppForm<Values>,
  record: Pick<FormRecord<Values>, 'draftName' | 'values' | 'etag'>,
  privateFields: readonly string[] = [],
): LeftOverDrafts {
  const key = useDraftKey(record.draftName);
  const [leftOver, setLeftOver] = useState<readonly KeptDraft[]>([]);
  const [elsewhere, setElsewhere] = useState(0);
  const hasWarned = useRef(false);

  const onLeftOver = useEffectEvent((draft: KeptDraft) => {
    // The draft does not differ from the record.
    if (sameValue(draft.values, without(record.values, privateFields))) dropDraft(draft.key);
    else setLeftOver((before) => [...before, draft]);
  });
  useEffect(() => watchDrafts(key, { onLeftOver, onElsewhere: setElsewhere }), [key]);

  const keep = useEffectEvent(() => {
    const [base, values] = [record.values, form.state.values].map((all) => without(all, privateFields));
    if (base === undefined || values === undefined) return;
    if (sameValue(values, base)) {
      dropDraft(key);
      return;
    }
    const isKept = keepDraft(key, { keptAt: Date.now(), etag: record.etag ?? null, base, values });
    if (isKept || hasWarned.current) return;
    hasWarned.current = true;
    toast.warn('Przeglądarka nie ma miejsca na kopię niezapisanych zmian. Zapisuj zmiany częściej.');
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function keepNow() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keep();
    }
    let last = form.state.values;
    const { unsubscribe } = form.store.subscribe(() => {
      if (form.state.values === last) return;
      last = form.state.values;
      timer ??= setTimeout(keepNow, delay);
    });
    // The page may go away for good, or only for signing in again.
    window.addEventListener('pagehide', keepNow);
    window.addEventListener('beforeunload', keepNow);
    return () => {
      keepNow();
      unsubscribe();
      window.removeEventListener('pagehide', keepNow);
      window.removeEventListener('beforeunload', keepNow);
    };
  }, [form]);

  // Saved, or made of another state: what is unsaved now is unsaved against that one.
  const { values: saved } = record;
  useEffect(() => {
    if (saved) keep();
  }, [saved]);

  const [offered] = leftOver;
  return {
    offered,
    waiting: leftOver.length,
    elsewhere,
    dismiss() {
      if (offered) dropDraft(offered.key);
      setLeftOver((before) => before.filter((draft) => draft !== offered));
    },
  };
}

function without(values: object, fields: readonly string[]): object {
  return fields.length === 0
    ? values
    : Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));
}
