// Every operation of the contract becomes a route: address, method, permissions and rules come from openapi.yaml, the answer from a handler.
// A handler that is missing stops the start, not a request.
import { can } from '@redakcja/domain/shared/permissions';
import { type OperationId, operations } from '@redakcja/generated/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import type { Authenticate } from '../shared/authenticate.ts';
import type { Caller } from '../shared/caller.ts';
import { badRequest, forbidden, notImplemented, unauthorized } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';
import { securityHeaders } from '../web/security-headers.ts';
import { readInput } from './body.ts';
import { readContract } from './document.ts';
import { readForms, requireForm, withForm } from './form.ts';
import type { Answer, Area, Handler, Handlers, InputSchemas } from './handler.ts';
import { notImplementedOperations } from './not-implemented.ts';
import { type Checks, contractChecks, takesForm } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
}

export interface Registration {
  areas: readonly Area[];
  authenticate: Authenticate;
  services: Services;
}

export function registerContract(app: FastifyInstance, { areas, authenticate, services }: Registration): void {
  const handlers: Handlers = Object.assign({}, ...areas.map((area) => area.handlers));
  const inputs: InputSchemas = Object.assign({}, ...areas.map((area) => area.inputs ?? {}));
  requireHandlers(handlers);
  const document = readContract();
  const checksOf = contractChecks(document);
  const security = securityHeaders(services.config).api;
  app.decorateRequest('caller', null);
  const forms: RouteOptions[] = [];
  for (const { id, method, path } of operations) {
    const operation = document.paths[path]?.[method];
    if (operation === undefined) throw new Error(`${id} is not in the bundled contract: generate again`);
    const checks = checksOf(path, method, operation);
    const handler = handlers[id] ?? refuseAsMissing;
    const input = readInput(checks, inputs[id], services);
    const isForm = takesForm(operation);
    const route: RouteOptions = {
      method: method.toUpperCase() as HTTPMethods,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config: { operationId: id },
      onRequest: guard(id, authenticate, {
        isForm,
        takesToken: operation.security?.some(({ bearer }) => bearer !== undefined) ?? true,
      }),
      handler: (request, reply) => serve(request, reply, { checks, handler, input, services, security, isForm }),
    };
    if (isForm) forms.push(route);
    else app.route(route);
  }
  // files are read by these operations only
  app.register(async (scope) => {
    await readForms(scope);
    for (const route of forms) scope.route(route);
  });
}

function requireHandlers(handlers: Handlers): void {
  const open = new Set<OperationId>(notImplementedOperations);
  const missing = operations.filter(({ id }) => handlers[id] === undefined && !open.has(id));
  if (missing.length > 0) throw new Error(`No handler for: ${missing.map(({ id }) => id).join(', ')}`);
  const served = [...open].filter((id) => handlers[id] !== undefined);
  if (served.length > 0) throw new Error(`Have a handler now, take them off the list: ${served.join(', ')}`);
}

interface GuardOptions {
  isForm: boolean;
  /** A public operation that answers more to who is signed in. */
  takesToken: boolean;
}

/** Runs before the body is read: who may not call learns nothing from the rules of the call. */
function guard(id: OperationId, authenticate: Authenticate, { isForm, takesToken }: GuardOptions) {
  if (can(id, null) && !takesToken) return [];
  return async (request: FastifyRequest) => {
    const token = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    request.caller = token === undefined ? null : await authenticate(token);
    if (can(id, null)) return;
    if (request.caller === null) throw unauthorized();
    if (!can(id, request.caller)) throw forbidden();
    if (isForm) requireForm(request);
  };
}

const refuseAsMissing: Handler = async () => {
  throw notImplemented();
};

interface Parts {
  checks: Checks;
  handler: Handler;
  input: ReturnType<typeof readInput>;
  services: Services;
  security: Readonly<Record<string, string>>;
  isForm: boolean;
}

async function serve(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<FastifyReply> {
  // PostgreSQL stores no NUL characters
  if (request.url.includes('%00')) throw badRequest('Adres zawiera niedozwolone znaki');
  const call = {
    params: parts.checks.params(request.params as Record<string, string>),
    query: parts.checks.query(request.query as Record<string, unknown>),
    ifMatch: request.headers['if-match'],
    caller: request.caller,
    address: request.ip,
    services: parts.services,
  };
  const answer = parts.isForm
    ? await withForm(request, parts.services, parts.checks.form, (body) => parts.handler({ ...call, body }))
    : await parts.handler({ ...call, body: readBody(request, parts) });
  return send(reply, answer, parts.security);
}

function readBody(request: FastifyRequest, { input }: Parts): unknown {
  return input(request.body, Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY));
}

function send(reply: FastifyReply, answer: Answer, security: Readonly<Record<string, string>>): FastifyReply {
  const { body, json, stream, etag, total, location, headers } = answer;
  const text = json ?? (body === undefined ? undefined : JSON.stringify(body));
  reply.code(answer.status ?? (text === undefined && stream === undefined ? 204 : 200)).headers(security);
  if (etag !== undefined) reply.header('etag', etag);
  if (total !== undefined) reply.header('total-count', total);
  if (location !== undefined) reply.header('location', location);
  if (headers !== undefined) reply.headers(headers);
  if (stream !== undefined) return reply.send(stream);
  if (text === undefined) return reply.send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(text);
}
