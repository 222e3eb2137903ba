// Every text of every body of the contract: invisible characters that reverse or control the display are rejected, or removed from HTML.
import { ruleOf, type Schema, schemaOf } from '@redakcja/generated/contract';
import { operations as allOperations } from '@redakcja/generated/operations';
import { sampleOf } from '@redakcja/generated/sample-request';
import { describe, expect, test } from 'vitest';
import { handlers, inputs } from '../areas.ts';
import type { InputSchema } from '../call/handler.ts';
import type { Services } from '../call/services.ts';
import { readConfig } from '../config.ts';
import { type InputReader, readInput } from './body.ts';
import { readContract } from './contract/document.ts';
import { contractChecks } from './contract/validation.ts';

type Json = unknown;

const document = readContract();
const { checksOf } = contractChecks(document);
// schemas that depend on the server read the time and the configuration
const services = { now: () => new Date('2026-11-22T10:00:00Z'), config: readConfig({}) } as Services;

/** Bodies with every property of the schema, one for each of its kinds. */
function bodiesOf(given: Schema): Json[] {
  const schema = schemaOf(given);
  const kinds = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined;
  if (kinds !== undefined) return kinds.flatMap(bodiesOf);
  if (schema.properties !== undefined && schema.example === undefined) {
    const entries = Object.entries(schema.properties as Record<string, Schema>);
    return [
      Object.fromEntries(
        entries.map(([name, property]) => [name, isEmptyAddress(name, property) ? null : bodiesOf(property)[0]]),
      ),
    ];
  }
  const types = [schema.type].flat();
  // the number of ids may depend on another field
  if (types.includes('array') && Array.isArray(schema.example) && typeof schema.example[0] === 'number')
    return [schema.example];
  if (types.includes('array')) return [schema.items === undefined ? [] : [bodiesOf(schema.items as Schema)[0]]];
  if (types.includes('string') && schema.example === null) return [schema.format === undefined ? 'Tekst' : null];
  return [sampleOf(schema)];
}

/** Any text is no address; what is allowed there is held by the tests of addresses. */
const isEmptyAddress = (name: string, { example }: Schema) => /url$/i.test(name) && example === null;

/** Texts inside a body, each with the body that has another text there. */
function texts(
  body: Json,
  put: (value: Json) => Json = (value) => value,
): { text: string; put: (text: string) => Json }[] {
  if (typeof body === 'string') return [{ text: body, put }];
  if (typeof body !== 'object' || body === null) return [];
  if (Array.isArray(body))
    return body.flatMap((one, index) => texts(one, (value) => put(body.toSpliced(index, 1, value))));
  return Object.entries(body).flatMap(([key, one]) => texts(one, (value) => put({ ...body, [key]: value })));
}

/** What became of a body: refused, or what the handler gets. */
function taken({ read }: InputReader, body: Json): { refused: unknown } | { body: string } {
  try {
    return { body: JSON.stringify(read(body, 1000)) };
  } catch (error) {
    return { refused: error };
  }
}

/** Imports report it per row (dictionaries/*.test.ts). */
const byRow = new Set(['importTags', 'importProvidingEntities', 'importIsoCodes']);

const operations = allOperations.filter(({ id }) => id in handlers && !byRow.has(id));
const schemas: Record<string, InputSchema<unknown> | undefined> = inputs;

const withBody = operations.flatMap((operation) => {
  const rule = document.paths[operation.path]?.[operation.method];
  const schema = ruleOf(operation).requestBody?.content['application/json']?.schema;
  if (rule === undefined || schema === undefined) return [];
  const read = readInput(checksOf(operation.path, operation.method, rule), schemas[operation.id], services);
  return [{ id: operation.id, read, bodies: bodiesOf(schema) }];
});

const unsafe = ['\u0000', '\u001b', '\u0085', '\u202e', '\u2066'];

describe.each(withBody)('$id', ({ read, bodies }) => {
  test('no text lets an unsafe character through', () => {
    for (const body of bodies) {
      expect(taken(read, body), JSON.stringify(body)).toHaveProperty('body');
      for (const { text, put } of texts(body)) {
        for (const character of unsafe) {
          const sent = put(`${text.slice(0, 1)}${character}${text.slice(1)}`);
          const result = taken(read, sent);
          const kept = 'body' in result ? texts(JSON.parse(result.body)).map((one) => one.text) : [];
          expect(kept.join(), JSON.stringify(sent)).not.toContain(character);
        }
      }
    }
  });
});
