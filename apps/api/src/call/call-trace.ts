// Every call that writes leaves an entry in the audit log, in the transaction of its change and before it is answered, and every refused call does.
// What exactly has changed is not repeated here.
import { countOf } from '@redakcja/domain/shared/polish-plural';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import { type OperationId, operations } from '@redakcja/generated/operations';
import { ProblemError } from '../http/problem.ts';
import { type AuditedCall, type AuditRecord, actorOf, completeEntry, recordAudit, recordAuditEntry } from './audit.ts';
import type { Services } from './services.ts';

/** Operations that write nothing although their method says so, each with its reason. */
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

/**
 * The services of a call that writes: its entry goes into the first of its transactions that changes anything, so that neither is without the other.
 * A handler that writes an entry of its own does so in that transaction.
 */
export function tracedServices(call: Omit<FinishedCall, 'services'>, services: Services): Services {
  if (!isWriting(call.operation)) return services;
  const { trace } = call;
  const { db } = services;
  const transaction: Services['db']['transaction'] = async (work, settings) => {
    const before = { ...trace };
    try {
      return await db.transaction(async (tx) => {
        const result = await work(tx);
        if (!trace.isWritten) await traceChange(tx, { ...call, services });
        return result;
      }, settings);
    } catch (error) {
      // undone with the change
      Object.assign(trace, { entryId: undefined }, before);
      throw error;
    }
  };
  return { ...services, db: Object.create(db, { transaction: { value: transaction } }) };
}

/** The entry of a call before its result is known. */
export function recordOfCall(call: FinishedCall): AuditRecord {
  return {
    event: AuditEvent.OperationDone,
    ...actorOf(call),
    details: [...placeOf(call.params), ...modeOf(call.body)],
  };
}

async function traceChange(tx: Services['db'], call: FinishedCall): Promise<void> {
  const entryId = await recordAuditEntry(tx, call.services.now(), recordOfCall(call));
  if (entryId !== undefined) Object.assign(call.trace, { isWritten: true, entryId });
}

/** After a call that writes: its entry, unless it was written with the change; then what is known only now. */
export async function traceCall(call: FinishedCall, result: Result): Promise<void> {
  if (!isWriting(call.operation)) return;
  const { db, now } = call.services;
  const known = [...madeAt(result.location), ...rowsOf(result.body)];
  const details = [...placeOf(call.params), ...modeOf(call.body), ...known];
  if (call.trace.entryId !== undefined) {
    if (known.length > 0) await completeEntry(db, call.trace.entryId, details);
  } else if (!call.trace.isWritten) {
    await recordAudit(db, now(), { event: AuditEvent.OperationDone, ...actorOf(call), details });
  }
}

/** After a call that has failed: an entry when it was refused for missing rights, for whoever is signed in. */
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

/** The record that the parameters of the address name, as details of an entry. */
export function placeOf(params: object): string[] {
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
