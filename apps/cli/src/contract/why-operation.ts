// `bip api --why`: whether the signed-in user may call an operation.
import { listLoggedUserOperations } from '@redakcja/generated/axios/access/access';
import { listRecordOperations } from '@redakcja/generated/axios/application/application';
import type { OperationVerdict } from '@redakcja/generated/model/operationVerdict';
import type { Operation } from '@redakcja/generated/operation-lookup';
import { type OperationId, operations } from '@redakcja/generated/operations';
import { listArticlesPath } from '@redakcja/generated/paths';
import type { Context } from '../shared/context.ts';
import type { ExitCode } from '../shared/failures/exit-codes.ts';
import { printWhy } from '../shared/why.ts';

/** A record given by its number is asked about itself, everything else by its permissions. */
export async function whyOperation(
  operation: Operation,
  params: readonly [string, string][],
  context: Context,
): Promise<ExitCode> {
  const status = params.find(([one]) => one === 'status')?.[1];
  const isAbout = (one: OperationVerdict) =>
    one.operation === operation.id && (status === undefined || one.status === null || one.status === Number(status));
  const found = recordOf(operation, params);
  const own = found === null ? [] : (await listRecordOperations({ record: found.record })).filter(isAbout);
  const verdicts = own.length > 0 ? own : (await listLoggedUserOperations()).filter(isAbout);
  return printWhy(
    context,
    'table',
    verdicts.map((one) => ({ id: own.length > 0 ? (found?.id ?? null) : null, ...one })),
  );
}

/** Calls about a record whose own address is another one, with the parameter that has its number. */
const elsewhere: Partial<Record<OperationId, readonly [parameter: string, path: string]>> = {
  createArticlePreview: ['id', listArticlesPath],
};

/** The record that a call is about: the longest address in its path that can be read, or the row that it removes. */
export function recordOf(
  { id, method, path }: Operation,
  params: readonly [string, string][],
): { id: number | null; record: string } | null {
  const given = (name: string) => params.find(([one]) => one === name)?.[1];
  const other = elsewhere[id];
  const chosen =
    method === 'delete' && !path.includes('{') ? params.find(([name]) => /ids$/i.test(name))?.[1] : undefined;
  const [number, above] = other === undefined ? [chosen, path] : [given(other[0]), other[1]];
  if (number !== undefined) return { id: Number(number), record: `${above}/${number}` };
  const steps = path.split('/');
  for (let end = steps.length; end > 2; end -= 1) {
    const template = steps.slice(0, end).join('/');
    const has = (wanted: string) => operations.some(({ method: way, path: at }) => way === wanted && at === template);
    // lists and parts of a record are no records
    if (!has('get') || !(template.endsWith('}') || has('put')) || id === 'changeMenu') continue;
    const record = template.replace(/\{(\w+)\}/g, (_whole, name: string) => given(name) ?? '{}');
    if (record.includes('{')) return null;
    const last = Number(record.split('/').at(-1));
    return { id: Number.isInteger(last) ? last : null, record };
  }
  return null;
}
