import { can } from '@redakcja/domain/shared/permissions';
import type { OperationId } from '@redakcja/generated/operations';
import type { FastifyRequest } from 'fastify';
import type { Authenticate } from '../call/authenticate.ts';
import { callParts } from '../call/call-parts.ts';
import { traceRefusal } from '../call/call-trace.ts';
import type { Services } from '../call/services.ts';
import { requireForm } from './form.ts';
import { forbidden, unauthorized } from './problem.ts';

interface GuardOptions {
  authenticate: Authenticate;
  services: Services;
  isForm: boolean;
  /** A public operation that answers more to who is signed in. */
  takesToken: boolean;
}

/** Runs before the body is read: without permission, a response must not reveal the rules of the call. */
export function guard(id: OperationId, { authenticate, services, isForm, takesToken }: GuardOptions) {
  if (can(id, null) && !takesToken) return [];
  return async (request: FastifyRequest) => {
    const token = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    request.caller = token === undefined ? null : await authenticate(token);
    if (can(id, null)) return;
    if (request.caller === null) throw unauthorized();
    if (!can(id, request.caller)) {
      const error = forbidden();
      await traceRefusal({ ...callParts(request, id, services), params: request.params ?? {} }, error);
      throw error;
    }
    if (isForm) requireForm(request);
  };
}
