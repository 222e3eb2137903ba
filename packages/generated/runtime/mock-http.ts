// The mocks over HTTP, for clients other than browsers: `npm run mocks -- --http`.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { getResponse, type HttpHandler } from 'msw';
import type { ApplicationParameters } from '../src/model/applicationParameters.ts';
import { type MockIssuer, mockIssuer, mockScope } from './mock-issuer.ts';
import { mockProblem } from './mock-problem.ts';
import { mockHandlers } from './mocks.ts';
import { findOperation } from './operation-lookup.ts';

const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, PATCH',
  'access-control-expose-headers': '*',
};

async function fetchRequest(message: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = message;
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const body = method === 'GET' || method === 'HEAD' ? undefined : await buffer(message);
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: entries as [string, string][],
    ...(body === undefined || body.length === 0 ? {} : { body: new Uint8Array(body) }),
  });
}

const notFound = ({ method, url }: Request) =>
  mockProblem(404, 'not-found', 'Nie znaleziono', [`Kontrakt nie zna ${method} ${url}`]);

async function respond(handlers: HttpHandler[], message: IncomingMessage): Promise<Response> {
  if (message.method === 'OPTIONS') return new Response(null, { status: 204 });
  const request = await fetchRequest(message);
  return (await getResponse(handlers, request)) ?? notFound(request);
}

const errorResponse = (error: unknown) =>
  mockProblem(500, 'internal-server-error', 'Wystąpił niespodziewany błąd', [String(error)]);

/** Creates the server without listening. It is its own OpenID provider, under each address by which it is called. */
export function mockServer(): Server {
  const handlers = mockHandlers();
  const issuers = new Map<string, MockIssuer>();
  const issuerOf = ({ headers: { host = 'localhost' } }: IncomingMessage) => {
    const found = issuers.get(host) ?? mockIssuer(`http://${host}`);
    issuers.set(host, found);
    return found;
  };
  return createServer(async (message, serverResponse) => {
    if (message.url?.startsWith('/identity/') && issuerOf(message).answers(message, serverResponse)) return;
    const answer = await respond(handlers, message).catch(errorResponse);
    const isParameters = findOperation(message.method ?? '', message.url ?? '')?.id === 'getApplicationParameters';
    const response = isParameters && answer.ok ? await withIssuer(answer, issuerOf(message)) : answer;
    serverResponse.writeHead(response.status, { ...Object.fromEntries(response.headers), ...anyOrigin });
    serverResponse.end(Buffer.from(await response.arrayBuffer()));
  });
}

async function withIssuer(response: Response, { address }: MockIssuer): Promise<Response> {
  const body: ApplicationParameters = await response.json();
  const serverIdentity = { ...body.serverIdentity, address, scope: mockScope };
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json({ ...body, serverIdentity }, { headers });
}
