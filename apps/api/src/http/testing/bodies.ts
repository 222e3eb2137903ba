// Bodies of every operation of the contract, and what becomes of them.
import { ruleOf, type Schema, schemaOf } from '@redakcja/generated/contract';
import { operations as allOperations } from '@redakcja/generated/operations';
import { sampleOf } from '@redakcja/generated/sample-request';
import { handlers, inputs } from '../../areas.ts';
import type { InputSchema } from '../../call/handler.ts';
import type { Services } from '../../call/services.ts';
import { readConfig } from '../../config.ts';
import { type InputReader, readInput } from '../body.ts';
import { readContract } from '../contract/document.ts';
import { checksOf } from '../contract/validation.ts';
import { hasPublicTexts } from '../public-texts.ts';

type Json = unknown;

const document = readContract();
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
  if (types.includes('string') && schema.example === null) return [schema.format === undefined ? textOf(schema) : null];
  return [sampleOf(schema)];
}

const textOf = ({ description }: Schema) => (/HTML/.test(String(description)) ? '<p>Tekst</p>' : 'Tekst');

/** Any text is no address; what is allowed there is held by the tests of addresses. */
const isEmptyAddress = (name: string, { example }: Schema) => /url$/i.test(name) && example === null;

/** Texts inside a body, each with the body that has another text there. */
export function texts(
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
export function taken({ read }: InputReader, body: Json): { refused: unknown } | { body: string } {
  try {
    return { body: JSON.stringify(read(body, 1000)) };
  } catch (error) {
    return { refused: error };
  }
}

const operations = allOperations.filter(({ id }) => id in handlers);
const schemas: Record<string, InputSchema<unknown> | undefined> = inputs;

/** Every operation that takes JSON. */
export const withBody = operations.flatMap((operation) => {
  const rule = document.paths[operation.path]?.[operation.method];
  const schema = ruleOf(operation).requestBody?.content['application/json']?.schema;
  if (rule === undefined || schema === undefined) return [];
  const isPublic = hasPublicTexts(operation.id, [operation.tag]);
  const read = readInput(checksOf(operation.path, operation.method, rule), schemas[operation.id], services, isPublic);
  return [{ id: operation.id, isPublic, read, bodies: bodiesOf(schema) }];
});
