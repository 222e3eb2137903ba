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

/** Locations of strings without a bound and arrays without maxItems in a request body. */
function unboundedIn(input: object, at: string, seen: Set<object>): string[] {
  const schema = schemaOf(input as never) as Record<string, unknown>;
  if (seen.has(schema)) return [];
  seen.add(schema);
  const types = [schema.type].flat();
  const isOpenText =
    types.includes('string') && !bounds.some((key) => key in schema) && !isFixedPattern(schema.pattern);
  const isOpenList = types.includes('array') && !('maxItems' in schema);
  const parts = Object.entries({
    ...(schema.properties ?? {}),
    ...(schema.items === undefined ? {} : { items: schema.items }),
  });
  const branches = ['allOf', 'oneOf', 'anyOf'].flatMap((key) =>
    ((schema[key] ?? []) as object[]).map((one) => [key, one] as const),
  );
  return [
    ...(isOpenText || isOpenList ? [at] : []),
    ...[...parts, ...branches].flatMap(([name, part]) => unboundedIn(part as object, `${at}/${name}`, seen)),
  ];
}

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
    const sent = allOperations.flatMap(({ id, rule }) =>
      Object.values(rule.requestBody?.content ?? {}).map((one) => ({ id, schema: one.schema ?? {} })),
    );
    const unbounded = sent.flatMap(({ id, schema }) => unboundedIn(schema, id, new Set()));
    expect(unbounded).toEqual([]);
  });

  it('have examples that are valid', () => {
    const examples = allSchemas().filter(({ schema }) => schema.example !== undefined);
    expect(examples.length).toBeGreaterThan(100);
    expect(examples.flatMap(({ at, schema }) => checkValue(at, schema.example, schema))).toEqual([]);
    expect(mediaExamples().flatMap(({ at, schema, example }) => checkValue(at, example, schema))).toEqual([]);
  });
});
