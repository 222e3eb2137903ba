import type { MutationCallMeta } from '../../query-meta.ts';

/** Metadata of a save for the shared error handler: the form itself shows refusals and handles 412. */
export function saveMeta(successMessage: string, errorMessage: string): MutationCallMeta {
  return { successMessage, errorMessage, showsRefusals: true, handledStatuses: [412] };
}

/** Rejects the save when another user has saved since. */
export function ifMatch(etag: string | undefined): { headers?: Record<string, string> } {
  return etag === undefined ? {} : { headers: { 'If-Match': etag } };
}
