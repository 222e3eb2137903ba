// Drafts of forms in the browser's own storage, so that a crash, a reload or the end of a session takes nothing away.
// One draft per user and record; it is removed when the record is saved or the changes are thrown away.

export interface Draft {
  /** When it was kept, in milliseconds. */
  keptAt: number;
  /** Entity tag of the record the changes were made on; null for a new record. */
  etag: string | null;
  /** The values the changes started from; with them a draft can be merged into a newer record. */
  base: object;
  values: object;
}

const prefix = 'redakcja-bip:szkic';

export function draftKey(user: number | string, record: string): string {
  return `${prefix}:${user}:${record}`;
}

/** Keeps a draft; false when the browser has no room or forbids storage, which must not stop anyone from editing. */
export function keepDraft(key: string, draft: Draft): boolean {
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

/** The draft of the record, undefined when there is none or when it cannot be read (an older shape, a foreign hand). */
export function readDraft(key: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { keptAt, etag, base, values } = value as Partial<Draft>;
  const known = typeof keptAt === 'number' && (etag === null || typeof etag === 'string');
  return known && typeof base === 'object' && base !== null && typeof values === 'object' && values !== null;
}
