import type { MutationCallMeta } from '../query-meta.ts';

/** Metadata of a save for the shared error handler: the form itself shows field errors and handles 412. */
export function saveMeta(successMessage: string, errorMessage: string): MutationCallMeta {
  return { successMessage, errorMessage, showsFieldErrors: true, handledStatuses: [412] };
}

/** Rejects the save when another user has saved since. */
export function ifMatch(etag: string | undefined): { headers?: Record<string, string> } {
  return etag === undefined ? {} : { headers: { 'If-Match': etag } };
}
