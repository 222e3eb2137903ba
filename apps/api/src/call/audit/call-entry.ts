// Every call that writes leaves an entry in the audit log, in the transaction of its change and before it is answered, and every refused call does.
// It says what has changed in the words of the articles' change log, cut to what a row of the audit log can hold, and names entries of the journal.
import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { menuTypeLabels } from '@redakcja/domain/shared/link-labels';
import { countOf } from '@redakcja/domain/shared/text/polish-plural';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { ImportRowResult } from '@redakcja/generated/model/importRowResult';
import type { MenuType } from '@redakcja/generated/model/menuType';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import { type OperationId, operations } from '@redakcja/generated/operations';
import type { Database } from '../../database/database.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Services } from '../services.ts';
import {
  type AuditedCall,
  type AuditRecord,
  actorOf,
  type CallTrace,
  completeEntry,
  recordAudit,
  recordAuditOfChange,
} from './audit.ts';
import { addressesOfRecords } from './record-address.ts';

/** Operations without an entry and a transaction although their method says that they write, each with its reason. */
export const readingOperations: Readonly<Partial<Record<OperationId, string>>> = {
  checkPasswordLink: 'asks whose link it is; the secret stands in the body, since addresses are logged',
  setArticleEditing:
    'changes nothing of an article, is forgotten soon and repeated twice a minute, which would bury the other entries',
};

const writing: ReadonlySet<OperationId> = new Set(
  operations.filter(({ id, method }) => method !== 'get' && readingOperations[id] === undefined).map(({ id }) => id),
);

export function isWriting(operation: OperationId): boolean {
  return writing.has(operation);
}

/** A call of which the audit log gets an entry. */
export interface EnteredCall extends AuditedCall {
  body: unknown;
  services: Pick<Services, 'config' | 'now' | 'repeated'>;
}

interface Result {
  body?: unknown;
  location?: string;
}

/** The entry of a call that writes, in its transaction; none when the handler has written one of its own. */
export async function enterCall(db: Database, call: EnteredCall, result: Result): Promise<void> {
  if (!call.trace.isWritten) await recordAudit(db, call.services.now(), recordOf(call, result));
}

/** The entry of a call whose result is not known yet, when the transaction has changed anything. */
export async function enterChange(db: Database, call: EnteredCall): Promise<void> {
  const entryId = await recordAuditOfChange(db, call.services.now(), recordOf(call, {}));
  if (entryId !== undefined) Object.assign(call.trace, { isWritten: true, entryId });
}

/** What was not known to `enterChange`; the whole entry when nothing was changed. */
export async function completeCall(db: Database, call: EnteredCall, result: Result): Promise<void> {
  const { entryId } = call.trace;
  if (entryId === undefined) await enterCall(db, call, result);
  else if (resultOf(result).length > 0) await completeEntry(db, entryId, recordOf(call, result));
}

/** An entry about a call that was refused for missing rights, for whoever is signed in. It outlives the transaction of the call. */
export async function enterRefusal(call: Omit<EnteredCall, 'body'>, error: unknown): Promise<void> {
  if (!(error instanceof ProblemError) || error.status !== 403 || call.caller === null) return;
  await call.services.repeated.add(`refused ${call.caller.id} ${call.operation}`, {
    event: AuditEvent.OperationRefused,
    ...actorOf(call),
    details: [...placeOf(call.params), ...error.errors],
  });
}

function recordOf(call: EnteredCall, result: Result) {
  const actor = actorOf(call);
  return {
    event: AuditEvent.OperationDone,
    ...actor,
    records: [...actor.records, ...addressesOfRecords(call.operation, idsIn(result))],
    details: detailsOf(call, result),
    journalIds: call.trace.journalIds?.slice(0, maxChanges) ?? [],
  } satisfies AuditRecord;
}

/** Of what was made, or of the rows that were done. */
function idsIn({ location, body }: Result): number[] {
  const made = idIn(location);
  const rows = isRows(body) ? body.filter((row) => row.done) : isImportedRows(body) ? body.filter(isWritten) : [];
  return [...(made === undefined ? [] : [made]), ...rows.flatMap(({ id }) => id ?? [])];
}

