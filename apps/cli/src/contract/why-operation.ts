// `bip api --why`: whether the signed-in user may call an operation.
import { listLoggedUserOperations } from '@redakcja/generated/axios/access/access';
import { listArticleOperations } from '@redakcja/generated/axios/articles/articles';
import type { OperationVerdict } from '@redakcja/generated/model/operationVerdict';
import type { Operation } from '@redakcja/generated/operation-lookup';
import type { Context } from '../shared/context.ts';
import type { ExitCode } from '../shared/failures/exit-codes.ts';
import { printWhy } from '../shared/why.ts';

/** An article given by its id is asked about itself, everything else by its permissions. */
export async function whyOperation(
  { id, tag }: Operation,
  params: readonly [string, string][],
  context: Context,
): Promise<ExitCode> {
  const given = (name: string) => params.find(([one]) => one === name)?.[1];
  const article = tag === 'articles' ? Number(given('id') ?? given('articleIds')) : Number.NaN;
  const status = given('status');
  const isAbout = (one: OperationVerdict) =>
    one.operation === id && (status === undefined || one.status === null || one.status === Number(status));
  const own = Number.isInteger(article) ? (await listArticleOperations(article)).filter(isAbout) : [];
  const verdicts = own.length > 0 ? own : (await listLoggedUserOperations()).filter(isAbout);
  return printWhy(
    context,
    'table',
    verdicts.map((one) => ({ id: own.length > 0 ? article : null, ...one })),
  );
}
