// Rules for every schema of the contract.
import { schemaOf } from '@redakcja/generated/contract';
import { checkValue } from '@redakcja/generated/contract-check';
import { describe, expect, it } from 'vitest';
import { allOperations, allProperties, allSchemas, mediaExamples, offenders } from '../support/contract-document.ts';

const bounds = ['maxLength', 'format', 'enum', 'const', 'contentMediaType'];

/** Whether a pattern fixes the length, such as ^#[0-9a-f]{6}$; a repetition does not. */
function isFixedPattern(pattern: unknown): boolean {
  return typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern);
}

type AnySchema = Record<string, unknown>;

/** Locations in a request body, through references, whose schema is found. */
function locations(
  input: object,
  at: string,
  isFound: (schema: AnySchema) => boolean,
  seen = new Set<object>(),
): string[] {
  const schema = schemaOf(input as never) as AnySchema;
  if (seen.has(schema)) return [];
  seen.add(schema);
  const parts = Object.entries({
    ...(schema.properties ?? {}),
    ...(schema.items === undefined ? {} : { items: schema.items }),
  });
  const branches = ['allOf', 'oneOf', 'anyOf'].flatMap((key) =>
    ((schema[key] ?? []) as object[]).map((one) => [key, one] as const),
  );
  return [
    ...(isFound(schema) ? [at] : []),
    ...[...parts, ...branches].flatMap(([name, part]) => locations(part as object, `${at}/${name}`, isFound, seen)),
  ];
}

/** A string without a bound, or an array without maxItems. */
function isUnbounded(schema: AnySchema): boolean {
  const types = [schema.type].flat();
  const isOpenText =
    types.includes('string') && !bounds.some((key) => key in schema) && !isFixedPattern(schema.pattern);
  return isOpenText || (types.includes('array') && !('maxItems' in schema));
}

const bodies = allOperations.flatMap(({ id, method, rule }) =>
  Object.values(rule.requestBody?.content ?? {}).map((one) => ({ id, method, schema: one.schema ?? {} })),
);

describe('schemas', () => {
  it('describe every property', () => {
    const isDescribed = ({ schema }: { schema: object }) => 'description' in schema || '$ref' in schema;
    expect(offenders(allProperties(), isDescribed, ({ at }) => at)).toEqual([]);
  });

  it('name the values of numeric enumerations', () => {
    const numeric = allSchemas().filter(
      ({ schema }) => Array.isArray(schema.enum) && schema.enum.some((one) => typeof one === 'number'),
    );
    const named = ({ schema }: { schema: Record<string, unknown> }) =>
      Array.isArray(schema['x-enum-varnames']) &&
      schema['x-enum-varnames'].length === (schema.enum as unknown[]).length;
    expect(numeric.length).toBeGreaterThan(0);
    expect(offenders(numeric, named, ({ at }) => at)).toEqual([]);
  });

  it('require only properties that they have', () => {
    const required = allSchemas().flatMap(({ at, schema }) =>
      schema.properties === undefined
        ? []
        : ((schema.required ?? []) as string[]).map((name) => ({ at, name, schema })),
    );
    expect(
      offenders(
        required,
        ({ name, schema }) => name in (schema.properties as object),
        ({ at, name }) => `${at}/${name}`,
      ),
    ).toEqual([]);
  });

  it('bound every text and list that a client sends', () => {
    const unbounded = bodies.flatMap(({ id, schema }) => locations(schema, id, isUnbounded));
    expect(unbounded).toEqual([]);
  });

  it('have no defaults in bodies of a PUT, where what is absent stays unchanged', () => {
    const updates = bodies.filter(({ method }) => method === 'put');
    const found = updates.flatMap(({ id, schema }) => locations(schema, id, (one) => 'default' in one));
    expect(updates.length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });

  it('choose between alternatives of an input by a discriminator', () => {
    const tagged = allSchemas().filter(({ at, schema }) => {
      if (!at.includes('Input')) return false;
      const alternatives = ((schema.oneOf ?? []) as object[]).map((one) => schemaOf(one as never));
      const types = alternatives.map(({ properties }) => (properties as { type?: { enum?: unknown } })?.type?.enum);
      return types.length > 1 && types.every(Array.isArray);
    });
    expect(tagged.length).toBeGreaterThan(0);
    expect(
      offenders(
        tagged,
        ({ schema }) => 'discriminator' in schema,
        ({ at }) => at,
      ),
    ).toEqual([]);
  });

  it('have examples that are valid', () => {
    const examples = allSchemas().filter(({ schema }) => schema.example !== undefined);
    expect(examples.length).toBeGreaterThan(100);
    expect(examples.flatMap(({ at, schema }) => checkValue(at, schema.example, schema))).toEqual([]);
    expect(mediaExamples().flatMap(({ at, schema, example }) => checkValue(at, example, schema))).toEqual([]);
  });
});
