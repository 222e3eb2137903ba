import { createHash } from 'node:crypto';

/** The stored form of a preview hash: the database does not reveal open previews. */
export function previewKey(hash: string): string {
  return createHash('sha256').update(hash).digest('base64url');
}
