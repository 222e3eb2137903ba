// Every operation of the contract × every kind of caller, with real accounts and tokens. Who may call what is derived from `security` of the contract by
// rules of this test. The short form has some callers for each operation. Whoever is to be refused sends a valid request; the others send a parameter that does not exist, so that nothing is changed.
import { ruleOf, type SecurityRule } from '@redakcja/generated/contract';
import { operations } from '@redakcja/generated/operations';
import { sampleRequest } from '@redakcja/generated/sample-request';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSecurity } from '../support/contract-document.ts';
import type { Product } from '../support/product.ts';
import { type CallerOfMatrix, startWithCallers } from './callers.ts';
import { eachAtOnce } from './each-at-once.ts';

type Operation = (typeof operations)[number];

const isLong = process.env.FAULTS === 'long';

let product: Product;
let callers: CallerOfMatrix[];

beforeAll(async () => {
  ({ product, callers } = await startWithCallers(isLong));
});
afterAll(() => product?.stop());

function expected(security: SecurityRule, has: CallerOfMatrix['has']): 'in' | 401 | 403 {
  // {} beside others: a token may be sent and need not
  if (security.length === 0 || security.some(({ bearer }) => bearer === undefined)) return 'in';
  if (has === null) return 401;
  return security.some(({ bearer = [] }) => bearer.every((name) => has.has(name))) ? 'in' : 403;
}

/** Fields of a problem: more would tell something to who has no right to it. */
const told = ['type', 'title', 'status', 'detail', 'instance', 'errors', 'requestId', 'code'];

async function faultOf(operation: Operation, { name, token, has }: CallerOfMatrix): Promise<string | null> {
  const should = expected(ruleOf(operation).security ?? defaultSecurity, has);
  const { method, path, body } = sampleRequest(operation);
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await fetch(
    `${product.url}${path}${should === 'in' ? `${path.includes('?') ? '&' : '?'}nieznany=1` : ''}`,
    {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(isJson ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
    },
  );
  const text = await response.text();
  const did = response.status === 401 || response.status === 403 ? response.status : 'in';
  const what = `${operation.id}, ${name}`;
  if (did !== should) return `${what}: ${response.status} instead of ${should}`;
  if (did === 'in') return response.status < 500 ? null : `${what}: ${response.status}`;
  const more = Object.keys(JSON.parse(text)).filter((key) => !told.includes(key));
  return more.length === 0 ? null : `${what}: the refusal has ${more}`;
}

/** All in the long form, else those without a session, the least that is let in, and others in turn. */
function callersOf(operation: Operation, index: number): CallerOfMatrix[] {
  if (isLong) return callers;
  const security = ruleOf(operation).security ?? defaultSecurity;
  const letIn = callers.filter(({ has }) => has !== null && expected(security, has) === 'in');
  const least = letIn.toSorted((a, b) => (a.has?.size ?? 0) - (b.has?.size ?? 0)).slice(0, 1);
  const others = Array.from({ length: 4 }, (_, at) => callers[(index * 4 + at) % callers.length] as CallerOfMatrix);
  return [...new Set([...callers.slice(0, 2), ...least, ...others])];
}

test('callers get in where the contract lets them, and nowhere else', { timeout: 3_600_000 }, async () => {
  const calls = operations.flatMap((operation, index) =>
    callersOf(operation, index).map((caller) => ({ operation, caller })),
  );
  const faults: string[] = [];
  await eachAtOnce(8, calls, async ({ operation, caller }) => {
    const fault = await faultOf(operation, caller);
    if (fault !== null) faults.push(fault);
  });
  process.stdout.write(
    `permissions: ${calls.length} calls (${operations.length} operations, ${callers.length} callers), ${faults.length} leaks\n`,
  );
  expect(faults).toEqual([]);
});
