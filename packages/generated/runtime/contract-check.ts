// Checks responses against the contract: for the API tests, the contract tests and `bip contract check`.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { closedSchema } from './closed-schemas.ts';
import { contractSchemas, type ResponseRule, responseRuleOf, ruleOf, type Schema } from './contract.ts';
import { findOperation, operationOf } from './operation-lookup.ts';

export interface ResponseToCheck {
  /** Either the operation … */
  operationId?: string;
  /** … or the request's method and path (query and host may stay on it). */
  method?: string;
  path?: string;
  status: number;
  headers: Headers | Readonly<Record<string, string | number | readonly string[] | undefined>>;
  /** Raw text, or a parsed value that is not a string; '' and undefined are an empty body. */
  body?: unknown;
}

const namedSchemas = 'contract:schemas';
const reference = (pointer: string) => pointer.replace('#/components/schemas/', `${namedSchemas}#/$defs/`);

function newAjv(coerceTypes: boolean): Ajv2020 {
  // strict would refuse the contract's own keywords (example, x-enum-varnames).
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

/** Headers and parameters are coerced to numbers where the schema requires it; JSON never is. */
const ajvOf: Record<Kind, () => Ajv2020> = { json: once(() => newAjv(false)), text: once(() => newAjv(true)) };
const compiled: Record<Kind, WeakMap<Schema, ValidateFunction>> = { json: new WeakMap(), text: new WeakMap() };

function once<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

function validator(schema: Schema, kind: Kind): ValidateFunction {
  const cached = compiled[kind].get(schema);
  if (cached !== undefined) return cached;
  const validate = ajvOf[kind]().compile(closedSchema(schema, reference, true));
  compiled[kind].set(schema, validate);
  return validate;
}

function messageOf(place: string, error: ErrorObject): string {
  const unknown = error.params.unevaluatedProperty ?? error.params.additionalProperty;
  const where = `${place}${error.instancePath}`;
  if (typeof unknown === 'string') return `${where}: property '${unknown}' is not in the contract`;
  const allowed = Array.isArray(error.params.allowedValues) ? ` (${error.params.allowedValues.join(', ')})` : '';
  return `${where}: ${error.message}${allowed}`;
}

/** Violations of a value, each message beginning with `place`. */
export function checkValue(place: string, value: unknown, schema: Schema, kind: Kind = 'json'): string[] {
  const validate = validator(schema, kind);
  if (validate(value)) return [];
  return [...new Set((validate.errors ?? []).map((error) => messageOf(place, error)))];
}

function headerOf(headers: ResponseToCheck['headers'], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
  return found === undefined ? undefined : String(found);
}

function checkHeaders(response: ResponseToCheck, { headers = {} }: ResponseRule): string[] {
  if (response.status < 400 && headerOf(response.headers, 'ETag') !== undefined && headers.ETag === undefined)
    return ['header ETag is not in the contract'];
  return Object.entries(headers).flatMap(([name, header]) => {
    const value = headerOf(response.headers, name);
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

function checkBody(response: ResponseToCheck, rule: ResponseRule): string[] {
  const kinds = Object.keys(rule.content ?? {});
  if (kinds.length === 0) return isEmpty(response.body) ? [] : ['the body must be empty'];
  const type = headerOf(response.headers, 'content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === undefined) return [`header content-type is missing, the contract says ${kinds.join(', ')}`];
  const kind = kinds.find((one) => covers(one, type));
  if (kind === undefined) return [`content type is ${type}, the contract says ${kinds.join(', ')}`];
  const schema = rule.content?.[kind]?.schema;
  if (schema === undefined || !/[/+]json$/.test(kind)) return [];
  if (typeof response.body !== 'string') return checkValue('body', response.body, schema);
  try {
    return checkValue('body', JSON.parse(response.body), schema);
  } catch {
    return ['the body is not JSON'];
  }
}

type CheckListener = (operationId: string, status: number) => void;
const listeners = new Set<CheckListener>();

/** Calls back for every checked response; the tests record which operations they exercise. */
export function onResponseChecked(listener: CheckListener): void {
  listeners.add(listener);
}

/** Violations of the contract in a response; empty when there are none. */
export function checkResponse(response: ResponseToCheck): string[] {
  const { operationId, method = '', path = '' } = response;
  const operation = operationId === undefined ? findOperation(method, path) : operationOf(operationId);
  if (operation === undefined) return [`unknown operation ${operationId ?? `${method} ${path}`}`];
  for (const listener of listeners) listener(operation.id, response.status);
  const rule = responseRuleOf(ruleOf(operation), response.status);
  const prefix = `${operation.id} ${response.status}`;
  if (rule === undefined) return [`${prefix}: status is not in the contract`];
  return [...checkHeaders(response, rule), ...checkBody(response, rule)].map((violation) => `${prefix}: ${violation}`);
}
