// What is absent in a request stays, so that a request has what changes: the office may have more that could not be saved.
import type { Json } from '@redakcja/generated/contract';
import type { Shape } from '../values/shape.ts';
import type { Values } from '../values/values.ts';
import { fieldDifferences } from './differences.ts';

const isSame = (a: Json | undefined, b: Json | undefined) => fieldDifferences(a, b).length === 0;

/** A record without the fields and parts that are the same; one with fields that the contract requires keeps all of its fields. */
export function withoutUnchanged(shape: Shape, value: Json, current: Json): Json {
  if (shape.kind !== 'record') return value;
  const before = current as Values;
  const fields = [...shape.fields];
  const keepsAll = fields.some(([, { isRequired }]) => isRequired);
  const left = Object.entries(value as Values).filter(([name, one]) => keepsAll || !isSame(before[name], one));
  return Object.fromEntries(
    left.map(([name, one]) => {
      const own = shape.fields.get(name)?.shape;
      return [name, own?.kind === 'list' && own.partsBy !== null ? changedParts(own.partsBy, one, before[name]) : one];
    }),
  );
}

function changedParts(by: string, wanted: Json, current: Json | undefined): Json {
  const before = new Map(((current ?? []) as Values[]).map((part) => [part[by], part]));
  return (wanted as Values[]).filter((part) => !isSame(before.get(part[by] ?? null), part));
}
