// Completes the generated mock handlers with headers and the requested resource, from the contract.
// In a test `setupServer(...mockHandlers())`, in the browser `setupWorker(...mockHandlers())`, over HTTP mock-http.ts.
import { faker } from '@faker-js/faker/locale/pl';
import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { generatedHandlers } from '../src/generated-handlers.ts';
import { responseRuleOf, ruleOf, type Schema } from './contract.ts';
import { mockOverrides } from './mock-overrides.ts';
import { mockProblem } from './mock-problem.ts';
import { askedIds, withAskedRows, withDistinctRows } from './mock-values.ts';
import { findOperation, type Operation, operationsBySpecificity } from './operation-lookup.ts';
import { checkRequest } from './request-check.ts';

// Faker's dates must not depend on the day of the run.
faker.setDefaultRefDate('2026-10-01T08:00:00.000Z');

/** Seeds faker by URL, so that the same URL always gets the same response. */
function seedOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 2147483647;
  return hash;
}

function jsonSchema(operation: Operation, status: number): Schema | undefined {
  return responseRuleOf(ruleOf(operation), status)?.content?.['application/json']?.schema;
}

/** Location of a created resource: /api/articles/128, also when it was created by /api/articles/12/version. */
function locationOf(path: string, id: unknown): string {
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
    location: () => locationOf(url.pathname, id),
  };
  const rules = Object.entries(responseRuleOf(ruleOf(operation), status)?.headers ?? {});
  return Object.fromEntries(
    rules.flatMap(([name, rule]) => {
      const value = values[name.toLowerCase()]?.() ?? rule.schema?.example;
      return value === undefined || value === null ? [] : [[name, String(value)]];
    }),
  );
}

/** Of a list the rows of the page that was asked for. */
function pageOf(operation: Operation, { searchParams }: URL, body: unknown): unknown {
  const isPaged = ruleOf(operation).parameters?.some(({ name }) => name === 'page') === true;
  if (!Array.isArray(body) || !isPaged) return body;
  const size = Number(searchParams.get('size') ?? 20) || body.length;
  const start = (Number(searchParams.get('page') ?? 1) - 1) * size;
  return body.slice(start, start + size);
}

/** GET /api/articles/12 returns article 12. */
function withRequestedId(operation: Operation, url: URL, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('id' in body) || !operation.path.endsWith('/{id}')) return body;
  const id = Number(url.pathname.split('/').at(-1));
  return typeof body.id === 'number' && Number.isInteger(id) ? { ...body, id } : body;
}

// A grey pixel: the generator makes no valid images, and pages show them.
const image = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mOYBwAAuQC4GyI66gAAAABJRU5ErkJggg==';

/** Response of a download, which is not JSON. */
function fileResponse(operation: Operation): Response | undefined {
  const kinds = Object.keys(responseRuleOf(ruleOf(operation), 200)?.content ?? {});
  if (kinds.length === 0 || kinds.some((kind) => kind.endsWith('json'))) return undefined;
  const [kind = '*/*'] = kinds;
  const type = kind.endsWith('/*') ? 'image/png' : kind;
  const body = type.startsWith('text/') ? 'Treść' : Uint8Array.from(atob(image), (one) => one.charCodeAt(0));
  return new HttpResponse(body, { headers: { 'content-type': type } });
}

async function respond(
  operation: Operation,
  generated: HttpHandler,
  request: Request,
  variant: number,
): Promise<Response> {
  const url = new URL(request.url);
  const given = request.clone();
  const violations = await checkRequest(operation, request.clone());
  if (violations.length > 0) return mockProblem(400, 'bad-request', 'Żądanie niezgodne z kontraktem', violations);
  faker.seed(seedOf(`${variant} ${operation.id} ${url.pathname}`));
  const response = fileResponse(operation) ?? (await getResponse([generated], request));
  if (response === undefined) throw new Error(`The generated mock of ${operation.id} did not answer ${request.url}`);
  const schema = jsonSchema(operation, response.status);
  if (schema === undefined) return withHeaders(response, headersOf(operation, response.status, url, undefined));
  const generatedBody = withDistinctRows(await response.json(), schema);
  const override: ((body: never) => unknown) | undefined = mockOverrides[operation.id];
  const known = withRequestedId(operation, url, override?.(generatedBody as never) ?? generatedBody);
  const body = withAskedRows(await askedIds(url, given), known);
  const headers = headersOf(operation, response.status, url, body);
  return HttpResponse.json(pageOf(operation, url, body) as never, { status: response.status, headers });
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

const methods = { get: http.get, post: http.post, put: http.put, delete: http.delete, patch: http.patch };

/**
 * One handler per operation, the more specific paths first. A request that violates the contract gets a 400.
 * The responses depend only on the variant and the URL.
 */
export function mockHandlers(variant = 0): HttpHandler[] {
  const generated = new Map(generatedHandlers().map((handler) => [String(handler.info.header), handler]));
  return operationsBySpecificity.map((operation) => {
    const path = `*${operation.path.replace(/\{([^}]+)\}/g, ':$1')}`;
    const handler = generated.get(`${operation.method.toUpperCase()} ${path}`);
    if (handler === undefined) throw new Error(`No mock was generated for ${operation.id}`);
    return methods[operation.method as keyof typeof methods](path, ({ request }) =>
      respond(operation, handler, request, variant),
    );
  });
}
