// A value of a file, as a request has it: identifiers in place of names, uploaded files in place of their names.
import type { Json } from '@redakcja/generated/contract';
import { readKey } from '../office/resources.ts';
import { derivedValue, namesOf, optionOf, type Shape, targetOf } from './shape.ts';
import type { Values } from './values.ts';

export interface Identifiers {
  idOf: (target: string, key: readonly string[]) => Promise<number>;
  /** Uploads the file unless it is there already. */
  uploaded: (file: Values, purpose: string) => Promise<number>;
}

export async function valueForRequest(shape: Shape, value: Json, ids: Identifiers, around: Values = {}): Promise<Json> {
  if (value === null) return null;
  switch (shape.kind) {
    case 'record': {
      const sent: Values = {};
      for (const [name, field] of shape.fields) {
        const own = (value as Values)[name];
        if (own !== undefined) sent[field.property] = await valueForRequest(field.shape, own, ids, value as Values);
      }
      for (const { property, derived } of shape.fields.values()) {
        const made = derived === null || property in sent ? null : derivedValue(derived, sent);
        if (made !== null) sent[property] = made;
      }
      return sent;
    }
    case 'list': {
      const items: Json[] = [];
      for (const one of value as Json[]) items.push(await valueForRequest(shape.item, one, ids, around));
      return items;
    }
    case 'choice': {
      const option = optionOf(shape.options, (name) => (value as Values)[name]);
      if (option === undefined) throw new Error('No option takes the value');
      return valueForRequest(option, value, ids);
    }
    case 'reference':
      return ids.idOf(targetOf(shape.target, around) ?? '', readKey(value));
    case 'file':
      return ids.uploaded(value as Values, shape.purpose);
    case 'scalar':
      return (namesOf(shape.schema) ?? []).find(([name]) => name === value)?.[1] ?? value;
  }
}
