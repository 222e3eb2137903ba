import type { OperationId } from '@redakcja/generated/operations';
import type { FastifyRequest } from 'fastify';
import { callerAddress } from '../http/caller-address.ts';
import type { Services } from './services.ts';

/** Input of the audit log about a call. */
export function callParts<Id extends OperationId>(request: FastifyRequest, operation: Id, services: Services) {
  return { operation, services, caller: request.caller, address: callerAddress(request), trace: { isWritten: false } };
}
