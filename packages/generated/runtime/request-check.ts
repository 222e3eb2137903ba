// Checks requests against the contract: for the mocks, and for clients before they send.

import { type ParameterRule, ruleOf, type Schema, schemaOf } from './contract.ts';
import { checkValue } from './contract-check.ts';
import type { Operation } from './operation-lookup.ts';

function pathValues(operation: Operation, url: URL): Record<string, string> {
  const actual = url.pathname.split('/').slice(-operation.path.split('/').length);
  const entries = operation.path
    .split('/')
    .flatMap((part, index) =>
      part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(actual[index] ?? '')]] : [],
    );
  return Object.fromEntries(entries);
}

function isList(schema: Schema): boolean {
  return schemaOf(schema).type === 'array';
}

function sentValues({ in: place, name }: ParameterRule, url: URL, path: Record<string, string>, headers: Headers) {
  if (place === 'query') return url.searchParams.getAll(name);
  const value = place === 'path' ? (path[name] ?? '') : headers.get(name);
  return value === null ? [] : [value];
}

function checkParameter(parameter: ParameterRule, url: URL, path: Record<string, string>, headers: Headers): string[] {
  const place = `${parameter.in} ${parameter.name}`;
  const sent = sentValues(parameter, url, path, headers);
  if (sent.length === 0) return parameter.required === true ? [`${place} is missing`] : [];
  return checkValue(place, isList(parameter.schema) ? sent : sent[0], parameter.schema, 'text');
}

function checkParameters(operation: Operation, url: URL, headers: Headers): string[] {
  const rules = (ruleOf(operation).parameters ?? []).filter((one) => one.in !== 'cookie');
  const known = new Set(rules.filter((one) => one.in === 'query').map((one) => one.name));
  const unknown = [...new Set(url.searchParams.keys())].filter((name) => !known.has(name));
  const path = pathValues(operation, url);
  return [
    ...unknown.map((name) => `query ${name} is not in the contract`),
    ...rules.flatMap((parameter) => checkParameter(parameter, url, path, headers)),
  ];
}

async function checkRequestBody(operation: Operation, request: Request): Promise<string[]> {
  const rule = ruleOf(operation).requestBody;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim();
  const text = type?.startsWith('multipart/') ? 'a form' : await request.text();
  if (rule === undefined) return text === '' ? [] : ['body: must be empty'];
  if (text === '') return rule.required === true ? ['body is missing'] : [];
  const content = type === undefined ? undefined : rule.content[type];
  if (content === undefined) return [`body: content type is ${type}, the contract says ${Object.keys(rule.content)}`];
  if (type !== 'application/json' || content.schema === undefined) return [];
  try {
    return checkValue('body', JSON.parse(text), content.schema);
  } catch {
    return ['the body is not JSON'];
  }
}

/** Violations of the contract in a request; empty when there are none. */
export async function checkRequest(operation: Operation, request: Request): Promise<string[]> {
  const ofParameters = checkParameters(operation, new URL(request.url), request.headers);
  return [...ofParameters, ...(await checkRequestBody(operation, request))];
}
