// What is not in the contract must not compile. `tsc` checks it: a missing expected error is an error. Each invalid line has a valid counterpart with
// a minimal difference.
import type { Tag } from '@redakcja/generated/model/tag';
import { handlers } from '../areas.ts';
import type { JsonOf } from '../database/rows/json-of.ts';
import { dictionariesArea } from '../dictionaries/handlers.ts';
import type { Area, Call, Handler, Handlers, InputSchemas } from './handler.ts';
import type { OperationResult } from './operation-result.ts';

declare const tag: Tag;
declare const json: JsonOf<Tag>;
declare const otherJson: JsonOf<Tag[]>;

const { listTags, ...others } = handlers;
export const complete: Handlers = { ...others, listTags };
// @ts-expect-error an operation without a handler
export const forgotten: Handlers = others;

export const area = { handlers: { listTags } } satisfies Area;
// @ts-expect-error a handler in the place of another one
export const mixedUp = { handlers: { listTags: dictionariesArea.handlers.getTag } } satisfies Area;

export const results = {
  list: { body: [tag], total: 1 } satisfies OperationResult<'listTags'>,
  // @ts-expect-error a list without its total
  noTotal: { body: [tag] } satisfies OperationResult<'listTags'>,
  // @ts-expect-error a list whose rows are something else
  wrongRows: { body: [{ id: 1 }], total: 1 } satisfies OperationResult<'listTags'>,
  record: { body: tag, etag: '"1"' } satisfies OperationResult<'getTag'>,
  // @ts-expect-error a record without its entity tag
  noEtag: { body: tag } satisfies OperationResult<'getTag'>,
  // @ts-expect-error a header that the contract does not have
  extraHeader: { body: tag, etag: '"1"', total: 1 } satisfies OperationResult<'getTag'>,
  text: { json, etag: '"1"' } satisfies OperationResult<'getTag'>,
  // @ts-expect-error text that holds something else
  wrongText: { json: otherJson, etag: '"1"' } satisfies OperationResult<'getTag'>,
  // @ts-expect-error text of unknown content
  anyText: { json: '{}', etag: '"1"' } satisfies OperationResult<'getTag'>,
  created: { status: 201, body: { id: 1 }, location: '/' } satisfies OperationResult<'createTag'>,
  // @ts-expect-error a status that the contract does not have
  wrongStatus: { status: 200, body: { id: 1 }, location: '/' } satisfies OperationResult<'createTag'>,
  // @ts-expect-error a created record without its address
  noLocation: { body: { id: 1 } } satisfies OperationResult<'createTag'>,
  nothing: {} satisfies OperationResult<'changePassword'>,
  // @ts-expect-error a body of an empty answer
  body: { body: tag } satisfies OperationResult<'changePassword'>,
  // @ts-expect-error JSON in the place of a file
  noFile: { body: tag } satisfies OperationResult<'downloadFile'>,
};

export const number: Handler<'getTag'> = async ({ params }) => ({ body: { ...tag, id: params.id }, etag: '' });
// @ts-expect-error a parameter that is no text
export const text: Handler<'getTag'> = async ({ params }) => ({ body: { ...tag, name: params.id }, etag: '' });
export const ids = (call: Call<'deleteTags'>): readonly number[] => call.query.ids;
// @ts-expect-error a field that the query does not have
export const otherIds = (call: Call<'deleteTags'>) => call.query.tagIds;

declare const schema: NonNullable<InputSchemas['createTag']>;
declare const otherSchema: NonNullable<InputSchemas['createRole']>;
export const inputs: InputSchemas = { createTag: schema };
// @ts-expect-error a form schema that makes another body
export const wrongInputs: InputSchemas = { createTag: otherSchema };
