// How large a JSON body of an operation can be: the largest one that its schema allows. What is larger is refused before it is parsed.
import { type ContractDocument, type OperationObject, resolve, type Schema } from './document.ts';

export interface BodyLimits {
  bytes: number;
  /** Brackets, colons and commas outside of texts: fields and entries of lists. */
  marks: number;
  /** Lists and objects inside each other. */
  depth: number;
  /** Characters of one text. */
  text: number;
}

/** Public calls take no more, and nothing takes less: a body with some mistakes in it still gets all its messages. */
export const smallBody: BodyLimits = { bytes: 16 * 1024, marks: 2000, depth: 32, text: 16 * 1024 };

/** For schemas without an end, beside the configured size. */
const endless: BodyLimits = {
  bytes: Number.POSITIVE_INFINITY,
  marks: 100_000,
  depth: 64,
  text: Number.POSITIVE_INFINITY,
};

/** A character as an escape (\u0000), and a value with its indentation. */
const bytesPerCharacter = 6;
const bytesPerValue = 40;
/** Texts whose format ends them: dates, e-mails, identifiers. */
const formattedLength = 320;

/** A text that is a little too long gets the message with its field, and letters may come apart from their marks (json-body.ts). */
const tolerance = 1.25;

const unlimited = Number.POSITIVE_INFINITY;

export function bodyLimits(
  document: ContractDocument,
  operation: OperationObject,
  most: { isPublic: boolean; bytes: number },
): BodyLimits {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (schema === undefined || most.isPublic) return smallBody;
  const largest = measure(document, schema);
  return {
    bytes: between(smallBody.bytes, largest.bytes, most.bytes),
    marks: between(smallBody.marks, largest.marks, endless.marks),
    depth: between(smallBody.depth, largest.depth, endless.depth),
    text: between(smallBody.text, largest.text * tolerance, endless.text),
  };
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(Math.ceil(value), most));

/** Operations share their schemas, and each is measured once. A recursive one has no limit, whichever schema is measured first. */
const measured = new WeakMap<Schema, BodyLimits>();

function measure(document: ContractDocument, node: Schema): BodyLimits {
  const schema = resolve<Schema>(document, node);
  const known = measured.get(schema);
  if (known !== undefined) return known;
  // found again while it is being measured, it is recursive
  measured.set(schema, { bytes: unlimited, marks: unlimited, depth: unlimited, text: unlimited });
  const inside = (part: Schema) => measure(document, part);
  const alternatives = [schema.oneOf, schema.anyOf].flatMap((list) => (Array.isArray(list) ? (list as Schema[]) : []));
  const together = (Array.isArray(schema.allOf) ? (schema.allOf as Schema[]) : []).map(inside);
  const size = sum([ownSize(schema, inside), ...together, maxOf(alternatives.map(inside))]);
  measured.set(schema, size);
  return size;
}

function ownSize(schema: Schema, inside: (part: Schema) => BodyLimits): BodyLimits {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  const text = types.includes('string') ? lengthOf(schema) : 0;
  const own = { bytes: bytesPerValue + text * bytesPerCharacter, marks: 0, depth: 0, text };
  if (types.includes('array')) return sum([own, listSize(schema, inside)]);
  if (types.includes('object')) return sum([own, objectSize(schema, inside)]);
  return own;
}

function lengthOf({ maxLength, enum: values, format }: Schema): number {
  if (typeof maxLength === 'number') return maxLength;
  if (Array.isArray(values)) return Math.max(...values.map((value) => String(value).length));
  return format === undefined ? unlimited : formattedLength;
}

function listSize({ items, maxItems }: Schema, inside: (part: Schema) => BodyLimits): BodyLimits {
  const count = typeof maxItems === 'number' ? maxItems : unlimited;
  const one = items === undefined ? endless : inside(items);
  return { bytes: count * (one.bytes + 1), marks: 1 + count * (one.marks + 1), depth: one.depth + 1, text: one.text };
}

function objectSize(schema: Schema, inside: (part: Schema) => BodyLimits): BodyLimits {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const parts = properties.map(([name, property]) => {
    const { bytes, marks, depth, text } = inside(property);
    return { bytes: bytes + name.length + 4, marks: marks + 2, depth, text };
  });
  const total = sum(parts);
  return { bytes: total.bytes + 2, marks: total.marks + 1, depth: total.depth + 1, text: total.text };
}

function sum(parts: readonly BodyLimits[]): BodyLimits {
  return parts.reduce(
    (all, one) => ({
      bytes: all.bytes + one.bytes,
      marks: all.marks + one.marks,
      depth: Math.max(all.depth, one.depth),
      text: Math.max(all.text, one.text),
    }),
    { bytes: 0, marks: 0, depth: 0, text: 0 },
  );
}

function maxOf(parts: readonly BodyLimits[]): BodyLimits {
  return {
    bytes: Math.max(0, ...parts.map(({ bytes }) => bytes)),
    marks: Math.max(0, ...parts.map(({ marks }) => marks)),
    depth: Math.max(0, ...parts.map(({ depth }) => depth)),
    text: Math.max(0, ...parts.map(({ text }) => text)),
  };
}
