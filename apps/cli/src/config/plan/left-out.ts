// What an export cannot bring to an office: records that come with the product and that the office lacks, and links to articles, which are no
// configuration. What leads to something missing is left out, and each of it is named.
import type { Json } from '@redakcja/generated/contract';
import type { IsMissing } from '../office/adapter.ts';
import { adapterOf } from '../office/adapter-of.ts';
import { keyText, type ReadRecord, type Resource, readKey, resourceOf } from '../office/resources.ts';
import { optionOf, type Shape, targetOf } from '../values/shape.ts';
import type { Values } from '../values/values.ts';

/** A value without what leads to something missing; undefined when it cannot be without it. */
export function withoutMissing(shape: Shape, value: Json, isMissing: IsMissing, around: Values = {}): Json | undefined {
  if (value === null) return null;
  switch (shape.kind) {
    case 'record': {
      const left: Values = { ...(value as Values) };
      for (const [name, field] of shape.fields) {
        const own = left[name];
        if (own === undefined) continue;
        const kept = withoutMissing(field.shape, own, isMissing, left);
        if (kept === undefined) return undefined;
        left[name] = kept;
      }
      return left;
    }
    case 'list': {
      const all = value as Json[];
      const kept = all.map((one) => withoutMissing(shape.item, one, isMissing, around));
      const left = kept.filter((one) => one !== undefined);
      return shape.isWhole && left.length < all.length ? undefined : left;
    }
    case 'choice': {
      const option = optionOf(shape.options, (name) => (value as Values)[name]);
      return option === undefined ? value : withoutMissing(option, value, isMissing);
    }
    case 'reference':
      return isMissing(targetOf(shape.target, around) ?? '', readKey(value)) ? undefined : value;
    default:
      return value;
  }
}

const titleOf = (target: string) => (target === 'articles' ? 'Artykuły' : resourceOf(target).title);

export interface Kept {
  records: ReadRecord[];
  /** Keys of the records that are left out as a whole. */
  leftOut: (readonly string[])[];
  /** A sentence for each of what is left out. */
  sentences: string[];
}

/** The records of a resource without what leads to something missing. */
export function keptRecords(resource: Resource, all: readonly ReadRecord[], isMissing: IsMissing): Kept {
  const found: Kept = { records: [], leftOut: [], sentences: [] };
  const adapter = adapterOf(resource);
  for (const record of all) {
    const missing = new Set<string>();
    const noted: IsMissing = (target, key) => {
      const is = isMissing(target, key);
      if (is) missing.add(`${titleOf(target)}: ${keyText(key)}`);
      return is;
    };
    const kept = adapter === null ? reduced(resource, record, noted) : (adapter.without?.(record, noted) ?? record);
    const name = record.key.length === 0 ? resource.title : `${resource.title}: ${keyText(record.key)}`;
    const names = [...missing].join(', ');
    if (kept === undefined) {
      found.leftOut.push(record.key);
      found.sentences.push(`${name}: pozycja w całości, bo prowadzi do: ${names}`);
    } else {
      found.records.push(kept);
      if (missing.size > 0) found.sentences.push(`${name}: tylko to, co prowadzi do: ${names}`);
    }
  }
  return found;
}

function reduced(resource: Resource, record: ReadRecord, isMissing: IsMissing): ReadRecord | undefined {
  const value = withoutMissing(resource.shape, record.value, isMissing);
  return value === undefined ? undefined : { ...record, value };
}
