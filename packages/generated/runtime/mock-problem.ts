import type { Problem } from '../src/model/problem.ts';

/** The answer of mocks to a request that they cannot serve. */
export function mockProblem(status: number, kind: string, title: string, errors: string[]): Response {
  const body: Problem = { type: `urn:redakcja-bip:problem:${kind}`, title, status, detail: errors.join('. '), errors };
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}
