// What a bulk command is about to do: a head and one line an item (NDJSON), so that any length can be streamed.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { CommandError } from '../exit-codes.ts';

/** Everything a bulk command can be asked for that goes with every item. */
export type Settings = Readonly<Record<string, string | number | boolean | null>>;

export interface PlanHead {
  bip: 'plan';
  version: 1;
  kind: string;
  host: string;
  made: string;
  settings: Settings;
}

export interface PlanItem {
  /** Number of the article, or of the row in the file. */
  id: number;
  name: string;
  from: string;
  to: string;
  /** State of the item when the plan was made; another one since then is refused. */
  etag?: string;
  /** Why it will not be done, as far as is known beforehand. */
  errors?: readonly string[];
  /** What else sending it takes. */
  data?: Readonly<Record<string, string>>;
}

export type Outcome = 'planned' | 'done' | 'skipped' | 'refused';

/** An item and what became of it; the same row in a trial, in a plan and in the real run. */
export interface BulkRow {
  id: number;
  name: string;
  from: string;
  to: string;
  outcome: Outcome;
  errors: readonly string[];
}

export interface ItemOutcome {
  id: number;
  outcome: Outcome;
  errors: readonly string[];
  /** What it became, when that is not what the plan said. */
  to?: string;
}

export type JournalLine =
  | PlanHead
  | { item: PlanItem }
  /** About to be sent: without an outcome nobody knows whether it was done. */
  | { sent: readonly number[] }
  | { outcomes: readonly ItemOutcome[] }
  /** Another run goes on from here; the line before may have been cut short. */
  | { resumed: string };

/** How an item looks before it is sent. */
export function plannedRow({ id, name, from, to, errors = [] }: PlanItem): BulkRow {
  return { id, name, from, to, outcome: errors.length > 0 ? 'refused' : 'planned', errors };
}

/** Lines of a plan or a journal. A line that was cut short by a power cut or a full disk is left out where a run ended. */
export async function* readLines(file: string): AsyncGenerator<JournalLine> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  let broken: number | null = null;
  let number = 0;
  for await (const text of lines) {
    number += 1;
    if (text === '') continue;
    const line = parsed(text);
    if (broken !== null && (line === null || !('resumed' in line)))
      throw new CommandError(`${file}: wiersz ${broken} jest uszkodzony`);
    broken = line === null ? number : null;
    if (line !== null) yield line;
  }
}

function parsed(text: string): JournalLine | null {
  try {
    return JSON.parse(text) as JournalLine;
  } catch {
    return null;
  }
}

/** The head of a plan. @throws CommandError when the file holds something else */
export async function readHead(file: string): Promise<PlanHead> {
  try {
    for await (const line of readLines(file)) {
      if ('bip' in line && line.bip === 'plan' && line.version === 1) return line;
      break;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw new CommandError(`Nie można odczytać pliku ${file} (${error.code})`);
    if (!(error instanceof CommandError)) throw error;
  }
  throw new CommandError(`${file} nie jest planem polecenia bip`);
}

/** Items of a plan, one by one. */
export async function* readItems(file: string): AsyncGenerator<PlanItem> {
  for await (const line of readLines(file)) if ('item' in line) yield line.item;
}
