// Typed access to the bundled contract: parameters and responses of operations.
import bundled from '../openapi.json' with { type: 'json' };
import type { OperationId } from '../src/operations.ts';
import type { Operation } from './operation-lookup.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Schema = { [key: string]: Json };

export interface HeaderRule {
  required?: boolean;
  schema?: Schema;
}

export interface ResponseRule {
  headers?: Record<string, HeaderRule>;
  content?: Record<string, { schema?: Schema }>;
}

export interface ParameterRule {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema: Schema;
}

/** Alternatives, each with the permissions it needs; `{}` among them: a token may be sent and need not. */
export type SecurityRule = readonly { bearer?: readonly string[] }[];

export interface OperationRule {
  operationId: OperationId;
  tags: string[];
  summary?: string;
  description?: string;
  parameters?: ParameterRule[];
  requestBody?: { required?: boolean; content: Record<string, { schema?: Schema }> };
  responses: Record<string, ResponseRule>;
  /** Without it the security of the whole contract holds. */
  security?: SecurityRule;
}

type Reference = { $ref: string };

interface PathItem {
  parameters?: (ParameterRule | Reference)[];
  [method: string]: unknown;
}

interface ContractDocument {
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Schema> };
}

// The type that TypeScript infers from the JSON text is the union of every literal shape in it; this is the one they share.
const contract = bundled as unknown as ContractDocument;

export const contractSchemas: Readonly<Record<string, Schema>> = contract.components.schemas;

/** Follows a reference inside the document; any other value is returned unchanged. */
function resolve<T>(value: T | Reference): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as T;
  const keys = value.$ref.slice(2).split('/');
  const found = keys.reduce<unknown>((node, key) => {
    const name = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
    return (node as Record<string, unknown>)[name];
  }, contract);
  if (found === undefined) throw new Error(`The contract has no ${value.$ref}`);
  return resolve(found as T | Reference);
}

/** The schema, with a reference at its top followed. */
export function schemaOf(schema: Schema): Schema {
  return resolve<Schema>(schema);
}

const rules = new Map<OperationId, OperationRule>();

/** An operation with references to parameters, responses and headers followed; references in schemas are kept. */
export function ruleOf(operation: Operation): OperationRule {
  const rule = rules.get(operation.id) ?? readRule(operation);
  rules.set(operation.id, rule);
  return rule;
}

function readRule(operation: Operation): OperationRule {
  const item = contract.paths[operation.path];
  if (item === undefined) throw new Error(`The contract has no path ${operation.path}`);
  const own = item[operation.method] as OperationRule;
  const parameters = [...(item.parameters ?? []), ...(own.parameters ?? [])].map((one) => resolve(one));
  const responses = Object.entries(own.responses).map(
    ([status, response]) => [status, responseRule(response)] as const,
  );
  const body = own.requestBody === undefined ? {} : { requestBody: resolve(own.requestBody) };
  return { ...own, ...body, parameters, responses: Object.fromEntries(responses) };
}

function responseRule(response: ResponseRule | Reference): ResponseRule {
  const rule = resolve(response);
  const headers = Object.entries(rule.headers ?? {}).map(([name, header]) => [name, resolve(header)] as const);
  return { ...rule, headers: Object.fromEntries(headers) };
}

/** Statuses that an operation has to document, since clients handle them. */
const documentedStatuses = new Set([400, 401, 403, 404, 409, 410, 412, 422]);

/** The documented response of a status. `default` covers only unexpected failures. */
export function responseRuleOf(rule: OperationRule, status: number): ResponseRule | undefined {
  const listed = rule.responses[String(status)];
  if (listed !== undefined) return listed;
  return status >= 400 && !documentedStatuses.has(status) ? rule.responses.default : undefined;
}
