// Texts of JSON answers that the contract says are HTML, or addresses of links.
import { type Json, type Schema, schemaOf } from '@redakcja/generated/contract';

export interface FoundText {
  path: string;
  kind: 'html' | 'address';
  text: string;
}

const addressName = /(?:url|href|link|address)$/i;
/** Parts of an article in HTML whose descriptions in the contract do not say so. */
const alsoHtml = new Set(['extraContent', 'addedExtraContent']);

export function textsOf(schema: Schema, value: Json, path = ''): FoundText[] {
  const one = schemaOf(schema);
  const parts = [one.allOf, one.oneOf, one.anyOf].flatMap((list) => (Array.isArray(list) ? (list as Schema[]) : []));
  const ofParts = parts.flatMap((part) => textsOf(part, value, path));
  if (Array.isArray(value))
    return [
      ...ofParts,
      ...value.flatMap((item, index) => textsOf((one.items ?? {}) as Schema, item, `${path}/${index}`)),
    ];
  if (typeof value === 'object' && value !== null) {
    const properties = (one.properties ?? {}) as Record<string, Schema>;
    const more = Object.entries(value).flatMap(([key, item]) => textsOf(properties[key] ?? {}, item, `${path}/${key}`));
    return [...ofParts, ...more];
  }
  if (typeof value !== 'string') return ofParts;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const isHtml = alsoHtml.has(name) || /\bHTML\b/.test(String(one.description ?? ''));
  if (isHtml) return [...ofParts, { path, kind: 'html', text: value }];
  return addressName.test(name) ? [...ofParts, { path, kind: 'address', text: value }] : ofParts;
}
