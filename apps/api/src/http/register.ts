// Every operation of the contract becomes a route: address, method, permissions and rules come from openapi.yaml, the answer from a handler.
import { can } from '@redakcja/domain/shared/session/permissions';
import { type OperationId, operations } from '@redakcja/generated/operations';
import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify';
import type { Authenticate, Caller } from '../call/caller.ts';
import type { BodyCleaners, Handlers, InputSchemas } from '../call/handler.ts';
import type { Parts } from '../call/parts.ts';
import { longBody, serve } from '../call/serve.ts';
import type { SystemServices } from '../call/services.ts';
import { readInput } from './body.ts';
import { bodyLimits } from './contract/body-limits.ts';
import {
  type ContractDocument,
  type OperationObject,
  type Parameter,
  readContract,
  resolve,
} from './contract/document.ts';
import { type Checks, checksOf, prepareChecks, takesForm } from './contract/validation.ts';
import { readForms } from './form.ts';
import { guard } from './guard.ts';
import { hasPublicTexts } from './public-texts.ts';
import { successAnswer } from './send-result.ts';
import { refuseOtherMethods, routeOf } from './web/other-methods.ts';
import { securityHeaders } from './web/security-headers.ts';

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
  cleaners: BodyCleaners;
  authenticate: Authenticate;
  services: SystemServices;
}

/** Returns what the first calls would wait for, in steps: it can be done before they come. */
export function registerContract(
  app: FastifyInstance,
  registration: Registration,
  /** Which operations; all of them without it. */
  isServed: (operation: (typeof operations)[number]) => boolean = () => true,
): (() => void)[] {
  const document = readContract();
  const prepared: (() => void)[] = [...prepareChecks];
  app.decorateRequest('caller', null);
  const forms: RouteOptions[] = [];
  const all = new Map<OperationId, Parts>();
  for (const { id, method, path } of operations.filter(isServed)) {
    const operation = document.paths[path]?.[method];
    if (operation === undefined) throw new Error(`${id} is not in the bundled contract: generate again`);
    const parts = partsOf(id, document, operation, checksOf(path, method, operation), { ...registration, all });
    all.set(id, parts);
    const route: RouteOptions = {
      method: method.toUpperCase() as HTTPMethods,
      url: routeOf(path),
      ...limiting(id, document, operation, registration.services),
      ...serving(operation, parts, registration),
    };
    if ((route.bodyLimit ?? 0) > longBody) prepared.push(parts.input.prepare);
    if (takesForm(operation)) forms.push(route);
    else app.route(route);
  }
  refuseOtherMethods(app, isServed);
  // files are read by these operations only
  app.register(async (scope) => {
    await readForms(scope);
    for (const route of forms) scope.route(route);
  });
  return prepared;
}

function limiting(
  operationId: OperationId,
  document: ContractDocument,
  operation: OperationObject,
  { config }: SystemServices,
): Pick<RouteOptions, 'bodyLimit' | 'config'> {
  const { bytes, ...json } = bodyLimits(document, operation, {
    isPublic: can(operationId, null),
    bytes: config.bodyLimit,
  });
  return { bodyLimit: bytes, config: { operationId, json } };
}

function partsOf(
  id: OperationId,
  document: ContractDocument,
  operation: OperationObject,
  checks: Checks,
  { handlers, inputs, cleaners, services, all }: Registration & Pick<Parts, 'all'>,
): Parts {
  return {
    id,
    checks,
    system: operation.tags.includes('bulletin') ? { ...services, db: services.readers.db } : services,
    isForm: takesForm(operation),
    chosenBy: chosenBy(document, operation),
    all,
    handler: handlers[id],
    input: readInput(checks, inputs[id], services, hasPublicTexts(id, operation.tags)),
    clean: cleaners[id],
    answer: successAnswer(document, operation),
    security: securityHeaders(services.config)[operation.tags.includes('bulletin') ? 'public' : 'api'],
  };
}

/** The numbers of records are the only list that a call asks for in its query. */
function chosenBy(document: ContractDocument, { parameters = [] }: OperationObject): string | undefined {
  const rules = parameters.map((one) => resolve<Parameter>(document, one));
  return rules.find(({ required, schema }) => required === true && schema.type === 'array')?.name;
}

function serving(
  operation: OperationObject,
  parts: Parts,
  { authenticate, services }: Registration,
): Pick<RouteOptions, 'onRequest' | 'handler'> {
  const takesToken = operation.security?.some(({ bearer }) => bearer !== undefined) ?? true;
  return {
    onRequest: guard(parts.id, { authenticate, services, isForm: parts.isForm, takesToken }),
    handler: (request, reply) => serve(request, reply, parts),
  };
}
