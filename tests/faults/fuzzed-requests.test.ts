// Requests that no program of ours sends, to a server as offices run it: every answer is one of the contract, and none is a failure of the server.
import { checkResponse } from '@redakcja/generated/contract-check';
import { operations } from '@redakcja/generated/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, requestToken } from '../support/product.ts';
import { startOnDemoData } from './demo-product.ts';
import { type FuzzedRequest, fuzzedRequest } from './fuzz.ts';

/** In the short form the sample of each operation, and three wrong requests. */
const requests = process.env.FAULTS === 'long' ? 100_000 : 4 * operations.length;
const atOnce = 8;

let product: Product;
let token: string;

beforeAll(async () => {
  product = await startOnDemoData({ LOG_LEVEL: 'error', PUBLIC_RATE_LIMIT: '0', SHUTDOWN_TIMEOUT: '2000' });
  token = product.token;
});
afterAll(() => product?.stop());

async function send({ method, path, headers, body }: FuzzedRequest, bearer: string): Promise<Response> {
  return fetch(`${product.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, ...headers },
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
  });
}

/** A request may end the sign-in of all others. */
async function renewed(): Promise<void> {
  token = ((await (await requestToken(product.url)).json()) as { access_token: string }).access_token;
}

const statuses = new Map<number, number>();
const wrong: string[] = [];

async function exercise(number: number): Promise<void> {
  const request = fuzzedRequest(number);
  const bearer = token;
  const answer = await send(request, bearer).catch((error: unknown) => String(error));
  const what = `${number}: ${request.method} ${request.path.slice(0, 200)}`;
  if (typeof answer === 'string') {
    wrong.push(`${what}: ${answer}`);
    return;
  }
  const { status, headers } = answer;
  const isJson = /[/+]json/.test(headers.get('content-type') ?? '');
  const body = isJson ? await answer.text() : await answer.arrayBuffer().then(() => undefined);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (status >= 500) wrong.push(`${what}: ${status} ${body}`);
  if (isJson) {
    const place = { operationId: request.operation.id, status, headers, body };
    wrong.push(...checkResponse(place).map((violation) => `${what}: ${status} ${violation}`));
  }
  if (status === 401 && bearer === token) await renewed();
}

test('fuzzed requests', { timeout: 7_200_000 }, async () => {
  let next = 0;
  const work = async () => {
    while (next < requests) {
      const number = next;
      next += 1;
      await exercise(number);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const failures = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  process.stdout.write(`fuzz: ${requests} requests, ${failures} × 5xx (${counts.join(', ')})\n`);
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(product.process.exitCode).toBeNull();
  // most reach their handlers, or at least the rules of their bodies
  expect(statuses.get(200)).toBeGreaterThan(requests / 20);
  expect(statuses.get(401) ?? 0).toBeLessThan(requests / 10);
});
