// Whose a draft is. A form holds a lock of the browser under its draft's key as long as it is open; the browser lets go of it
// when the tab is closed, reloaded or crashes. A draft without a lock is left over, and is offered; one with a lock is being
// written in another tab. Without locks (a page that is not served over https) every other draft counts as left over.
import { useEffect, useState } from 'react';
import { useSession } from '../session/session.ts';
import { draftsBeside, draftsName, type KeptDraft, newDraftKey, readDraft } from './draft-store.ts';

/** The key of this form's own draft, held until the screen is left. */
export function useDraftKey(record: string): string {
  const name = draftsName(useSession().user.id, record);
  const [key] = useState(() => newDraftKey(name));
  useEffect(() => {
    const held = Promise.withResolvers<void>();
    void locks()?.request(key, () => held.promise);
    return held.resolve;
  }, [key]);
  return key;
}

/** Undefined without https, although the type does not allow for it. */
function locks(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}

interface OtherDrafts {
  /** A draft without an open form. */
  onLeftOver(draft: KeptDraft): void;
  /** How many are being written in other tabs right now. */
  onElsewhere(count: number): void;
}

/** Finds the drafts of the same record under other keys, those of other tabs too as they come and go. */
export function watchDrafts(own: string, { onLeftOver, onElsewhere }: OtherDrafts): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const seen = new Set<string>();

  function leftOver(key: string) {
    const draft = readDraft(key);
    if (draft && !signal.aborted) onLeftOver(draft);
  }

  async function look() {
    const held = new Set((await locks()?.query())?.held?.map(({ name }) => name));
    if (signal.aborted) return;
    const beside = draftsBeside(own);
    onElsewhere(beside.filter(({ key }) => held.has(key)).length);
    for (const { key } of beside) {
      if (seen.has(key)) continue;
      seen.add(key);
      if (held.has(key)) void waitFor(key);
      else leftOver(key);
    }
  }

  /** Until the other tab lets go. On a reload the page before this one may be that other tab. */
  async function waitFor(key: string) {
    try {
      await locks()?.request(key, { signal }, () => leftOver(key));
    } catch {
      return; // this screen was left first
    }
    await look();
  }

  function onStorage({ key, newValue }: StorageEvent) {
    if (key !== null && (newValue === null || !seen.has(key))) void look();
  }

  window.addEventListener('storage', onStorage);
  void look();
  return () => {
    window.removeEventListener('storage', onStorage);
    stopping.abort();
  };
}
