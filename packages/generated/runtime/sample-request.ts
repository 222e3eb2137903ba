// Builds valid requests from the contract's examples: for the contract tests, the permission matrix and `bip contract check`.
import { type Json, ruleOf, type Schema, schemaOf } from './contract.ts';
import type { Operation } from './operation-lookup.ts';

export interface SampleRequest {
  method: string;
  /** With path parameters and the required query. */
  path: string;
  body: Json | FormData | undefined;
}

function number(schema: Schema): number {
  return Math.max(Number(schema.minimum ?? 1), 1);
}

const byType: Record<string, (schema: Schema) => Json> = {
  object: (schema) => {
    const required = (schema.required ?? []) as string[];
    const properties = (schema.properties ?? {}) as Record<string, Schema>;
    return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
  },
  array: (schema) =>
    Array.from({ length: Number(schema.minItems ?? 0) }, () => sampleOf((schema.items ?? {}) as Schema)),
  integer: number,
  number,
  boolean: () => false,
  null: () => null,
  string: (schema) => 'a'.repeat(Number(schema.minLength ?? 1)),
};

/** A value of the schema: its example, otherwise the smallest valid value. */
export function sampleOf(input: Schema): Json {
  const schema = schemaOf(input);
  for (const key of ['example', 'const', 'default']) if (schema[key] !== undefined) return schema[key];
  if (Array.isArray(schema.examples)) return schema.examples[0] ?? null;
  if (Array.isArray(schema.enum)) return schema.enum[0] ?? null;
  if (Array.isArray(schema.allOf))
    return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part as Schema)), ownPart(schema));
  const choice = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(choice)) return sampleOf(choice[0] as Schema);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  return byType[String(type ?? 'object')]?.(schema) ?? null;
}

function ownPart(schema: Schema): Json {
  return schema.properties === undefined ? {} : (byType.object?.(schema) ?? {});
}

function formOf(schema: Schema): FormData {
  const form = new FormData();
  const { required = [], properties = {} } = schemaOf(schema) as {
    required?: string[];
    properties?: Record<string, Schema>;
  };
  for (const name of required) {
    const property = schemaOf(properties[name] ?? {});
    const isFile = property.contentMediaType !== undefined || property.format === 'binary' || property.type === 'array';
    if (isFile) form.append(name, new Blob(['%PDF-1.7'], { type: 'application/pdf' }), 'uchwala.pdf');
    else form.append(name, String(sampleOf(property)));
  }
  return form;
}

function bodyOf(operation: Operation): SampleRequest['body'] {
  const content = ruleOf(operation).requestBody?.content;
  if (content === undefined) return undefined;
  const json = content['application/json'];
  if (json !== undefined) return (json as { example?: Json }).example ?? sampleOf(json.schema ?? {});
  return formOf(content['multipart/form-data']?.schema ?? {});
}

/** @param known parameter values instead of the contract's examples; optional parameters are sent only if given here */
export function sampleRequest(
  operation: Operation,
  known: Readonly<Record<string, string | number>> = {},
): SampleRequest {
  const parameters = ruleOf(operation).parameters ?? [];
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    return encodeURIComponent(String(known[name] ?? sampleOf(parameter?.schema ?? {})));
  });
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required === true || known[one.name] !== undefined))
    .flatMap((one) =>
      [known[one.name] ?? sampleOf(one.schema)].flat().map((value): [string, string] => [one.name, String(value)]),
    );
  const search = new URLSearchParams(query).toString();
  return {
    method: operation.method.toUpperCase(),
    path: search === '' ? path : `${path}?${search}`,
    body: bodyOf(operation),
  };
}
