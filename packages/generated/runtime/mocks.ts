// The generated mock handlers, made whole: the headers and the addressed resource that the generator leaves out come from the contract.
// In a test `setupServer(...mockHandlers())`, in the browser `setupWorker(...mockHandlers())`, over HTTP mock-http.ts.
import { faker } from '@faker-js/faker/locale/pl';
import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { generatedHandlers } from '../src/generated-handlers.ts';
import { answerOf, findOperation, type Operation, operationsBySpecificity, ruleOf, type Schema } from './contract.ts';
import { mockOverrides } from './mock-overrides.ts';
import { believable } from './mock-values.ts';
import { checkRequest } from './request-check.ts';

// Dates made up by faker must not depend on the day of the run.
faker.setDefaultRefDate('2026-10-01T08:00:00.000Z');

/** The same address is answered the same way each time, whatever was asked before. */
function seedOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 2147483647;
  return hash;
}

function jsonSchema(operation: Operation, status: number): Schema | undefined {
  return answerOf(ruleOf(operation), status)?.content?.['application/json']?.schema;
}

/** A created article 128 is found at /api/articles/128, also when it was created by /api/articles/12/version. */
function addressOf(path: string, id: unknown): string {
  const segments = path.split('/');
  while (segments.length > 1) {
    const address = `${segments.join('/')}/${id}`;
    if (findOperation('GET', address)?.path.endsWith('}') === true) return address;
    segments.pop();
  }
  return `${path}/${id}`;
}

function headersOf(operation: Operation, status: number, url: URL, body: unknown): Record<string, string> {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : 1;
  const values: Record<string, () => string> = {
    'total-count': () => String(Array.isArray(body) ? body.length : 0),
    'x-total-count': () => String(Array.isArray(body) ? body.length : 0),
    etag: () => '"1"',
    location: () => addressOf(url.pathname, id),
  };
  const rules = Object.entries(answerOf(ruleOf(operation), status)?.headers ?? {});
  return Object.fromEntries(
    rules.flatMap(([name, rule]) => {
      const value = values[name.toLowerCase()]?.() ?? rule.schema?.example;
      return value === undefined || value === null ? [] : [[name, String(value)]];
    }),
  );
}

/** GET /api/articles/12 answers article 12. */
function addressed(operation: Operation, url: URL, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('id' in body) || !operation.path.endsWith('/{id}')) return body;
  const id = Number(url.pathname.split('/').at(-1));
  return typeof body.id === 'number' && Number.isInteger(id) ? { ...body, id } : body;
}

// A grey square: the generator makes no usable bytes, and pages show pictures by these addresses.
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mOYBwAAuQC4GyI66gAAAABJRU5ErkJggg==';

/** Downloads: an answer that is no JSON. */
function fileAnswer(operation: Operation): Response | undefined {
  const kinds = Object.keys(answerOf(ruleOf(operation), 200)?.content ?? {});
  if (kinds.length === 0 || kinds.some((kind) => kind.endsWith('json'))) return undefined;
  const [kind = '*/*'] = kinds;
  const type = kind.endsWith('/*') ? 'image/png' : kind;
  const body = type.startsWith('text/') ? 'Treść' : Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
  return new HttpResponse(body, { headers: { 'content-type': type } });
}

async function answered(
  operation: Operation,
  generated: HttpHandler,
  request: Request,
  variant: number,
): Promise<Response> {
  const url = new URL(request.url);
  const wrong = await checkRequest(operation, request.clone());
  if (wrong.length > 0) {
    const problem = { title: 'Żądanie niezgodne z kontraktem', status: 400, errors: wrong };
    return HttpResponse.json(problem, { status: 400, headers: { 'content-type': 'application/problem+json' } });
  }
  faker.seed(seedOf(`${variant} ${operation.id} ${url.pathname}`));
  const response = fileAnswer(operation) ?? (await getResponse([generated], request));
  if (response === undefined) throw new Error(`The generated mock of ${operation.id} did not answer ${request.url}`);
  const schema = jsonSchema(operation, response.status);
  if (schema === undefined) return withHeaders(response, headersOf(operation, response.status, url, undefined));
  const made = believable(await response.json(), schema);
  const body = addressed(operation, url, mockOverrides[operation.id]?.(made) ?? made);
  const headers = headersOf(operation, response.status, url, body);
  return HttpResponse.json(body as never, { status: response.status, headers });
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

const methods = { get: http.get, post: http.post, put: http.put, delete: http.delete, patch: http.patch };

/**
 * One handler per operation of the contract, the more specific addresses first. A request that breaks the contract gets a 400.
 * The same variant always gives the same answers; another variant gives others.
 */
export function mockHandlers(variant = 0): HttpHandler[] {
  const generated = new Map(generatedHandlers().map((handler) => [String(handler.info.header), handler]));
  return operationsBySpecificity.map((operation) => {
    const path = `*${operation.path.replace(/\{([^}]+)\}/g, ':$1')}`;
    const handler = generated.get(`${operation.method.toUpperCase()} ${path}`);
    if (handler === undefined) throw new Error(`No mock was generated for ${operation.id}`);
    return methods[operation.method as keyof typeof methods](path, ({ request }) =>
      answered(operation, handler, request, variant),
    );
  });
}
