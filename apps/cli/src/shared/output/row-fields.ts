// Whether rows have the fields of `--fields`, asked before anything is printed: of an empty list too.
import { answerRules } from '@redakcja/generated/answer-rules';
import type { OperationId } from '@redakcja/generated/operations';
import type { core } from 'zod';
import { unknownField } from './selection.ts';

/** @throws CommandError for a field that the rows of this list do not have */
export async function requireFields(fields: readonly string[] | null, operation: OperationId): Promise<void> {
  const schema = fields === null ? undefined : await answerRules[operation].schema?.();
  for (const path of (schema && fields) ?? []) {
    let at: readonly core.$ZodType[] = elementsOf(schema as core.$ZodType);
    for (const name of path.split('.')) {
      const shapes = at.map(shapeOf);
      // of another kind than an object with known fields
      if (shapes.includes(null)) break;
      const known = shapes.flatMap((shape) => Object.keys(shape ?? {}));
      if (known.length === 0) break;
      if (!known.includes(name)) throw unknownField(path, [...new Set(known)]);
      at = shapes.flatMap((shape) => (shape?.[name] === undefined ? [] : elementsOf(shape[name])));
    }
  }
}

type Def = core.$ZodTypes['_zod']['def'];

const defOf = (schema: core.$ZodType) => schema._zod.def as Def;

/** What a schema is about: without null and undefined, of a list its elements. */
function elementsOf(schema: core.$ZodType): core.$ZodType[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'array':
      return elementsOf(def.element);
    case 'nullable':
    case 'optional':
    case 'default':
      return elementsOf(def.innerType);
    case 'union':
      return def.options.flatMap(elementsOf);
    case 'null':
      return [];
    default:
      return [schema];
  }
}

/** Its fields; null where they are not known. */
function shapeOf(schema: core.$ZodType): core.$ZodShape | null {
  const def = defOf(schema);
  if (def.type === 'object') return def.shape;
  return ['string', 'number', 'int', 'boolean', 'enum', 'literal'].includes(def.type) ? {} : null;
}
