// The bundled contract as the server reads it.
import { readFileSync } from 'node:fs';
import { carriedFile } from '../web/carried-file.ts';

export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  format?: string;
  [keyword: string]: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: Schema;
}

export interface ResponseObject {
  headers?: Record<string, unknown>;
  content?: Record<string, { schema?: Schema }>;
}

export interface OperationObject {
  operationId: string;
  tags: readonly string[];
  parameters?: readonly (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, { schema?: Schema }> };
  responses: Record<string, ResponseObject | { $ref: string }>;
  /** `{}` among others: a token may be sent and need not. */
  security?: readonly { bearer?: readonly string[] }[];
}

export type PathItem = Record<string, OperationObject> & { parameters?: readonly (Parameter | { $ref: string })[] };

export interface ContractDocument {
  /** Of operations that name none. */
  security: NonNullable<OperationObject['security']>;
  paths: Record<string, PathItem>;
  components: { parameters: Record<string, Parameter>; schemas: Record<string, Schema> };
}

/** Identifiers and numbers are stored as PostgreSQL integers. */
export const maxInteger = 2_147_483_647;

/** openapi.yaml with all that it refers to. */
export const contractFile = carriedFile('openapi.json', '@redakcja/generated/openapi.json');

let read: ContractDocument | undefined;

/** Read once for all servers of the process, and never changed. */
export function readContract(): ContractDocument {
  if (read === undefined) {
    read = JSON.parse(readFileSync(contractFile, 'utf8')) as ContractDocument;
    adapt(read);
  }
  return read;
}

/** Changes the document where the validator needs it otherwise. */
function adapt(document: ContractDocument, node: unknown = document): void {
  if (Array.isArray(node)) {
    for (const one of node) adapt(document, one);
  } else if (typeof node === 'object' && node !== null) {
    const schema = node as Schema;
    // a number that no column can hold is refused as any other wrong value, before it reaches the database
    if (isInteger(schema) && schema.maximum === undefined && schema.format !== 'int64') {
      schema.maximum = maxInteger;
      schema.minimum ??= -maxInteger;
    }
    if (typeof schema.discriminator === 'object') chooseByTag(document, schema);
    for (const one of Object.values(node)) adapt(document, one);
  }
}

interface Alternatives extends Schema {
  oneOf?: readonly { $ref: string }[];
  discriminator?: { propertyName: string };
}

/**
 * Only the alternative with the object's tag is checked, so that its errors are the only ones. Ajv's own `discriminator` does the same
 * for tags that are texts, and takes no numbers.
 */
function chooseByTag(document: ContractDocument, schema: Alternatives): void {
  const { oneOf = [], discriminator: { propertyName = '' } = {} } = schema;
  delete schema.oneOf;
  delete schema.discriminator;
  const tagOf = (one: Schema) => (resolve(document, one).properties as Record<string, Schema>)[propertyName];
  const tags = oneOf.map((one) => resolve<Schema>(document, tagOf(one) ?? {}));
  Object.assign(schema, {
    type: 'object',
    required: [propertyName],
    properties: { [propertyName]: { enum: tags.flatMap((tag) => tag.enum ?? tag.const) } },
    allOf: oneOf.map((one, at) => ({
      if: { required: [propertyName], properties: { [propertyName]: tags[at] } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: one,
    })),
  });
}

function isInteger(schema: Schema): boolean {
  return schema.type === 'integer' || (Array.isArray(schema.type) && schema.type.includes('integer'));
}

/** Follows internal references: #/components/parameters/Id. */
export function resolve<T extends object>(document: ContractDocument, node: T | { $ref: string }): T {
  let found: unknown = node;
  while (typeof found === 'object' && found !== null && '$ref' in found) {
    const steps = String(found.$ref).replace(/^#\//, '').split('/');
    found = steps.reduce<unknown>(
      (at, step) => (at as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );
  }
  return found as T;
}

/** Address of a part of the document, for a reference. */
export function pointer(...steps: string[]): string {
  return `#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}
