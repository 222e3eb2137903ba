// Which record a call is about: its address below /api, as `articles/12`, which is that of the operations that read and write it.
import { type OperationId, operations } from '@redakcja/generated/operations';

const operationOf = new Map(operations.map((one) => [one.id, one]));
const read: ReadonlySet<string> = new Set(operations.filter(({ method }) => method === 'get').map(({ path }) => path));
const paths: readonly string[] = [...new Set(operations.map(({ path }) => path))];

const belowApi = (path: string) => path.replace(/^\/api\//, '');

/** The beginnings of a path, the shortest first. */
function beginnings(path: string): string[] {
  const segments = path.split('/');
  return segments.map((_, at) => segments.slice(0, at + 1).join('/'));
}

/** The address of the record that a call names; undefined for a call about a collection. */
export function addressOfRecord(operation: OperationId, params: object): string | undefined {
  const { path = '', method } = operationOf.get(operation) ?? {};
  // the only one of its kind
  if (!path.includes('{')) return method === 'put' && read.has(path) ? belowApi(path) : undefined;
  // the status, a comment and the like belong to the record above them
  const own = beginnings(path).find((one) => one.endsWith('}') && paths.includes(one)) ?? path;
  const values = new Map(Object.entries(params));
  return belowApi(own.replace(/\{(\w+)\}/g, (_, name: string) => String(values.get(name))));
}

/** The addresses of records by the numbers in the answer of a call: those of the collection that it belongs to. */
export function addressesOfRecords(operation: OperationId, ids: readonly number[]): string[] {
  if (ids.length === 0) return [];
  const { path = '' } = operationOf.get(operation) ?? {};
  const collection = beginnings(path).findLast((one) => paths.some((other) => isRecordOf(one, other)));
  return collection === undefined ? [] : ids.map((id) => `${belowApi(collection)}/${id}`);
}

const isRecordOf = (collection: string, path: string) =>
  path.startsWith(`${collection}/{`) && path.indexOf('/', collection.length + 1) === -1;
