// `bip audit list --follow`: new entries as they come, until Ctrl+C.
import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { listAuditEntries } from '@redakcja/generated/axios/access/access';
import { listAuditEntriesDefinition } from '@redakcja/generated/lists/listAuditEntries';
import type { AuditEntry } from '@redakcja/generated/model/auditEntry';
import { type Context, info } from '../../shared/context.ts';
import { CommandError, exitCodes } from '../../shared/failures/exit-codes.ts';
import { type OutputFormat, rowPrinter } from '../../shared/output/output.ts';
import type { RowShape } from '../../shared/output/row-shape.ts';
import { allRows } from '../../shared/requests/all-rows.ts';
import { isTransient } from '../../shared/requests/retry.ts';

/** Between two readings, and between two attempts while the server is away. */
const pause = 2000;
/** An entry may be committed after a later one: those of this time before the newest are read again. */
const overlap = 5 * 60_000;
/** The largest page of the server: what was there before the command began is not read further back. */
const most = 1000;

interface FollowOptions {
  output: OutputFormat;
  size: number;
  since?: string | undefined;
}

export async function followAudit(
  context: Context,
  { output, size, since }: FollowOptions,
  shape: RowShape<AuditEntry>,
  filters: readonly string[],
): Promise<void> {
  if (output === 'json')
    throw new CommandError('Lista bez końca nie może być tablicą JSON. Użyj --output ndjson', exitCodes.usage);
  if (context.selection.jq !== null && output !== 'ndjson')
    throw new CommandError('Lista bez końca nie może być tablicą dla --jq. Użyj --output ndjson', exitCodes.usage);
  const stop = new AbortController();
  const unsubscribe = context.onInterrupt(() => stop.abort());
  const printer = rowPrinter(context, output, shape);
  const log = new Seen();
  try {
    const before = since === undefined ? await reading(context, stop.signal, () => newest(filters)) : [];
    for (const [i, row] of (before ?? []).entries()) {
      log.add(row);
      if (i >= (before ?? []).length - size) printer.print(row);
    }
    // with fewer than a page there is nothing older to be kept out
    const start = before?.length === most ? before[0]?.createdDate : undefined;
    while (!stop.signal.aborted) {
      const rows = await reading(context, stop.signal, () => after([...filters, ...log.filter(start)]));
      for (const row of rows ?? []) if (log.add(row)) printer.print(row);
      printer.end();
      await context.wait(pause, stop.signal);
    }
  } finally {
    unsubscribe();
  }
}

/** What has been printed or left out, as far back as it may be read again. */
class Seen {
  readonly #moments = new Map<number, number>();
  #newest = 0;

  /** Whether it was not there before. */
  add({ id, createdDate }: AuditEntry): boolean {
    if (this.#moments.has(id)) return false;
    const moment = Date.parse(createdDate);
    this.#moments.set(id, moment);
    this.#newest = Math.max(this.#newest, moment);
    // they come nearly in their order
    for (const [old, at] of this.#moments) {
      if (at >= this.#newest - 2 * overlap) break;
      this.#moments.delete(old);
    }
    return true;
  }

  /** Entries that may be new; never before `start`. */
  filter(start: string | undefined): string[] {
    if (this.#newest === 0) return [];
    const from = Math.max(this.#newest - overlap, start === undefined ? 0 : Date.parse(start));
    const value = new Date(from).toISOString();
    return writeFilters(listAuditEntriesDefinition.columns, [
      { column: 'createdDate', operation: start === undefined ? 'greaterThanOrEqual' : 'greaterThan', value },
    ]);
  }
}

/** From the oldest to the newest. */
async function newest(filters: readonly string[]): Promise<AuditEntry[]> {
  const query = { ...(filters.length > 0 ? { filters: [...filters] } : {}), page: 1, size: most };
  return (await listAuditEntries({ ...query, sortings: ['createdDate;desc'] })).items.reverse();
}

async function after(filters: string[]): Promise<AuditEntry[]> {
  const rows: AuditEntry[] = [];
  const query = { ...(filters.length > 0 ? { filters } : {}), sortings: ['createdDate;asc' as const] };
  for await (const row of allRows((page) => listAuditEntries({ ...query, ...page }))) rows.push(row);
  return rows;
}

/** Waits for a server that is away, however long. Null after Ctrl+C. */
async function reading<Result>(
  context: Context,
  signal: AbortSignal,
  read: () => Promise<Result>,
): Promise<Result | null> {
  let isAway = false;
  while (!signal.aborted) {
    try {
      const result = await read();
      if (isAway) info(context, 'Serwer znów odpowiada');
      return result;
    } catch (error) {
      if (!isTransient(error)) throw error;
      if (!isAway) info(context, 'Serwer nie odpowiada, czekam…');
      isAway = true;
      await context.wait(pause, signal);
    }
  }
  return null;
}
