import { createHash } from 'node:crypto';

/** Milliseconds for which a preview is open. */
export const previewLifetime = 24 * 60 * 60 * 1000;

/** The stored form of a preview hash: the database does not reveal open previews. */
export function previewKey(hash: string): string {
  return createHash('sha256').update(hash).digest('base64url');
}
