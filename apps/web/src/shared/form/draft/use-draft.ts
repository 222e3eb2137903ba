import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '../../ui/messages/toast-store.ts';
import { sameValue } from '../conflict/merge.ts';
import type { AppForm } from '../state/app-form.ts';
import type { FormRecord } from '../state/record.ts';
import { useDraftKey, watchDrafts } from './draft-owner.ts';
import { dropDraft, type SavedDraft, saveDraft } from './draft-store.ts';

/** Short enough to lose at most a sentence in a crash, long enough not to slow down typing. */
const delay = 500;

/** Orphaned drafts. */
export interface LeftOverDrafts {
  /** The newest one, until the user restores or discards it. */
  offered: SavedDraft | undefined;
  /** Number of orphaned drafts. */
  waiting: number;
  /** Number of other tabs in which this user edits the same record. */
  elsewhere: number;
  /** The offered draft was restored or discarded. */
  dismiss: () => void;
}

/**
 * Stores unsaved changes in the browser (draft-store.ts) and removes them when the form equals the record.
 * Finds orphaned drafts.
 */
export function useDraft<Values extends object>(
  form: AppForm<Values>,
  record: Pick<FormRecord<Values>, 'draftName' | 'values' | 'etag'>,
  privateFields: readonly string[] = [],
): LeftOverDrafts {
  const key = useDraftKey(record.draftName);
  const [leftOver, setLeftOver] = useState<readonly SavedDraft[]>([]);
  const [elsewhere, setElsewhere] = useState(0);
  const hasWarned = useRef(false);

  const onLeftOver = useEffectEvent((draft: SavedDraft) => {
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
    const isSaved = saveDraft(key, { keptAt: Date.now(), etag: record.etag ?? null, base, values });
    if (isSaved || hasWarned.current) return;
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
    // The page may be closed, or left for signing in again.
    window.addEventListener('pagehide', keepNow);
    window.addEventListener('beforeunload', keepNow);
    return () => {
      keepNow();
      unsubscribe();
      window.removeEventListener('pagehide', keepNow);
      window.removeEventListener('beforeunload', keepNow);
    };
  }, [form]);

  // After a save or reset, changes are relative to the new state.
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
