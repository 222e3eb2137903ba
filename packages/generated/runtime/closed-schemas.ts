// The contract requires clients to ignore unknown properties, but the server must not send any. The schemas are closed for the contract check: every
// value may have only described properties.
import type { Json, Schema } from './contract.ts';

/** Keywords whose subschemas apply to the same value. */
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

/** A schema without properties allows any. */
function isOpenObject(schema: Schema): boolean {
  const type = schema.type;
  const mayBeObject = type === undefined || type === 'object' || (Array.isArray(type) && type.includes('object'));
  return mayBeObject && !describesProperties(schema) && !('enum' in schema) && !('const' in schema);
}

function closeKeyword(key: string, value: Json, reference: (name: string) => string): Json {
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

/** @param closed false where another schema applies to the same value (inside allOf, or at the top of a named schema) */
export function closedSchema(schema: Schema, reference: (name: string) => string, closed: boolean): Schema {
  const entries = Object.entries(schema).map(([key, value]) => [key, closeKeyword(key, value, reference)] as const);
  const result: Schema = Object.fromEntries(entries);
  if (isOpenObject(schema))
    return 'additionalProperties' in result ? result : { ...result, additionalProperties: true };
  if (!closed || !describesProperties(schema) || 'additionalProperties' in schema) return result;
  return { ...result, unevaluatedProperties: false };
}
