// Types of results of operations, derived from the contract.
import type { Readable } from 'node:stream';
import type { Operations } from '@redakcja/generated/operation-types';
import type { OperationId } from '@redakcja/generated/operations';
import type { JsonOf } from '../database/rows/json-of.ts';
import type { CachedAnswer } from '../http/cached/cached-answer.ts';
import type { UploadedFile } from '../http/form.ts';

/** Types of an operation of the contract. */
export type Operation<Id extends OperationId> = Operations<UploadedFile>[Id];

/** Result of a successful operation; failures are thrown (http/problem.ts). */
export type OperationResult<Id extends OperationId> = Id extends OperationId
  ? ResultOf<Operation<Id>['answers']>
  : never;

type ResultOf<Answers> = {
  [Status in keyof Answers]: StatusOf<Answers, Status> &
    ContentOf<BodyOf<Answers[Status]>> &
    HeadersOf<Answers[Status]>;
}[keyof Answers];

/** The status is optional when the operation has only one status of success. */
type StatusOf<Answers, Status extends keyof Answers> = [Exclude<keyof Answers, Status>] extends [never]
  ? { status?: Status }
  : { status: Status };

type BodyOf<Answer> = Answer extends { body: infer Body } ? Body : never;

type ContentOf<Body> = [Body] extends [undefined]
  ? { body?: undefined; json?: never; cached?: never; stream?: never; headers?: never }
  : [Body] extends [Blob]
    ? { stream: Readable; headers: FileHeaders; body?: never; json?: never; cached?: never }
    : { headers?: never; stream?: never } & (
        | { body: Body; json?: never; cached?: never }
        | { json: JsonOf<Body>; body?: never; cached?: never }
        | { cached: CachedAnswer<Body>; body?: never; json?: never }
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
