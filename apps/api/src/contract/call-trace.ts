// Every call that writes leaves an entry in the audit log before it is answered, and every refused call does. What exactly has changed is not repeated here.
import { countOf } from '@redakcja/domain/shared/polish-plural';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import { type OperationId, operations } from '@redakcja/generated/operations';
import { type AuditedCall, actorOf, recordAudit } from '../shared/audit.ts';
import { ProblemError } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';

/** Operations with a writing method that write nothing, each with its reason. */
export const readingOperations: Readonly<Partial<Record<OperationId, string>>> = {
  checkPasswordLink: 'asks whose link it is; the secret stands in the body, since addresses are kept in logs',
};

const writing: ReadonlySet<OperationId> = new Set(
  operations.filter(({ id, method }) => method !== 'get' && readingOperations[id] === undefined).map(({ id }) => id),
);

export function isWriting(operation: OperationId): boolean {
  return writing.has(operation);
}

interface FinishedCall extends AuditedCall {
  params: object;
  body: unknown;
  services: Services;
}

interface Result {
  body?: unknown;
  location?: string;
}

/** After a writing call: records it, unless the handler has recorded more. */
export async function traceCall(call: FinishedCall, result: Result): Promise<void> {
  if (call.trace.isWritten || !isWriting(call.operation)) return;
  const details = [...placeOf(call.params), ...madeAt(result.location), ...modeOf(call.body), ...rowsOf(result.body)];
  await recordAudit(call.services.db, call.services.now(), {
    event: AuditEvent.OperationDone,
    ...actorOf(call),
    details,
  });
}

/** After a failed call: records a refusal for missing rights of a signed-in caller. */
export async function traceRefusal(call: Omit<FinishedCall, 'body'>, error: unknown): Promise<void> {
  if (!(error instanceof ProblemError) || error.status !== 403 || call.caller === null) return;
  await call.services.repeated.add(`refused ${call.caller.id} ${call.operation}`, {
    event: AuditEvent.OperationRefused,
    ...actorOf(call),
    details: [...placeOf(call.params), ...error.errors],
  });
}

const parameterLabels: Readonly<Record<string, string>> = {
  id: 'Numer',
  elementId: 'Numer kategorii',
  articleId: 'Numer artykułu',
  documentRepositoryId: 'Numer załącznika',
  lang: 'Język',
};

function placeOf(params: object): string[] {
  return Object.entries(params).flatMap(([name, value]) => {
    const label = parameterLabels[name];
    return label !== undefined && /^[\w-]{1,12}$/.test(String(value)) ? [`${label}: ${value}`] : [];
  });
}

function madeAt(location: string | undefined): string[] {
  const id = /\/(\d+)$/.exec(location ?? '')?.[1];
  return id === undefined ? [] : [`Numer: ${id}`];
}

function modeOf(body: unknown): string[] {
  const isTrial = typeof body === 'object' && body !== null && 'dryRun' in body && body.dryRun === true;
  return isTrial ? ['Próba bez zapisu'] : [];
}

const maxNamed = 20;

function rowsOf(body: unknown): string[] {
  if (!isRows(body)) return [];
  const done = body.filter((row) => row.done);
  const named = done.slice(0, maxNamed).map(({ id, name }) => (name === undefined ? `${id}` : `${id} „${name}”`));
  const more = done.length - named.length;
  return [
    `Wykonano: ${done.length} z ${body.length}`,
    ...(named.length === 0
      ? []
      : [`Pozycje: ${named.join(', ')}${more > 0 ? ` i ${countOf(more, ['inna', 'inne', 'innych'])}` : ''}`]),
  ];
}

function isRows(body: unknown): body is readonly RowResult[] {
  return Array.isArray(body) && body.every((row) => typeof row === 'object' && row !== null && 'done' in row);
}
