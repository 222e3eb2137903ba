// "Dlaczego nie mogę?" for any record of the contract: each call about it is made and taken back (decision 36).
import { operationLabels } from '@redakcja/domain/access/operation-labels';
import { contractObstacle, type Grantor, recordCallNames, verdict } from '@redakcja/domain/shared/operation-verdict';
import { can } from '@redakcja/domain/shared/session/permissions';
import type { OperationVerdict } from '@redakcja/generated/model/operationVerdict';
import type { Attempt } from '../call/attempts/attempts.ts';
import { fieldsOf, obstacleIn } from '../call/attempts/call-refusal.ts';
import { type RecordAddress, type RecordCall, recordAt } from '../call/attempts/record-calls.ts';
import type { Caller } from '../call/caller.ts';
import type { AskingHandler } from '../call/handler.ts';
import { notFound } from '../http/problem.ts';
import { readGrantors } from '../shared/accounts/grantors.ts';
import { chosenWithCall, type FurtherCall, furtherCalls, noRecords } from './further-calls.ts';

interface Asking {
  caller: Caller;
  grantors: readonly Grantor[];
  attempt: Attempt;
}

export const listRecordOperations: AskingHandler<'listRecordOperations'> = async ({ db, caller, query, attempts }) => {
  const grantors = await readGrantors(db, caller);
  const body = await attempts(async (attempt) => {
    const found = recordAt(query.record, attempt.chosenBy);
    if (found === null || !isRecord(found)) throw notFound('Pod tym adresem nie ma danych, które można zmienić');
    return verdictsOf(found, { caller, grantors, attempt });
  });
  return { body };
};

/** Not a list, and nothing that is only read. */
function isRecord({ read: { operation }, calls }: RecordAddress): boolean {
  if (noRecords.includes(operation)) return false;
  return operation in furtherCalls || calls.some(({ kind }) => kind !== 'other');
}

async function verdictsOf({ read, calls }: RecordAddress, asking: Asking): Promise<OperationVerdict[]> {
  const { caller, attempt } = asking;
  // articles have an answer of their own
  if (read.operation === 'getArticle' && can('listArticleOperations', caller))
    return (await attempt.read({ ...read, operation: 'listArticleOperations' })) as OperationVerdict[];
  // whoever may not read the record is told nothing of it
  const record = can(read.operation, caller) ? await attempt.read(read) : undefined;
  const further = record === undefined ? [] : ((await furtherCalls[read.operation]?.(record, attempt.db)) ?? []);
  const named = calls.map((call): FurtherCall => ({ ...call, name: nameOf(call), body: bodyOf(call, record) }));
  const verdicts: OperationVerdict[] = [];
  // one after the other: each is taken back before the next
  for (const call of [...named, ...further]) verdicts.push(await verdictOf(call, asking));
  return verdicts;
}

async function verdictOf(call: FurtherCall, { caller, grantors, attempt }: Asking): Promise<OperationVerdict> {
  const { operation, name, status } = call;
  const chosen = chosenWithCall[operation];
  const more = { ...(status !== undefined && { status }), condition: chosen?.condition ?? null };
  const closed = contractObstacle(operation, caller, grantors);
  if (closed !== null || (chosen !== undefined && chosen.body === undefined))
    return verdict(operation, name, closed, more);
  const refusal = await attempt.refusal(chosen?.body === undefined ? call : { ...call, body: chosen.body });
  // what the person would type is not wrong yet
  const isChosen =
    refusal !== null && chosen !== undefined && fieldsOf(refusal).some(({ path }) => path in (chosen.body ?? {}));
  return verdict(operation, name, refusal === null || isChosen ? null : obstacleIn(refusal), more);
}

function nameOf({ kind, operation }: RecordCall): string {
  return kind === 'other' ? operationLabels[operation] : recordCallNames[kind];
}

const bodyOf = ({ kind }: RecordCall, record: unknown) => (kind === 'save' ? record : undefined);
