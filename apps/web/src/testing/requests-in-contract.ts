import { findOperation } from '@redakcja/generated/operation-lookup';
import { checkRequest } from '@redakcja/generated/request-check';
import { server } from './server.ts';

let checks: Promise<string[]>[] = [];

async function violationsOf(request: Request): Promise<string[]> {
  const operation = findOperation(request.method, request.url);
  const found = operation === undefined ? [] : await checkRequest(operation, request);
  return found.map((violation) => `${request.method} ${request.url}: ${violation}`);
}

/** The mocks refuse what the contract does not have; here also where a test answers in their place. */
export function watchRequests(): void {
  server.events.on('request:start', ({ request }) => {
    checks.push(violationsOf(request.clone()));
  });
}

export async function expectRequestsInContract(): Promise<void> {
  const sent = checks;
  checks = [];
  const violations = (await Promise.all(sent)).flat();
  if (violations.length > 0) throw new Error(`Requests that the contract does not have:\n${violations.join('\n')}`);
}
