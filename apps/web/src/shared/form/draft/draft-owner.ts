// Ownership of drafts by Web Locks. An open form holds a lock named after its draft; the browser releases it when the tab is
// closed, reloaded or crashes. A draft without a lock is orphaned and offered for recovery; a locked one is being edited in
// another tab. Without Web Locks (insecure contexts) every other draft counts as orphaned.
import { useEffect, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { draftsBeside, draftsName, newDraftKey, readDraft, type SavedDraft } from './draft-store.ts';

/** Key of this form's draft, locked until the form is unmounted. */
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

/** Undefined in insecure contexts, although the type says otherwise. */
function locks(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}

interface OtherDrafts {
  /** A draft without an open form. */
  onLeftOver(draft: SavedDraft): void;
  /** Number of drafts that are being edited in other tabs. */
  onElsewhere(count: number): void;
}

/** Observes drafts of the same record under other keys, including those of other tabs. */
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

  /** Waits for the release of the lock; after a reload its holder may be the previous page. */
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
