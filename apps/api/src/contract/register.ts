// Every operation of the contract becomes a route: address, method, permissions and rules come from openapi.yaml, the answer from a handler.
import { can } from '@redakcja/domain/shared/permissions';
import { type OperationId, operations } from '@redakcja/generated/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import type { Authenticate } from '../shared/authenticate.ts';
import type { Caller } from '../shared/caller.ts';
import { callerAddress } from '../shared/caller-address.ts';
import { badRequest, forbidden, notImplemented, unauthorized } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';
import { securityHeaders } from '../web/security-headers.ts';
import { readInput } from './body.ts';
import { bodyLimits } from './body-limits.ts';
import { traceCall, tracedServices, traceRefusal } from './call-trace.ts';
import { type ContractDocument, type OperationObject, readContract } from './document.ts';
import { readForms, requireForm, withForm } from './form.ts';
import type { Call, Handler, Handlers, InputSchema, InputSchemas, Operation } from './handler.ts';
import { type SuccessAnswer, sendResult, successAnswer } from './send-result.ts';
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
  handlers: Handlers;
  inputs: InputSchemas;
  authenticate: Authenticate;
  services: Services;
}

export function registerContract(app: FastifyInstance, registration: Registration): void {
  const document = readContract();
  const checksOf = contractChecks(document);
  app.decorateRequest('caller', null);
  const forms: RouteOptions[] = [];
  for (const { id, method, path } of operations) {
    const operation = document.paths[path]?.[method];
    if (operation === undefined) throw new Error(`${id} is not in the bundled contract: generate again`);
    const route: RouteOptions = {
      method: method.toUpperCase() as HTTPMethods,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      ...limiting(id, document, operation, registration.services),
      ...serving(id, document, operation, checksOf(path, method, operation), registration),
    };
    if (takesForm(operation)) forms.push(route);
    else app.route(route);
  }
  // files are read by these operations only
  app.register(async (scope) => {
    await readForms(scope);
    for (const route of forms) scope.route(route);
  });
}

function limiting(
  operationId: OperationId,
  document: ContractDocument,
  operation: OperationObject,
  { config }: Services,
): Pick<RouteOptions, 'bodyLimit' | 'config'> {
  const { bytes, ...json } = bodyLimits(document, operation, {
    isPublic: can(operationId, null),
    bytes: config.bodyLimit,
  });
  return { bodyLimit: bytes, config: { operationId, json } };
}

/** An operation of contract/not-implemented.ts has none. */
type KnownHandlers = { readonly [Id in OperationId]?: Handler<Id> };
type KnownInputs = { readonly [Id in OperationId]?: InputSchema<Operation<Id>['body']> };

function serving<Id extends OperationId>(
  id: Id,
  document: ContractDocument,
  operation: OperationObject,
  checks: Checks,
  { handlers, inputs, authenticate, services }: Registration,
): Pick<RouteOptions, 'onRequest' | 'handler'> {
  const isForm = takesForm(operation);
  const takesToken = operation.security?.some(({ bearer }) => bearer !== undefined) ?? true;
  const known: KnownHandlers = handlers;
  const schemas: KnownInputs = inputs;
  const parts: Parts<Id> = {
    id,
    checks,
    services,
    isForm,
    handler: known[id] ?? refuseAsMissing,
    input: readInput(checks, schemas[id], services),
    answer: successAnswer(document, operation),
    security: securityHeaders(services.config).api,
  };
  return {
    onRequest: guard(id, { authenticate, services, isForm, takesToken }),
    handler: (request, reply) => serve(request, reply, parts),
  };
}

interface GuardOptions {
  authenticate: Authenticate;
  services: Services;
  isForm: boolean;
  /** A public operation that answers more to who is signed in. */
  takesToken: boolean;
}

/** Runs before the body is read: without permission, a response must not reveal the rules of the call. */
function guard(id: OperationId, { authenticate, services, isForm, takesToken }: GuardOptions) {
  if (can(id, null) && !takesToken) return [];
  return async (request: FastifyRequest) => {
    const token = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    request.caller = token === undefined ? null : await authenticate(token);
    if (can(id, null)) return;
    if (request.caller === null) throw unauthorized();
    if (!can(id, request.caller)) {
      const error = forbidden();
      await traceRefusal({ ...partsOf(request, id, services), params: request.params ?? {} }, error);
      throw error;
    }
    if (isForm) requireForm(request);
  };
}

const refuseAsMissing = async () => {
  throw notImplemented();
};

/** Input of the audit log about a call. */
function partsOf<Id extends OperationId>(request: FastifyRequest, operation: Id, services: Services) {
  return { operation, services, caller: request.caller, address: callerAddress(request), trace: { isWritten: false } };
}

interface Parts<Id extends OperationId> {
  id: Id;
  checks: Checks;
  handler: Handler<Id>;
  input: ReturnType<typeof readInput>;
  services: Services;
  answer: SuccessAnswer;
  security: Readonly<Record<string, string>>;
  isForm: boolean;
}

async function serve<Id extends OperationId>(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts<Id>,
): Promise<FastifyReply> {
  // PostgreSQL stores no NUL characters
  if (request.url.includes('%00')) throw badRequest('Adres zawiera niedozwolone znaki');
  const head = {
    params: parts.checks.params(request.params as Record<string, string>),
    query: parts.checks.query(request.query as Record<string, unknown>),
    ifMatch: request.headers['if-match'],
    ...partsOf(request, parts.id, parts.services),
  };
  // the one place where checked values become typed ones: the contract that has checked them is the one the types are made from
  const handle = async (body: unknown) => {
    const call = { ...head, body, services: tracedServices({ ...head, body }, parts.services) };
    try {
      const done = await parts.handler(call as Call<Id>);
      await traceCall(call, done);
      return done;
    } catch (error) {
      await traceRefusal(call, error);
      throw error;
    }
  };
  const result = parts.isForm
    ? await withForm(request, parts.services, parts.checks.form, handle)
    : await handle(readBody(request, parts));
  return sendResult(reply.headers(parts.security), result, parts.answer);
}

function readBody(request: FastifyRequest, { input }: { input: ReturnType<typeof readInput> }): unknown {
  return input(request.body, Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY));
}
