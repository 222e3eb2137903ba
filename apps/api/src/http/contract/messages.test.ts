// Every rule of every input of the contract is broken once, in every way that its kind allows: the answers are whole Polish sentences.

import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { fieldLabels } from '@redakcja/domain/shared/field-labels';
import { namelessMessage } from '@redakcja/domain/shared/forms/form-messages';
import { ruleOf, type Schema, schemaOf } from '@redakcja/generated/contract';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import { type Operation, operationsBySpecificity } from '@redakcja/generated/operation-lookup';
import { sampleRequest } from '@redakcja/generated/sample-request';
import { describe, expect, test } from 'vitest';
import { inputs } from '../../areas.ts';
import type { InputSchema } from '../../call/handler.ts';
import type { Services } from '../../call/services.ts';
import { readConfig } from '../../config.ts';
import { readInput } from '../body.ts';
import { ProblemError } from '../problem.ts';
import { readContract } from './document.ts';
import { keywordMessages } from './messages.ts';
import { type Checks, checksOf } from './validation.ts';

const document = readContract();

function checksFor({ path, method }: Operation): Checks {
  const operation = document.paths[path]?.[method];
  if (operation === undefined) throw new Error(`${method} ${path} is not in the contract`);
  return checksOf(path, method, operation);
}

const operations = operationsBySpecificity.map((operation) => ({ ...operation, rule: ruleOf(operation) }));
const schemaIn = (content: Record<string, { schema?: Schema }> | undefined, type: string) => content?.[type]?.schema;

/** One value of each type of JSON, and what JavaScript has beside. */
const ofEveryType: unknown[] = [
  undefined,
  null,
  '',
  'x',
  '   ',
  'a\u0001b',
  0,
  -1,
  1.5,
  1e308,
  true,
  [],
  [null],
  [[]],
  {},
  { obce: 1 },
];

/** Values that break one keyword of the schema. */
function breaking(schema: Schema): unknown[] {
  const { maxLength, minimum, maximum, minItems, maxItems, items } = schema;
  const list = (count: unknown) => Array.from({ length: Number(count) }, (_, index) => index + 1);
  return [
    ...(typeof maxLength === 'number' && maxLength < 100_000 ? ['x'.repeat(maxLength + 1)] : []),
    ...(typeof minimum === 'number' ? [minimum - 1] : []),
    ...(typeof maximum === 'number' ? [maximum + 1] : []),
    ...(typeof minItems === 'number' ? [list(minItems - 1)] : []),
    ...(typeof maxItems === 'number' ? [list(maxItems + 1)] : []),
    ...(items === undefined ? [] : [[1, 1], [items], ['x', 'x']]),
    ...['2026-13-45', 'nie-adres', 'ja@', '12:99'],
  ];
}

/** All schemas inside one, each with a function that puts a value in its place. */
function* places(
  input: Schema,
  sample: unknown,
  put: (value: unknown) => unknown,
  depth = 0,
): Generator<[Schema, (value: unknown) => unknown]> {
  const schema = schemaOf(input);
  yield [schema, put];
  if (depth > 6) return;
  for (const choice of [...list(schema.oneOf), ...list(schema.anyOf), ...list(schema.allOf)])
    yield* places(choice, sample, put, depth + 1);
  const object = (typeof sample === 'object' && sample !== null && !Array.isArray(sample) ? sample : {}) as Record<
    string,
    unknown
  >;
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, Schema>))
    yield* places(property, object[name], (value) => put({ ...object, [name]: value }), depth + 1);
  if (typeof schema.items === 'object')
    yield* places(
      schema.items as Schema,
      Array.isArray(sample) ? sample[0] : undefined,
      (value) => put([value]),
      depth + 1,
    );
}

const list = (schemas: unknown) => (Array.isArray(schemas) ? (schemas as Schema[]) : []);

const english =
  /\b(?:object|array|string|number|boolean|integer|null|undefined|NaN|invalid|must|should|expected|required|received|unknown|error|value|field|input|date|true|false)\b/i;
const names = new Set([...Object.keys(fieldLabels), ...Object.keys(articleFieldLabels)]);
/** Names of the contract that are Polish words too. */
const polishWords = new Set(['to', 'bip', 'element', 'email', 'fax', 'menu', 'nip', 'regon', 'status']);

