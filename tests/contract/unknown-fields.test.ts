// A field that no schema knows is a mistake of who sends it, and would be lost without a word: every body refuses it, at any depth.
import path from 'node:path';
import type { Schema } from '@redakcja/generated/contract';
import document from '@redakcja/generated/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { allOperations } from '../support/contract-document.ts';

const schemas = document.components.schemas as Record<string, unknown> as Record<string, Schema>;

/** Names of the objects below a schema that take any field. */
function openObjects(schema: Schema | undefined, at: string, seen: ReadonlySet<string> = new Set()): string[] {
  if (schema === undefined) return [];
  if (typeof schema.$ref === 'string') {
    const name = path.posix.basename(schema.$ref);
    return seen.has(name) ? [] : openObjects(schemas[name], name, new Set([...seen, name]));
  }
  const parts = [schema.oneOf, schema.anyOf, schema.allOf].flatMap((list) => (list ?? []) as Schema[]);
  const properties = Object.entries(schema.properties ?? {}) as [string, Schema][];
  const isOpen =
    properties.length > 0 && schema.additionalProperties !== false && schema.unevaluatedProperties !== false;
  return [
    ...(isOpen ? [at] : []),
    ...parts.flatMap((part, index) => openObjects(part, `${at}/${index}`, seen)),
    ...properties.flatMap(([name, part]) => openObjects(part, `${at}.${name}`, seen)),
    ...openObjects(schema.items as Schema | undefined, `${at}[]`, seen),
  ];
}

test('no body of a request takes fields that its schema does not know', () => {
  const bodies = allOperations.flatMap(({ id, rule }) =>
    Object.values(rule.requestBody?.content ?? {}).map(({ schema }) => [id, schema] as const),
  );
  expect(bodies.length).toBeGreaterThan(50);
  expect([...new Set(bodies.flatMap(([id, schema]) => openObjects(schema, id)))]).toEqual([]);
});
