// The contract lets a client ignore properties it does not know; a server of this project must not send any.
// So that the checker can report them, schemas are rewritten: every place that holds a value admits only described properties.
import type { Json, Schema } from './contract.ts';

/** Keywords whose schemas describe the same value as the schema around them. */
const sameValue = ['allOf', 'anyOf', 'oneOf'];
const sameValueOne = ['if', 'then', 'else', 'not'];
const otherValue = ['items', 'contains', 'additionalProperties', 'propertyNames'];
const otherValueList = ['prefixItems'];
const otherValueMap = ['properties', 'patternProperties'];

function isSchema(value: Json | undefined): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function describesProperties(schema: Schema): boolean {
  return ['$ref', 'properties', 'patternProperties', ...sameValue].some((key) => key in schema);
}

/** A schema that describes no properties at all means any of them. */
function isFreeObject(schema: Schema): boolean {
  const type = schema.type;
  const mayBeObject = type === undefined || type === 'object' || (Array.isArray(type) && type.includes('object'));
  return mayBeObject && !describesProperties(schema) && !('enum' in schema) && !('const' in schema);
}

function rewritten(key: string, value: Json, reference: (name: string) => string): Json {
  const inside = (one: Json, closed: boolean) => (isSchema(one) ? closedSchema(one, reference, closed) : one);
  if (key === '$ref' && typeof value === 'string') return reference(value);
  if (sameValue.includes(key) && Array.isArray(value)) return value.map((one) => inside(one, false));
  if (sameValueOne.includes(key)) return inside(value, false);
  if (otherValue.includes(key)) return inside(value, true);
  if (otherValueList.includes(key) && Array.isArray(value)) return value.map((one) => inside(one, true));
  if (otherValueMap.includes(key) && isSchema(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inside(one, true)]));
  }
  return value;
}

/** `closed` is false where another schema describes the same value too (inside allOf, or a named schema's own top). */
export function closedSchema(schema: Schema, reference: (name: string) => string, closed: boolean): Schema {
  const entries = Object.entries(schema).map(([key, value]) => [key, rewritten(key, value, reference)] as const);
  const result: Schema = Object.fromEntries(entries);
  if (isFreeObject(schema))
    return 'additionalProperties' in result ? result : { ...result, additionalProperties: true };
  if (!closed || !describesProperties(schema) || 'additionalProperties' in schema) return result;
  return { ...result, unevaluatedProperties: false };
}
