import { createHash } from 'node:crypto';
import type { JsonOf } from '../../database/rows/json-of.ts';

/** The entity tag of a text is made from the text itself: whatever changes in it changes the tag. */
export function textTag(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** An answer with its entity tag. */
export function tagged<Shape>(json: JsonOf<Shape>): { json: JsonOf<Shape>; etag: string } {
  return { json, etag: textTag(json) };
}

/** The same for what is not JSON yet. */
export function taggedBody<Body>(body: Body): { json: JsonOf<Body>; etag: string } {
  return tagged(JSON.stringify(body) as JsonOf<Body>);
}
