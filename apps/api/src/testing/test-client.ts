import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { checkResponse } from '@redakcja/generated/contract-check';
import { type OperationId, operations } from '@redakcja/generated/operations';
import type { FastifyInstance, InjectOptions } from 'fastify';

export interface TestAnswer<Body> {
  status: number;
  body: Body;
  text: string;
  /** Response headers. */
  bytes: Buffer;
  headers: Record<string, string>;
  /** Entity tag for If-Match. */
  etag: string | undefined;
  total: number | undefined;
}

export interface TestRequest {
  headers?: Record<string, string>;
  ifMatch?: string | undefined;
  /** Sent unchanged, instead of a JSON body. */
  payload?: string | Buffer;
}

const patterns = operations.map(({ id, method, path }) => ({
  id,
  method,
  // fixed parts before parameters, as the router prefers them
  weight: path.split('{').length,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

function operationAt(method: string, url: string): OperationId | undefined {
  const [path = ''] = url.split('?');
  return patterns
    .filter((one) => one.method === method.toLowerCase() && one.pattern.test(path))
    .sort((a, b) => a.weight - b.weight)[0]?.id;
}

/** Pending requests of each server: with several of them a log entry cannot be assigned to one. */
const callsUnderWay = new WeakMap<FastifyInstance, number>();

interface Watch {
  hasUnflushedLog: () => boolean;
}

/** Client of one user. Fails the test when a response violates the contract or is sent before its writes are flushed. */
export class TestClient {
  readonly #app: FastifyInstance;
  readonly #token: string | null;
  readonly #watch: Watch;

  constructor(app: FastifyInstance, token: string | null, watch: Watch) {
    this.#app = app;
    this.#token = token;
    this.#watch = watch;
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test reads some fields; the contract check validates all of them
  get<Body = any>(url: string, request: TestRequest = {}): Promise<TestAnswer<Body>> {
    return this.send('GET', url, undefined, request);
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  post<Body = any>(url: string, body?: unknown, request: TestRequest = {}): Promise<TestAnswer<Body>> {
    return this.send('POST', url, body, request);
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  put<Body = any>(url: string, body?: unknown, request: TestRequest = {}): Promise<TestAnswer<Body>> {
    return this.send('PUT', url, body, request);
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  delete<Body = any>(url: string, request: TestRequest = {}): Promise<TestAnswer<Body>> {
    return this.send('DELETE', url, undefined, request);
  }

  async send<Body>(method: string, url: string, body: unknown, request: TestRequest): Promise<TestAnswer<Body>> {
    const form = body instanceof FormData ? await formPayload(body) : undefined;
    const json = body === undefined || request.payload !== undefined ? undefined : JSON.stringify(body);
    const payload = request.payload ?? form?.payload ?? json;
    const response = await this.#inject({
      method: method as InjectOptions['method'],
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: {
        ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
        ...(payload === undefined ? {} : { 'content-type': form?.type ?? 'application/json' }),
        ...(request.ifMatch === undefined ? {} : { 'if-match': request.ifMatch }),
        ...request.headers,
      },
    });
    const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
    const text = unpacked(response.rawPayload, headers['content-encoding']);
    const answer = { status: response.statusCode, headers, text };
    this.#check(method, url, answer);
    const isJson = /[/+]json/.test(headers['content-type'] ?? '');
    return {
      ...answer,
      bytes: response.rawPayload,
      body: (isJson ? JSON.parse(answer.text) : answer.text) as Body,
      etag: headers.etag,
      total: headers['total-count'] === undefined ? undefined : Number(headers['total-count']),
    };
  }

  async #inject(request: InjectOptions) {
    callsUnderWay.set(this.#app, (callsUnderWay.get(this.#app) ?? 0) + 1);
    const response = await this.#app.inject(request);
    const left = (callsUnderWay.get(this.#app) ?? 1) - 1;
    callsUnderWay.set(this.#app, left);
    if (left === 0 && this.#watch.hasUnflushedLog()) {
      throw new Error(`${request.method} ${request.url} was answered before it was on the disk`);
    }
    return response;
  }

  #check(method: string, url: string, answer: { status: number; headers: Record<string, string>; text: string }): void {
    const operationId = operationAt(method, url);
    if (operationId === undefined) return;
    const wrong = checkResponse({ operationId, status: answer.status, headers: answer.headers, body: answer.text });
    if (wrong.length > 0)
      throw new Error(`${method} ${url} answers against the contract:\n${wrong.join('\n')}\n${answer.text}`);
  }
}

function unpacked(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'zstd') return zstdDecompressSync(bytes).toString();
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

async function formPayload(form: FormData): Promise<{ payload: Buffer; type: string }> {
  const response = new Response(form);
  const type = response.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await response.arrayBuffer()), type };
}
