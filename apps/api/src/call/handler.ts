// Types of calls and handlers, derived from the contract. Areas do not depend on Fastify.
import type { Operations } from '@redakcja/generated/operation-types';
import type { OperationId } from '@redakcja/generated/operations';
import type { z } from 'zod';
import type { UploadedFile } from '../http/form.ts';
import type { CallTrace } from './audit.ts';
import type { Caller } from './caller.ts';
import type { OperationResult } from './operation-result.ts';
import type { Services } from './services.ts';

export type Operation<Id extends OperationId> = Operations<UploadedFile>[Id];

/** One request, already authenticated, permitted and valid against the contract; of one of several operations when `Id` names several. */
export type Call<Id extends OperationId> = { [One in Id]: CallOf<One> }[Id];

interface CallOf<Id extends OperationId> {
  operation: Id;
  params: Operation<Id>['params'];
  query: Operation<Id>['query'];
  body: Operation<Id>['body'];
  /** Undefined when the caller sent none. */
  ifMatch: Operation<Id>['headers'] extends { 'If-Match': infer Header } ? Header : undefined;
  /** The signed-in user; null only in public operations. */
  caller: true extends Operation<Id>['isPublic'] ? Caller | null : Caller;
  /** Where the call came from, for the audit log. */
  address: string;
  trace: CallTrace;
  services: Services;
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<OperationResult<Id>>;

/** A handler for every operation of the contract: the compiler names what is missing. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

/**
 * The domain's form schemas by operation. Their Polish messages replace the contract's general ones, and their output (trimmed, for example) is the
 * body of the handler. A schema that depends on the time or the configuration is a function.
 */
export type InputSchemas = { [Id in OperationId]?: InputSchema<Operation<Id>['body']> };

export type InputSchema<Body> = z.ZodType<Body> | ((services: Services) => z.ZodType<Body>);

/** What an area gives to the server. */
export interface Area {
  handlers: Partial<Handlers>;
  inputs?: InputSchemas;
}
