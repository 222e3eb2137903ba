// The resources that an office configures, with what the contract says about them.

import { type ConfigResource, configResources } from '@redakcja/generated/config-resources';
import { type Json, ruleOf, type Schema } from '@redakcja/generated/contract';
import { operationOf } from '@redakcja/generated/operation-lookup';
import type { OperationId } from '@redakcja/generated/operations';
import { numberedName } from '../../shared/files/numbered-name.ts';
import { canonicalJson } from '../../shared/output/canonical-json.ts';
import { type Shape, shapeOf } from '../values/shape.ts';
import type { Values } from '../values/values.ts';

/** A record as a file has it. */
export interface ConfigRecord {
  /** Identifies it in every office. */
  key: readonly string[];
  value: Json;
  /** In this office; none in a file. */
  id: number | string | null;
  /** Comes with the product. */
  isSystem: boolean;
  /** What an adapter has made it from. */
  source?: unknown;
}

/** A record read from a file. */
export type ReadRecord = Pick<ConfigRecord, 'key' | 'value' | 'source' | 'isSystem'>;

/** `records` is a list, `languages` one for each language, `single` just one. */
export type Layout = 'records' | 'languages' | 'single';

export interface Resource extends ConfigResource {
  layout: Layout;
  shape: Shape;
}

export function operation(id: OperationId | undefined) {
  const found = operationOf(id ?? '');
  if (found === undefined) throw new Error(`No operation ${id}`);
  return found;
}

export function inputSchema(id: OperationId | undefined): Schema {
  const schema = ruleOf(operation(id)).requestBody?.content['application/json']?.schema;
  if (schema === undefined) throw new Error(`No body of ${id}`);
  return schema;
}

function layoutOf({ list, read }: ConfigResource): Layout {
  if (list !== undefined) return 'records';
  return operation(read).path.includes('{') ? 'languages' : 'single';
}

const nothing: Shape = { kind: 'record', isNullable: false, fields: new Map() };

export const resources: readonly Resource[] = configResources.map((one) =>
  one.adapter === undefined
    ? { ...one, layout: layoutOf(one), shape: shapeOf(inputSchema(one.update)) }
    : { ...one, layout: 'single', shape: nothing },
);

export function resourceOf(name: string): Resource {
  const found = resources.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No resource ${name}`);
  return found;
}

/** For a person. */
export const keyText = (key: readonly string[]) => key.join(' / ');

/** What tells a key from others: names of a resource that has each of them once differ in more than their case. */
export const keyId = (key: readonly string[], { isUnique = false }: { isUnique?: boolean } = {}): string =>
  JSON.stringify(isUnique ? key.map((name) => name.toLowerCase()) : key);

/** A key as a reference in a file: a name alone, or several. */
export const writtenKey = (key: readonly string[]): Json => (key.length === 1 ? (key[0] ?? '') : [...key]);
export const readKey = (value: Json): readonly string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Records in the order of the file: by key, unless the office has an order of its own. Records of the same key are numbered in the order of their content. */
export function inFileOrder<One extends Pick<ConfigRecord, 'key' | 'value'>>(
  { isOrdered, isUnique }: Pick<Resource, 'isOrdered' | 'isUnique'>,
  records: readonly One[],
): One[] {
  const text = ({ key, value }: One) => [...key, canonicalJson(value)].join('\n');
  const all = isOrdered ? [...records] : [...records].sort((a, b) => compare(text(a), text(b)));
  if (isUnique) return all;
  const counts = new Map<string, number>();
  return all.map((record) => {
    if (record.key.length === 0) return record;
    const id = keyId(record.key);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return { ...record, key: [...record.key.slice(0, -1), numberedName(record.key.at(-1) ?? '', count)] };
  });
}

/** The key of a record by its values as in a file. */
export const keyOfRecord = (resource: Pick<Resource, 'key'>, values: Values): string[] =>
  resource.key.map((name) => String(values[name] ?? ''));
