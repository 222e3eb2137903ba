// Calls operations of the contract by their identifiers.
import { etagOf, listRequest, request } from '@redakcja/generated/http';
import type { OperationId } from '@redakcja/generated/operations';
import { allRows } from '../../shared/requests/all-rows.ts';
import type { Values } from '../values/values.ts';
import { operation } from './resources.ts';

interface Input {
  path?: string | number;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  etag?: string;
}

function configOf(id: OperationId | undefined, { path = '', query, body, etag }: Input) {
  const found = operation(id);
  return {
    url: found.path.replace(/\{[^}]+\}/, encodeURIComponent(path)),
    method: found.method.toUpperCase(),
    ...(query === undefined ? {} : { params: query }),
    ...(body === undefined ? {} : { data: body }),
    ...(etag === undefined ? {} : { headers: { 'If-Match': etag } }),
  };
}

export const call = <T>(id: OperationId | undefined, input: Input = {}): Promise<T> => request<T>(configOf(id, input));

export const rowsOf = (
  id: OperationId | undefined,
  parameters: Readonly<Record<string, string>> = {},
): AsyncGenerator<Values> =>
  allRows((query) => listRequest<Values[]>(configOf(id, { query: { ...parameters, ...query } })));

/** What was answered, with its entity tag. */
export async function read(id: OperationId | undefined, path: string | number = '') {
  const data = await call<Values>(id, { path });
  return { data, etag: etagOf(data) };
}

/** For a change of what was answered. */
export const asRead = (answer: object) => ({ headers: { 'If-Match': etagOf(answer) ?? '*' } });
