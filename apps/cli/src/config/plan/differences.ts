// What differs between two configurations: per resource, per record, per field.
import type { Json } from '@redakcja/generated/contract';
import { canonicalJson } from '../../shared/output/canonical-json.ts';
import { filesFolder } from '../folder/stored-files.ts';
import { type ConfigRecord, keyId, type Resource } from '../office/resources.ts';
import { isValues, type Values } from '../values/values.ts';

/** A list that is sorted by a field, by the values of that field: what the other side does not name stays. */
export const keyedBy = (value: Json, sortBy: string | undefined): Json =>
  sortBy === undefined ? value : Object.fromEntries((value as Values[]).map((one) => [String(one[sortBy]), one]));

export interface FieldDifference {
  /** Of the field, with dots: content.text */
  path: string;
  from: Json | undefined;
  to: Json | undefined;
}

export interface RecordDifference {
  resource: string;
  title: string;
  key: readonly string[];
  kind: 'added' | 'removed' | 'changed';
  fields: readonly FieldDifference[];
}

/** A file is compared as a whole. */
export const isFile = ({ file }: Values) => typeof file === 'string' && file.startsWith(`${filesFolder}/`);

/** Fields that `to` leaves out stay as they are. */
export function fieldDifferences(from: Json | undefined, to: Json | undefined, path = ''): FieldDifference[] {
  const below = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  if (isValues(from) && isValues(to) && !isFile(to))
    return Object.entries(to).flatMap(([name, value]) => fieldDifferences(from[name], value, below(name)));
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length && to.some(isValues))
    return to.flatMap((value, index) => fieldDifferences(from[index], value, below(index + 1)));
  const isSame = from !== undefined && to !== undefined && canonicalJson(from) === canonicalJson(to);
  return isSame || (from === undefined && to === undefined) ? [] : [{ path, from, to }];
}

export type ComparedResource = Pick<Resource, 'name' | 'title'> &
  Partial<Pick<Resource, 'sortBy' | 'isUnique' | 'layout'>>;

export function recordDifferences(
  of: ComparedResource,
  from: readonly ConfigRecord[],
  to: readonly ConfigRecord[],
): RecordDifference[] {
  const { name: resource, title, sortBy } = of;
  const before = new Map(from.map((one) => [keyId(one.key, of), one]));
  const after = new Map(to.map((one) => [keyId(one.key, of), one]));
  const changed = to.flatMap(({ key, value }): RecordDifference[] => {
    const known = before.get(keyId(key, of));
    if (known === undefined) return [{ resource, title, key, kind: 'added', fields: [] }];
    const fields = fieldDifferences(keyedBy(known.value, sortBy), keyedBy(value, sortBy));
    return fields.length === 0 ? [] : [{ resource, title, key, kind: 'changed', fields }];
  });
  const removed = from
    .filter((one) => !one.isSystem && !after.has(keyId(one.key, of)))
    .map(({ key }): RecordDifference => ({ resource, title, key, kind: 'removed', fields: [] }));
  return [...changed, ...removed];
}

const longest = 120;

export function shownValue(value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return 'brak';
  if (value === true) return 'tak';
  if (value === false) return 'nie';
  const text =
    typeof value === 'object' ? canonicalJson(value) : typeof value === 'number' ? String(value) : `„${value}”`;
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
