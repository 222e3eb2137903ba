import { can } from '@redakcja/domain/shared/session/permissions';
import type { OperationId } from '@redakcja/generated/operations';
import type { FastifyRequest } from 'fastify';
import { enterRefusal } from '../call/audit/call-entry.ts';
import type { Authenticate } from '../call/caller.ts';
import type { Services } from '../call/services.ts';
import { callerAddress } from './caller-address.ts';
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
      const { caller, params } = request;
      const address = callerAddress(request);
      await enterRefusal(
        { operation: id, caller, address, params: params ?? {}, services, trace: { isWritten: false } },
        error,
      );
      throw error;
    }
    if (isForm) requireForm(request);
  };
}