function wrongWords(text: string): string[] {
  const isName = (word: string) => names.has(word) && !polishWords.has(word);
  // What was sent is quoted; a name of the contract is none of it.
  const quoted = [...text.matchAll(/„([^”]*)”/g)].map(([, part = '']) => part);
  const words = text.replaceAll(/„[^”]*”/g, '').match(/[\p{L}-]+/gu) ?? [];
  return [...words.filter((word) => english.test(word) || isName(word)), ...quoted.filter(isName)];
}

function expectPolish(found: ProblemError | null, what: string): void {
  if (found === null) return;
  const texts = [...found.errors, ...(found.fields ?? []).map(({ message }: FieldError) => message)];
  expect(texts.length, what).toBeGreaterThan(0);
  // where no field is shown beside it
  for (const text of found.errors) expect(text, what).not.toMatch(namelessMessage);
  for (const text of texts) {
    expect(wrongWords(text), `${what}: ${text}`).toEqual([]);
    expect(text, what).toMatch(/^[„\p{Lu}].*[\p{L}\p{N}.)”*%]$/su);
  }
}

function problemOf(work: () => unknown): ProblemError | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

const schemas: { readonly [id: string]: InputSchema<unknown> | undefined } = inputs;
/** All that the schemas of forms ask for. */
const services = { now: () => new Date('2026-11-22T10:00:00Z'), config: readConfig({}) } as Services;
const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 200) ?? 'undefined';

describe('bodies', () => {
  const withBody = operations.filter(({ rule }) => schemaIn(rule.requestBody?.content, 'application/json'));

  test.each(withBody)('$id', (operation) => {
    const schema = schemaIn(operation.rule.requestBody?.content, 'application/json') ?? {};
    const { read } = readInput(checksFor(operation), schemas[operation.id], services);
    const sample = sampleRequest(operation).body;
    let refusals = 0;
    for (const [place, put] of places(schema, sample, (value) => value)) {
      for (const value of [...ofEveryType, ...breaking(place)]) {
        const body = put(value);
        const found = problemOf(() => read(body, 1000));
        if (found !== null) refusals += 1;
        expectPolish(found, `${operation.id} ${shown(body)}`);
      }
    }
    expect(refusals).toBeGreaterThan(5);
  });
});

describe('addresses and forms', () => {
  const texts = ['', 'x', '-1', '0', '1.5', '99999999999', 'a;b;c', 'x'.repeat(3000), ['x', 'x'], Array(600).fill('1')];

  test.each(operations)('$id', (operation) => {
    const checks = checksFor(operation);
    const parameters = operation.rule.parameters ?? [];
    for (const { name, in: place } of parameters) {
      if (place !== 'path' && place !== 'query') continue;
      const check = place === 'path' ? checks.params : checks.query;
      for (const text of texts) {
        const found = problemOf(() => check({ [name]: text } as Record<string, string>));
        expectPolish(found, `${operation.id} ${name}=${shown(text)}`);
      }
    }
    expectPolish(
      problemOf(() => checks.query({ obce: '1' })),
      operation.id,
    );
    const form = schemaIn(operation.rule.requestBody?.content, 'multipart/form-data');
    for (const name of Object.keys((form === undefined ? {} : (schemaOf(form).properties ?? {})) as object)) {
      for (const text of texts)
        expectPolish(
          problemOf(() => checks.form({ [name]: text })),
          `${operation.id} ${name}`,
        );
    }
  });
});

/** Keywords that describe, or whose parts have messages of their own. */
const silent = new Set([
  'description',
  'example',
  'default',
  'items',
  'properties',
  'oneOf',
  'discriminator',
  'anyOf',
  'allOf',
  '$ref',
  'contentMediaType',
]);

test('every keyword of the contract has a message, and every input a Polish name', () => {
  const keywords = new Set<string>();
  const fields = new Set<string>();
  for (const { rule } of operations) {
    const content = Object.values(rule.requestBody?.content ?? {});
    const roots = [
      ...content.map(({ schema }) => schema ?? {}),
      ...(rule.parameters ?? []).map(({ schema }) => schema),
    ];
    for (const { name } of rule.parameters ?? []) fields.add(name);
    for (const root of roots)
      for (const [schema] of places(root, undefined, (value) => value)) {
        for (const keyword of Object.keys(schema)) keywords.add(keyword);
        for (const name of Object.keys((schema.properties ?? {}) as object)) fields.add(name);
      }
  }
  // extensions restrict no value
  const rules = [...keywords].filter((keyword) => !keyword.startsWith('x-') && !silent.has(keyword));
  expect(rules.filter((keyword) => !(keyword in keywordMessages))).toEqual([]);
  expect([...fields].filter((name) => !names.has(name)).sort()).toEqual([]);
});
