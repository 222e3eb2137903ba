// What a GET answers can be sent back to the PUT of the same address, unchanged or with a value changed: what is only read is left out, and what is
// read as a record is written as its number (`language` as `languageId`, `tags` of objects as ids). The contract's schemas say which is which.
import { type ContractDocument, resolve, type Schema } from './document.ts';

type Convert = (value: unknown) => unknown;
type Properties = Readonly<Record<string, Schema>>;

/** Null when nothing has to be converted. A value that converts to `undefined` is left out. */
export function readBack(document: ContractDocument, read: Schema, written: Schema): Convert | null {
  const [from, to] = [plain(document, read), plain(document, written)];
  if (isScalar(to)) return ofScalar(document, from, to);
  if (to.items !== undefined) {
    const one = readBack(document, from.items ?? {}, to.items);
    return one && ((value) => (Array.isArray(value) ? value.map(one) : value));
  }
  const tagged = byTag(document, from, to);
  if (tagged !== null) return tagged;
  const [readable, writable] = [propertiesOf(document, from), propertiesOf(document, to)];
  return Object.keys(writable).length === 0 ? null : ofObject(document, readable, writable);
}

/** A record is written as its id, or as what `x-from` names. Of a mark that has the name of a text (`addedExtraContent`) only the mark is left out. */
function ofScalar(document: ContractDocument, from: Schema, to: Schema): Convert | null {
  if (isScalar(from)) {
    if (typesOf(from).some((type) => typesOf(to).includes(type))) return null;
    return (value) => (typesOf(from).includes(typeof value) ? undefined : value);
  }
  const name = typeof to['x-from'] === 'string' ? to['x-from'] : 'id';
  if (!(name in propertiesOf(document, from))) return null;
  return (value) => (isObject(value) ? value[name] : value);
}

function ofObject(document: ContractDocument, readable: Properties, writable: Properties): Convert | null {
  const converts = new Map<string, [string, Convert | null]>();
  for (const [name, schema] of Object.entries(readable)) {
    const target = writtenAs(name, writable);
    const convert = target === null ? null : readBack(document, schema, writable[target] ?? {});
    if (target !== name || convert !== null) converts.set(name, [target ?? '', convert]);
  }
  if (converts.size === 0) return null;
  return (value) => {
    if (!isObject(value)) return value;
    const entries = Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
      const [target, convert] = converts.get(name) ?? [name, null];
      if (target === '' || (target !== name && target in value)) return [];
      const converted = convert === null ? one : convert(one);
      const isNothing = converted === null && target !== name && !isNullable(document, writable[target] ?? {});
      return converted === undefined || isNothing || (target !== name && isObject(converted))
        ? []
        : [[target, converted]];
    });
    return Object.fromEntries(entries);
  };
}

/** The field by which a property is written: its own, or the number of the record, or the numbers of several. */
function writtenAs(name: string, writable: Properties): string | null {
  return [name, `${name}Id`, `${name.replace(/s$/, '')}Ids`].find((one) => one in writable) ?? null;
}

/** Of alternatives with a tag: the read one with the tag of the value is converted to the written one with it. */
function byTag(document: ContractDocument, from: Schema, to: Schema): Convert | null {
  const writable = alternativesOf(document, to);
  const [tag] = (to.required as string[] | undefined) ?? [];
  if (writable.length === 0 || tag === undefined) return null;
  const readable = alternativesOf(document, from);
  const converts = writable.flatMap((written) =>
    tagsOf(document, written, tag).map((value): [unknown, Convert | null] => {
      const read = readable.find((one) => tagsOf(document, one, tag).includes(value)) ?? from;
      return [value, readBack(document, read, written)];
    }),
  );
  const known = new Map(converts);
  return (value) => {
    const convert = isObject(value) ? known.get(value[tag]) : undefined;
    return convert ? convert(value) : value;
  };
}

/** `oneOf`, and what `chooseByTag` of the document has made of it. */
function alternativesOf(document: ContractDocument, schema: Schema): Schema[] {
  const chosen = ((schema.allOf ?? []) as Schema[]).flatMap((one) =>
    one.then === undefined ? [] : [one.then as Schema],
  );
  const found = chosen.length > 0 ? chosen : ((schema.oneOf ?? []) as Schema[]);
  return found.map((one) => plain(document, one));
}

function tagsOf(document: ContractDocument, schema: Schema, tag: string): unknown[] {
  const { enum: values, const: value } = resolve<Schema>(document, propertiesOf(document, schema)[tag] ?? {});
  return Array.isArray(values) ? values : value === undefined ? [] : [value];
}

/** Without what makes it optional: `null` among its alternatives. */
function plain(document: ContractDocument, schema: Schema): Schema {
  const found = resolve<Schema>(document, schema);
  const alternatives = (found.oneOf as Schema[] | undefined)?.map((one) => resolve<Schema>(document, one));
  const filled = alternatives?.filter(({ type }) => type !== 'null');
  return filled?.length === 1 && filled[0] !== undefined ? plain(document, filled[0]) : found;
}

function propertiesOf(document: ContractDocument, schema: Schema): Properties {
  const { properties, allOf } = plain(document, schema);
  const parts = ((allOf as Schema[] | undefined) ?? []).map((one) => propertiesOf(document, one));
  return Object.assign({}, ...parts, properties ?? {});
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const typesOf = (schema: Schema) => [schema.type ?? []].flat().filter((type) => type !== 'null');
const isScalar = (schema: Schema) => typesOf(schema).some((type) => /^(integer|number|string|boolean)$/.test(type));

function isNullable(document: ContractDocument, schema: Schema): boolean {
  const found = resolve<Schema>(document, schema);
  const parts = ((found.oneOf ?? []) as Schema[]).map((one) => resolve<Schema>(document, one));
  return [found, ...parts].some(({ type }) => [type].flat().includes('null'));
}
