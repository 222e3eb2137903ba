import type { MutationCallMeta } from '../query-meta.ts';

/** What the one handler of calls has to know about a save: the form shows errors at its fields and deals with 412 by itself. */
export function saveMeta(successMessage: string, errorMessage: string): MutationCallMeta {
  return { successMessage, errorMessage, showsFieldErrors: true, handledStatuses: [412] };
}

/** Makes a save refuse to overwrite what somebody else has saved since. */
export function ifMatch(etag: string | undefined): { headers?: Record<string, string> } {
  return etag === undefined ? {} : { headers: { 'If-Match': etag } };
}
