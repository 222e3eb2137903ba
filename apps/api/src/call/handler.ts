// Types of calls and handlers, derived from the contract. Areas do not depend on Fastify.
import type { OperationId } from '@redakcja/generated/operations';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Attempts } from './attempts/attempts.ts';
import type { CallTrace } from './audit/audit.ts';
import type { Caller } from './caller.ts';
import type { Operation, OperationResult } from './operation-result.ts';
import type { OutsideOperation, OwnTransactions } from './outside-call.ts';
import type { Services } from './services.ts';

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
  /** The transaction of the call, committed with its entry in the audit log when the handler is done. A call that only reads has none. */
  db: Database;
  services: Services;
  trace: CallTrace;
  /** What other calls must not see before the commit. */
  afterCommit: (work: () => void) => void;
}

export type Handler<Id extends Exclude<OperationId, OutsideOperation>> = (
  call: Call<Id>,
) => Promise<OperationResult<Id>>;

/** A call with slow work beside the database: each statement of `db` is by itself, and the handler opens its transactions. */
export type OutsideCall<Id extends OutsideOperation> = Call<Id> & OwnTransactions<OperationResult<Id>>;

export type OutsideHandler<Id extends OutsideOperation> = (call: OutsideCall<Id>) => Promise<OperationResult<Id>>;

/** A call that only reads and asks what other calls would answer. */
export type AskingHandler<Id extends Exclude<OperationId, OutsideOperation>> = (
  call: Call<Id> & { attempts: Attempts },
) => Promise<OperationResult<Id>>;

type AskingOperation = 'listRecordOperations';

/** A handler for every operation of the contract: the compiler names what is missing. */
export type Handlers = {
  [Id in OperationId]: Id extends OutsideOperation
    ? OutsideHandler<Id>
    : Id extends AskingOperation
      ? AskingHandler<Id>
      : Handler<Exclude<Id, OutsideOperation>>;
};

/**
 * The domain's form schemas by operation. Their Polish messages replace the contract's general ones, and their output (trimmed, for example) is the
 * body of the handler. A schema that depends on the time or the configuration is a function.
 */
export type InputSchemas = { [Id in OperationId]?: InputSchema<Operation<Id>['body']> };

export type InputSchema<Body> = z.ZodType<Body> | ((services: Services) => z.ZodType<Body>);

/**
 * Long texts of a body are cleaned before the transaction of the call begins: they take a worker up to seconds, and an open transaction holds a connection.
 * Gives the body of the handler.
 */
export type BodyCleaners = {
  [Id in OperationId]?: (
    call: Pick<CallOf<Id>, 'params' | 'body' | 'caller' | 'db' | 'services'>,
  ) => Promise<Operation<Id>['body']>;
};

/** What an area gives to the server. */
export interface Area {
  handlers: Partial<Handlers>;
  inputs?: InputSchemas;
  cleaners?: BodyCleaners;
}
