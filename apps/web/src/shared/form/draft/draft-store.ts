// Drafts of forms in the browser's storage, which survive a crash, a reload and the end of a session. Each open form has its own (draft-owner.ts), so
// that two tabs on one record do not overwrite each other. A draft is removed when its form is saved or its changes are discarded.

export interface Draft {
  /** When it was stored, ms since the epoch. */
  keptAt: number;
  /** Entity tag of the record the changes were made on; null for a new record. */
  etag: string | null;
  /** The values the changes started from; with them a draft can be merged into a newer record. */
  base: object;
  values: object;
}

/** A draft with its storage key. */
export interface SavedDraft extends Draft {
  key: string;
}

const prefix = 'redakcja-bip:szkic';

/** Key prefix of the drafts of one user for one record. */
export function draftsName(user: number | string, record: string): string {
  return `${prefix}:${user}:${record}`;
}

/** A key for the draft of one open form, different from every other. */
export function newDraftKey(name: string): string {
  return `${name}#${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
}

function nameOf(key: string): string {
  return key.slice(0, key.lastIndexOf('#'));
}

/** Stores a draft; false when storage is full or disabled, which must not prevent editing. */
export function saveDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden in this browser: there was no draft either.
  }
}

/** A draft; undefined when there is none or when it is malformed. */
export function readDraft(key: string): SavedDraft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(value) ? { ...value, key } : undefined;
  } catch {
    return undefined;
  }
}

/** Drafts of the same user on the same record under other keys, the newest first. */
export function draftsBeside(own: string): SavedDraft[] {
  const name = nameOf(own);
  return storedKeys()
    .filter((key) => key !== own && key.includes('#') && nameOf(key) === name)
    .flatMap((key) => readDraft(key) ?? [])
    .sort((a, b) => b.keptAt - a.keptAt);
}

/** A draft with the record it belongs to. */
export interface StartedDraft extends SavedDraft {
  /** „article:12” */
  record: string;
}

/** All drafts of one user in this browser, one per record, the newest first. */
export function draftsOf(user: number | string): StartedDraft[] {
  const start = draftsName(user, '');
  const drafts = storedKeys()
    .filter((key) => key.startsWith(start) && key.includes('#'))
    .flatMap((key) => readDraft(key) ?? [])
    .map((draft) => ({ ...draft, record: nameOf(draft.key).slice(start.length) }))
    .sort((a, b) => b.keptAt - a.keptAt);
  return [...new Map(drafts.toReversed().map((draft) => [draft.record, draft])).values()].reverse();
}

/** Whether this browser has any unsaved draft; before sign-in nothing else about drafts is revealed. */
export function hasDrafts(): boolean {
  return storedKeys().some((key) => key.startsWith(`${prefix}:`) && readDraft(key) !== undefined);
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { keptAt, etag, base, values } = value as Partial<Draft>;
  const known = typeof keptAt === 'number' && (etag === null || typeof etag === 'string');
  return known && typeof base === 'object' && base !== null && typeof values === 'object' && values !== null;
}
