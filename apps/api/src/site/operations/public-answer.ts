import { textTag } from '../../call/etag.ts';
import type { JsonOf } from '../../database/rows/json-of.ts';

/** An answer with its entity tag. */
export function tagged<Shape>(json: JsonOf<Shape>): { json: JsonOf<Shape>; etag: string } {
  return { json, etag: textTag(json) };
}

/** The same for what is not JSON yet. */
export function taggedBody<Body>(body: Body): { json: JsonOf<Body>; etag: string } {
  return tagged(JSON.stringify(body) as JsonOf<Body>);
}
