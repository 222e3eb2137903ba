// Enumerates the operations and schemas of the bundled contract for its rules.
import { ruleOf, type Schema, type SecurityRule } from '@redakcja/generated/contract';
import document from '@redakcja/generated/openapi.json' with { type: 'json' };
import { operationsBySpecificity } from '@redakcja/generated/operation-lookup';

export const allOperations = operationsBySpecificity.map((operation) => ({ ...operation, rule: ruleOf(operation) }));
export const defaultSecurity: SecurityRule = document.security;
export const tags: readonly string[] = document.tags.map((tag) => tag.name);

export interface LocatedSchema {
  /** Its location, for the message. */
  at: string;
  schema: Schema;
}

const schemaLists = ['allOf', 'oneOf', 'anyOf', 'prefixItems'];
const schemaKeys = ['items', 'not', 'additionalProperties'];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema and its subschemas, without following references. */
function subschemas(at: string, schema: Schema): LocatedSchema[] {
  const lists = schemaLists.flatMap((key) =>
    Array.isArray(schema[key]) ? schema[key].map((one, i) => [`${key}/${i}`, one]) : [],
  );
  const single = schemaKeys.map((key) => [key, schema[key]]);
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {});
  const parts = [...lists, ...single, ...properties] as [string, unknown][];
  const found = parts.flatMap(([key, part]) => (isObject(part) ? subschemas(`${at}/${key}`, part as Schema) : []));
  return [{ at, schema }, ...found];
}

/** Every schema of the contract with its location. */
export function allSchemas(): LocatedSchema[] {
  const named = Object.entries(document.components.schemas as Record<string, unknown> as Record<string, Schema>);
  const inOperations = allOperations.flatMap(({ id, rule }) => [
    ...(rule.parameters ?? []).map((one) => ({ at: `${id}/${one.name}`, schema: one.schema })),
    ...Object.entries(rule.requestBody?.content ?? {}).map(([kind, one]) => ({
      at: `${id}/body ${kind}`,
      schema: one.schema ?? {},
    })),
    ...Object.entries(rule.responses).flatMap(([status, response]) =>
      Object.entries(response.content ?? {}).map(([kind, one]) => ({
        at: `${id}/${status} ${kind}`,
        schema: one.schema ?? {},
      })),
    ),
  ]);
  const top = [...named.map(([name, schema]) => ({ at: name, schema })), ...inOperations];
  return top.flatMap(({ at, schema }) => subschemas(at, schema));
}

/** Every property of every object schema. */
export function allProperties(): (LocatedSchema & { name: string })[] {
  return allSchemas().flatMap(({ at, schema }) =>
    Object.entries(isObject(schema.properties) ? schema.properties : {}).map(([name, property]) => ({
      at: `${at}/${name}`,
      name,
      schema: property as Schema,
    })),
  );
}

/** Examples of media types, in operations and shared responses (`example`, `examples`). */
export function mediaExamples(): (LocatedSchema & { example: unknown })[] {
  return allOperations.flatMap(({ id, rule }) => {
    const contents = [
      ...Object.entries(rule.requestBody?.content ?? {}).map(([kind, one]) => [`${id}/body ${kind}`, one] as const),
      ...Object.entries(rule.responses).flatMap(([status, response]) =>
        Object.entries(response.content ?? {}).map(([kind, one]) => [`${id}/${status} ${kind}`, one] as const),
      ),
    ];
    return contents.flatMap(([at, content]) => {
      const { example, examples, schema } = content as {
        example?: unknown;
        examples?: Record<string, { value: unknown }>;
        schema?: Schema;
      };
      const all = [
        ...(example === undefined ? [] : [example]),
        ...Object.values(examples ?? {}).map((one) => one.value),
      ];
      return all.map((one) => ({ at, schema: schema ?? {}, example: one }));
    });
  });
}

/** Names of the items that violate a rule; expected to be empty. */
export function offenders<T>(all: readonly T[], isValid: (one: T) => boolean, name: (one: T) => string): string[] {
  return all.filter((one) => !isValid(one)).map(name);
}
