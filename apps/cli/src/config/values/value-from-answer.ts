// A value of an answer, as a file has it: names in place of identifiers, files in place of their numbers.
import type { Json } from '@redakcja/generated/contract';
import { isDerived, namesOf, optionOf, type Shape, targetOf, withoutId } from './shape.ts';
import { isValues, type Values } from './values.ts';

/** What the names in files stand for. */
export interface Names {
  /** Key of a record; null when there is none. */
  keyOf: (target: string, id: number) => Promise<Json>;
  /** Keeps the file and answers what a record says about it. */
  fileOf: (stored: Values) => Promise<Json>;
}

function property(record: Values, name: string): Json | undefined {
  return name in record ? record[name] : record[withoutId(name)];
}

const idIn = (value: Json | undefined) => Number(isValues(value) ? value.id : value);

/** @param around the record in which the value stands: as answered, and as written so far */
export async function valueFromAnswer(
  shape: Shape,
  answered: Json | undefined,
  names: Names,
  around: { answered: Values; written: Values } = { answered: {}, written: {} },
): Promise<Json | undefined> {
  if (answered === undefined || answered === null) return answered;
  switch (shape.kind) {
    case 'record':
      return isValues(answered) ? writtenRecord(shape, answered, names) : null;
    case 'list': {
      const items: Json[] = [];
      for (const one of Array.isArray(answered) ? answered : [])
        items.push((await valueFromAnswer(shape.item, one, names, around)) ?? null);
      return items;
    }
    case 'choice': {
      const values = answered as Values;
      const option = optionOf(shape.options, (_, field) => nameOf(field.shape, values[field.property]));
      return valueFromAnswer(option ?? { kind: 'record', isNullable: false, fields: new Map() }, answered, names);
    }
    case 'reference': {
      const target = targetOf(shape.target, around.written);
      return target === undefined ? null : names.keyOf(target, idIn(answered));
    }
    case 'file': {
      const stored = isValues(answered) ? answered : around.answered;
      return names.fileOf(stored);
    }
    case 'scalar': {
      const value = isValues(answered) ? (answered[shape.from] ?? null) : answered;
      return nameOf(shape, value) ?? value;
    }
  }
}

function nameOf(shape: Shape, value: Json | undefined): Json | undefined {
  if (shape.kind !== 'scalar') return value;
  return (namesOf(shape.schema) ?? []).find(([, one]) => one === value)?.[0] ?? value;
}

async function writtenRecord(shape: Shape & { kind: 'record' }, answered: Values, names: Names): Promise<Values> {
  const written: Values = {};
  for (const [name, field] of shape.fields) {
    if (field.derived !== null && isDerived(field.derived, answered)) continue;
    const stored =
      field.shape.kind === 'file' ? (answered[withoutId(field.property)] ?? answered[field.property]) : undefined;
    const value = stored ?? property(answered, field.property);
    const own = await valueFromAnswer(field.shape, value, names, { answered, written });
    // null is no value of the input: the flag that a code has from the product
    const isLeftOut = own === null && !field.shape.isNullable && !field.isRequired;
    if (own !== undefined && !isLeftOut) written[name] = own;
  }
  return written;
}
