// What a handler gets and gives, as the contract has it. Fastify stays behind this line: an area knows only calls, results and problems.
import type { Readable } from 'node:stream';
import type { Operations } from '@redakcja/generated/operation-types';
import type { OperationId } from '@redakcja/generated/operations';
import type { z } from 'zod';
import type { CallTrace } from '../shared/audit.ts';
import type { Caller } from '../shared/caller.ts';
import type { JsonOf } from '../shared/json-of.ts';
import type { KeptAnswer } from '../shared/kept-answers.ts';
import type { Services } from '../shared/services.ts';
import type { UploadedFile } from './form.ts';
import type { notImplementedOperations } from './not-implemented.ts';

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

/** What an operation answers when it succeeds; failures are thrown (shared/problem.ts). */
export type OperationResult<Id extends OperationId> = Id extends OperationId
  ? ResultOf<Operation<Id>['answers']>
  : never;

type ResultOf<Answers> = {
  [Status in keyof Answers]: StatusOf<Answers, Status> &
    ContentOf<BodyOf<Answers[Status]>> &
    HeadersOf<Answers[Status]>;
}[keyof Answers];

/** The contract knows the status unless an operation may succeed in several ways. */
type StatusOf<Answers, Status extends keyof Answers> = [Exclude<keyof Answers, Status>] extends [never]
  ? { status?: Status }
  : { status: Status };

type BodyOf<Answer> = Answer extends { body: infer Body } ? Body : never;

type ContentOf<Body> = [Body] extends [undefined]
  ? { body?: undefined; json?: never; kept?: never; stream?: never; headers?: never }
  : [Body] extends [Blob]
    ? { stream: Readable; headers: FileHeaders; body?: never; json?: never; kept?: never }
    : { headers?: never; stream?: never } & (
        | { body: Body; json?: never; kept?: never }
        | { json: JsonOf<Body>; body?: never; kept?: never }
        | { kept: KeptAnswer<Body>; body?: never; json?: never }
      );

interface FileHeaders {
  'content-type': string;
  'content-disposition': string;
  [name: string]: string;
}

/** A header that the contract promises must be there, and no other may be. */
type HeadersOf<Answer> = Answer extends { headers: infer Headers }
  ? Field<Headers, 'ETag', { etag: string }, { etag?: never }> &
      Field<Headers, 'Location', { location: string }, { location?: never }> &
      Field<Headers, 'total-count' | 'x-total-count', { total: number }, { total?: never }>
  : never;

type Field<Headers, Name, Present, Absent> = [Extract<keyof Headers, Name>] extends [never] ? Absent : Present;

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<OperationResult<Id>>;

type ServedId = Exclude<OperationId, (typeof notImplementedOperations)[number]>;

/** A handler for every operation of the contract, but those of contract/not-implemented.ts: the compiler names what is forgotten. */
export type Handlers = { [Id in ServedId]: Handler<Id> };

/**
 * The domain's form schemas by operation. Their Polish messages take the place of the contract's general ones, and what they give back
 * (trimmed, say) is the body the handler gets. A schema that depends on the moment or the configuration is a function.
 */
export type InputSchemas = { [Id in ServedId]?: InputSchema<Operation<Id>['body']> };

export type InputSchema<Body> = z.ZodType<Body> | ((services: Services) => z.ZodType<Body>);

/** What an area gives to the server. */
export interface Area {
  handlers: Partial<Handlers>;
  inputs?: InputSchemas;
}