const isWritten = ({ outcome }: ImportRowResult) => outcome === 'created' || outcome === 'updated';

function detailsOf({ operation, params, body, trace }: EnteredCall, result: Result): string[] {
  return [
    ...placeOf(params),
    ...nameOf(body, result),
    ...statusIn(operation, params, body),
    ...modeOf(body),
    ...pastGateIn(body),
    ...changesIn(trace),
    ...resultOf(result),
  ];
}

/** The status that articles were to get. */
function statusIn(operation: OperationId, params: object, body: unknown): string[] {
  if (operation !== 'changeArticleStatus' && operation !== 'changeArticleStatuses') return [];
  const { status, newStatus, publishNow } = { ...params, ...(body as object | null) } as Readonly<
    Record<string, unknown>
  >;
  const reached = publishNow === true ? ArticleStatus.Published : (status ?? newStatus);
  return [`Status: ${articleStatusLabels[Number(reached) as ArticleStatus]}`];
}

const maxChanges = 5;
const maxChange = 300;

function changesIn({ changes = [], journalIds = [] }: CallTrace): string[] {
  const more = Math.max(changes.length - maxChanges, 0) + Math.max(journalIds.length - maxChanges, 0);
  return [
    ...changes.slice(0, maxChanges).map((one) => (one.length > maxChange ? `${one.slice(0, maxChange)}…` : one)),
    ...(more > 0 ? [`I jeszcze ${countOf(more, ['zmiana', 'zmiany', 'zmian'])}`] : []),
  ];
}

function resultOf({ location, body }: Result): string[] {
  return [...madeAt(location), ...rowsOf(body)];
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
    const menu = name === 'type' ? menuTypeLabels[value as MenuType] : undefined;
    if (menu !== undefined) return [`Nazwa: ${menu}`];
    const label = parameterLabels[name];
    return label !== undefined && /^[\w-]{1,12}$/.test(String(value)) ? [`${label}: ${value}`] : [];
  });
}

const maxNameLength = 200;

/** What the record is called in what was sent: the name by which people know it. */
function nameIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const { name, displayText, displayName, title } = body as Readonly<Record<string, unknown>>;
  const found = [name, displayText, displayName, title].find(
    (one): one is string => typeof one === 'string' && one.trim() !== '',
  );
  return found === undefined ? [] : [`Nazwa: ${found.slice(0, maxNameLength)}`];
}

/** As it was sent, else as it is now: a change of status sends no name. */
function nameOf(body: unknown, result: Result): string[] {
  const sent = nameIn(body);
  return sent.length > 0 ? sent : nameIn(result.body);
}

const idIn = (location: string | undefined) => {
  const id = /\/(\d+)$/.exec(location ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
};

function madeAt(location: string | undefined): string[] {
  const id = idIn(location);
  return id === undefined ? [] : [`Numer: ${id}`];
}

function modeOf(body: unknown): string[] {
  const isTrial = typeof body === 'object' && body !== null && 'dryRun' in body && body.dryRun === true;
  return isTrial ? ['Próba bez zapisu'] : [];
}

/** Why published articles of another server were taken over that no publication would let through. */
function pastGateIn(body: unknown): string[] {
  const { pastGateReason } = Object(body) as Readonly<Record<string, unknown>>;
  return typeof pastGateReason === 'string'
    ? [`Przejęcie mimo braków, powód: ${pastGateReason.slice(0, maxReason)}`]
    : [];
}

const maxReason = 500;
const maxNamed = 20;

function rowsOf(body: unknown): string[] {
  if (!isRows(body)) return [];
  const done = body.filter((row) => row.done);
  const [only] = done;
  // one record of its own, as if it had been changed by itself
  if (only !== undefined && body.length === 1) return [`Numer: ${only.id}`, ...nameIn(only)];
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

function isImportedRows(body: unknown): body is readonly ImportRowResult[] {
  return Array.isArray(body) && body.every((row) => typeof row === 'object' && row !== null && 'outcome' in row);
}
