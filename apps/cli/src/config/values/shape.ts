// What a file says about a record: the input of the contract, with names in place of identifiers and files in place of their numbers.
import { type Json, type Schema, schemaOf } from '@redakcja/generated/contract';
import type { Values } from './values.ts';

export interface Field {
  /** In the contract. */
  property: string;
  isRequired: boolean;
  shape: Shape;
  /** Made from other fields: „{type}-{sourceId}”. */
  derived: string | null;
}

/** What a reference leads to; `by` is the field of the same record that decides it. */
export type Target = string | { by: string; [value: string]: string };

export type Shape = { isNullable: boolean } & (
  | { kind: 'record'; fields: ReadonlyMap<string, Field> }
  /** `isWhole`: its record is nothing without one of its items. `partsBy`: items that are left out stay; the field tells them apart. */
  | { kind: 'list'; item: Shape; max: number; isWhole: boolean; partsBy: string | null }
  | { kind: 'choice'; options: readonly Shape[] }
  | { kind: 'reference'; target: Target }
  | { kind: 'file'; purpose: string }
  /** `from`: the field of an answered object that the input takes. */
  | { kind: 'scalar'; schema: Schema; from: string }
);

const objectOf = (value: Json | undefined) => (value ?? {}) as Values;
const isNull = (schema: Schema) => schema.type === 'null';

/** languageId → language, euCollectionImageIds → euCollectionImages */
export const withoutId = (property: string) => property.replace(/Id(s?)$/, '$1');

const shapes = new Map<Schema, Shape>();

export function shapeOf(reference: Schema): Shape {
  const schema = schemaOf(reference);
  const shape = shapes.get(schema) ?? makeShape(schema);
  shapes.set(schema, shape);
  return shape;
}

function makeShape(schema: Schema): Shape {
  const isNullable = [schema.type].flat().includes('null');
  if (schema['x-reference'] !== undefined)
    return { kind: 'reference', isNullable, target: schema['x-reference'] as Target };
  if (schema['x-picture'] !== undefined) return { kind: 'file', isNullable, purpose: String(schema['x-picture']) };
  if (schema.oneOf !== undefined) {
    const all = (schema.oneOf as Schema[]).map(schemaOf);
    const options = all.filter((one) => !isNull(one)).map(shapeOf);
    const [only] = options;
    const canBeNull = all.some(isNull);
    if (options.length === 1 && only) return { ...only, isNullable: canBeNull };
    return { kind: 'choice', isNullable: canBeNull, options };
  }
  if (schema.properties !== undefined) return { kind: 'record', isNullable, fields: fieldsOf(schema) };
  if (schema.items !== undefined) {
    const item = shapeOf(schema.items as Schema);
    const isWhole = schema['x-whole'] === true;
    const partsBy = schema['x-parts'] === undefined ? null : String(schema['x-parts']);
    return { kind: 'list', isNullable, item, max: Number(schema.maxItems ?? 10_000), isWhole, partsBy };
  }
  return { kind: 'scalar', isNullable, schema, from: String(schema['x-from'] ?? 'id') };
}

function fieldsOf(schema: Schema): Map<string, Field> {
  const required = new Set(schema.required as string[] | undefined);
  const entries = Object.entries(objectOf(schema.properties)).flatMap(([property, one]): [string, Field][] => {
    const own = objectOf(one);
    // identifiers differ between offices
    if (property === 'id' || own['x-config'] === 'elsewhere') return [];
    const shape = shapeOf(own);
    const isNamed =
      shape.kind === 'reference' || shape.kind === 'file' || (shape.kind === 'list' && property.endsWith('Ids'));
    const derived = own['x-derived'] === undefined ? null : String(own['x-derived']);
    return [
      [isNamed ? withoutId(property) : property, { property, isRequired: required.has(property), shape, derived }],
    ];
  });
  return new Map(entries);
}

/** The names of an enumeration's values, which the contract has for numbers. */
export function namesOf(schema: Schema): readonly (readonly [name: string, value: Json])[] | null {
  const values = schema.enum as Json[] | undefined;
  if (values === undefined) return schema.const === undefined ? null : [[String(schema.const), schema.const]];
  const names = schema['x-enum-varnames'] as string[] | undefined;
  const isNumbered = values.every((one) => typeof one === 'number');
  return values.map((value, index) => [isNumbered ? (names?.[index] ?? String(value)) : String(value), value]);
}

/** The option that takes a record with these values; `read` gives the value of a field as in the file. */
export function optionOf(
  options: readonly Shape[],
  read: (name: string, field: Field) => Json | undefined,
): Shape | undefined {
  return options.find(
    (option) =>
      option.kind === 'record' &&
      [...option.fields].every(([name, field]) => {
        const names = field.shape.kind === 'scalar' ? namesOf(field.shape.schema) : null;
        const isMark = names !== null && (name === 'type' || names.length === 1);
        return !isMark || names?.some(([one]) => one === read(name, field));
      }),
  );
}

/** The resource that a reference leads to; `around` is the record with it, as in the file. */
export const targetOf = (target: Target, around: Values): string | undefined =>
  typeof target === 'string' ? target : target[String(around[target.by])];

/** Whether all fields of „{type}-{sourceId}” are there. */
export function isDerived(template: string, values: Values): boolean {
  return [...template.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => (values[name] ?? null) !== null);
}

export const derivedValue = (template: string, values: Values): string | null =>
  isDerived(template, values) ? template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])) : null;
