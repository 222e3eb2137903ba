// The contract's examples make all rows of a mock list equal. This gives rows distinct ids,
// and lists of an enumeration each of its values once.
import { type Schema, schemaOf } from './contract.ts';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function propertiesOf(schema: Schema): Record<string, Schema> {
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => (Array.isArray(schema[key]) ? schema[key] : []));
  const inherited = parts.map((part) => propertiesOf(schemaOf(part as Schema)));
  return Object.assign({}, ...inherited, schema.properties ?? {});
}

function itemsOf(schema: Schema): Schema | undefined {
  if (isObject(schema.items)) return schemaOf(schema.items as Schema);
  const part = Array.isArray(schema.oneOf) ? schema.oneOf.map((one) => schemaOf(one as Schema)) : [];
  return part.map(itemsOf).find((one) => one !== undefined);
}

function enumOf(schema: Schema | undefined): unknown[] | undefined {
  return schema !== undefined && Array.isArray(schema.enum) ? schema.enum : undefined;
}

function rows(value: unknown[], items: Schema): unknown[] {
  const id = propertiesOf(items).id;
  const choices = enumOf(items);
  if (choices !== undefined) return choices;
  const first = value[0];
  if (id === undefined || !isObject(first))
    return [...new Set(value.map((row) => JSON.stringify(row)))].map((row) => JSON.parse(row));
  const ids = enumOf(schemaOf(id));
  if (ids !== undefined) return ids.map((one) => ({ ...first, id: one }));
  return value.map((row, index) =>
    isObject(row) && typeof row.id === 'number' ? { ...row, id: row.id + index } : row,
  );
}

/** The value with distinct rows in its lists, at every depth. */
export function withDistinctRows(value: unknown, schema: Schema): unknown {
  const rule = schemaOf(schema);
  if (Array.isArray(value)) {
    const items = itemsOf(rule);
    if (items === undefined) return value;
    return rows(
      value.map((one) => withDistinctRows(one, items)),
      items,
    );
  }
  if (!isObject(value)) return value;
  const properties = propertiesOf(rule);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name in properties ? withDistinctRows(one, properties[name] as Schema) : one,
    ]),
  );
}

/** Identifiers of the rows that a request is about: `ids` of the query, or of the body. */
export async function askedIds({ searchParams }: URL, request: Request): Promise<number[]> {
  const inQuery = [...searchParams].filter(([name]) => /ids$/i.test(name)).map(([, value]) => Number(value));
  if (inQuery.length > 0 || !request.headers.get('content-type')?.startsWith('application/json')) return inQuery;
  const body: unknown = await request.json().catch(() => null);
  return idsIn(body);
}

function idsIn(body: unknown): number[] {
  if (Array.isArray(body)) return body.map((one) => Number(one?.id ?? one)).filter(Number.isInteger);
  if (typeof body !== 'object' || body === null) return [];
  const found = Object.entries(body).find(([name, value]) => /ids$/i.test(name) && Array.isArray(value));
  return found === undefined ? [] : (found[1] as unknown[]).map(Number);
}

/** Rows of a list by their ids: a row for each that was asked for, and a change of it that was made. */
export function withAskedRows(ids: readonly number[], body: unknown): unknown {
  if (!Array.isArray(body) || ids.length === 0) return body;
  const [model] = body as unknown[];
  if (typeof model !== 'object' || model === null || !('id' in model)) return body;
  const made = 'done' in model ? { done: true, errors: [] } : {};
  return ids.map((id) => ({ ...model, ...made, id }));
}
