// Is this answer one that the contract allows? Shared by the API tests, the contract tests and `bip contract check`.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { closedSchema } from './closed-schemas.ts';
import {
  type AnswerRule,
  answerOf,
  contractSchemas,
  findOperation,
  operationOf,
  ruleOf,
  type Schema,
} from './contract.ts';

export interface AnswerToCheck {
  /** Either the operation … */
  operationId?: string;
  /** … or the request's method and path (query and host may stay on it). */
  method?: string;
  path?: string;
  status: number;
  headers: Headers | Readonly<Record<string, string | number | readonly string[] | undefined>>;
  /** The raw text, or an already parsed value; nothing, '' and undefined are an empty body. A string is always raw text. */
  body?: unknown;
}

const namedSchemas = 'contract:schemas';
const reference = (pointer: string) => pointer.replace('#/components/schemas/', `${namedSchemas}#/$defs/`);

function newAjv(coerceTypes: boolean): Ajv2020 {
  // The contract's own keywords (example, x-enum-varnames) are no errors.
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes });
  addFormats.default(ajv);
  const definitions = Object.entries(contractSchemas).map(([name, schema]) => [
    name,
    closedSchema(schema, reference, false),
  ]);
  ajv.addSchema({ $id: namedSchemas, $defs: Object.fromEntries(definitions) });
  return ajv;
}

type Kind = 'json' | 'text';

/** Text of headers and parameters is read as a number where the schema wants one; JSON never is. */
const ajvOf: Record<Kind, () => Ajv2020> = { json: once(() => newAjv(false)), text: once(() => newAjv(true)) };
const compiled: Record<Kind, WeakMap<Schema, ValidateFunction>> = { json: new WeakMap(), text: new WeakMap() };

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function validator(schema: Schema, kind: Kind): ValidateFunction {
  const known = compiled[kind].get(schema);
  if (known !== undefined) return known;
  const validate = ajvOf[kind]().compile(closedSchema(schema, reference, true));
  compiled[kind].set(schema, validate);
  return validate;
}

function said(place: string, error: ErrorObject): string {
  const unknown = error.params.unevaluatedProperty ?? error.params.additionalProperty;
  const where = `${place}${error.instancePath}`;
  if (typeof unknown === 'string') return `${where}: property '${unknown}' is not in the contract`;
  const allowed = Array.isArray(error.params.allowedValues) ? ` (${error.params.allowedValues.join(', ')})` : '';
  return `${where}: ${error.message}${allowed}`;
}

/** What is wrong with a value, each sentence beginning with `place`. */
export function checkValue(place: string, value: unknown, schema: Schema, kind: Kind = 'json'): string[] {
  const validate = validator(schema, kind);
  if (validate(value)) return [];
  return [...new Set((validate.errors ?? []).map((error) => said(place, error)))];
}

function headerOf(headers: AnswerToCheck['headers'], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
  return found === undefined ? undefined : String(found);
}

function checkHeaders(answer: AnswerToCheck, rule: AnswerRule): string[] {
  return Object.entries(rule.headers ?? {}).flatMap(([name, header]) => {
    const value = headerOf(answer.headers, name);
    if (value === undefined) return header.required === true ? [`header ${name} is missing`] : [];
    return header.schema === undefined ? [] : checkValue(`header ${name}`, value, header.schema, 'text');
  });
}

function covers(range: string, type: string): boolean {
  if (range === '*/*' || range === type) return true;
  return range.endsWith('/*') && type.startsWith(range.slice(0, -1));
}

function isEmpty(body: unknown): boolean {
  return body === undefined || body === '';
}

function checkBody(answer: AnswerToCheck, rule: AnswerRule): string[] {
  const kinds = Object.keys(rule.content ?? {});
  if (kinds.length === 0) return isEmpty(answer.body) ? [] : ['the body must be empty'];
  const type = headerOf(answer.headers, 'content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === undefined) return [`header content-type is missing, the contract says ${kinds.join(', ')}`];
  const kind = kinds.find((one) => covers(one, type));
  if (kind === undefined) return [`content type is ${type}, the contract says ${kinds.join(', ')}`];
  const schema = rule.content?.[kind]?.schema;
  if (schema === undefined || !/[/+]json$/.test(kind)) return [];
  if (typeof answer.body !== 'string') return checkValue('body', answer.body, schema);
  try {
    return checkValue('body', JSON.parse(answer.body), schema);
  } catch {
    return ['the body is not JSON'];
  }
}

type CheckListener = (operationId: string, status: number) => void;
const listeners = new Set<CheckListener>();

/** Tells of every checked answer; the tests learn from it which operations they have exercised. */
export function onAnswerChecked(listener: CheckListener): void {
  listeners.add(listener);
}

/** Everything in the answer that the contract does not allow, one sentence each; an empty list when all is well. */
export function checkAnswer(answer: AnswerToCheck): string[] {
  const { operationId, method = '', path = '' } = answer;
  const operation = operationId === undefined ? findOperation(method, path) : operationOf(operationId);
  if (operation === undefined) return [`unknown operation ${operationId ?? `${method} ${path}`}`];
  for (const listener of listeners) listener(operation.id, answer.status);
  const rule = answerOf(ruleOf(operation), answer.status);
  const prefix = `${operation.id} ${answer.status}`;
  if (rule === undefined) return [`${prefix}: status is not in the contract`];
  return [...checkHeaders(answer, rule), ...checkBody(answer, rule)].map((violation) => `${prefix}: ${violation}`);
}
