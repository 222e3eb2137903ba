// A plan of a bulk command: a head and one line per item (NDJSON), so that it can be streamed.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { coveredLog } from '@redakcja/domain/shared/text/personal-numbers';
import { CommandError } from '../failures/exit-codes.ts';

/** Settings of a bulk command that apply to every item. */
export type Settings = Readonly<Record<string, string | number | boolean | null>>;

export interface PlanHead {
  bip: 'plan';
  version: 2;
  kind: string;
  host: string;
  made: string;
  settings: Settings;
}

export interface PlanItem {
  /** Id of the article, or number of the row in the file. */
  id: number;
  name: string;
  from: string;
  to: string;
  /** Entity tag of the item when the plan was made; an item changed since then is refused. */
  etag?: string;
  /** Why it will be refused, as far as known in advance. */
  errors?: readonly string[];
  /** What the written reason would cover: shown before anything is changed. */
  despite?: readonly string[];
  /** What else is to be known before it is changed, in a few words each. */
  warnings?: readonly string[];
  /** Further data that the request needs. */
  data?: Readonly<Record<string, string>>;
}

/** What all lines of a plan before this one have to be. */
export interface PlanEnd {
  items: number;
  sha256: string;
}

/** An item as plans, journals, questions and reports have it: of numbers of persons the beginning is left. What will be sent stays whole. */
export function shownItem(item: PlanItem): PlanItem {
  const { name, errors, despite, warnings, data } = item;
  const isRefused = errors !== undefined && errors.length > 0;
  return {
    ...item,
    ...coveredLog({
      name,
      ...(errors && { errors }),
      ...(despite && { despite }),
      ...(warnings && { warnings }),
      ...(isRefused && data && { data }),
    }),
  };
}

export type Outcome = 'planned' | 'done' | 'skipped' | 'refused';

/** An item with its outcome; the same row in a dry run, a plan and a real run. */
export interface BulkRow {
  id: number;
  name: string;
  from: string;
  to: string;
  outcome: Outcome;
  errors: readonly string[];
  /** What a written reason covers. */
  despite?: readonly string[];
  warnings?: readonly string[];
}

export interface ItemOutcome {
  id: number;
  outcome: Outcome;
  errors: readonly string[];
  despite?: readonly string[];
  /** The new state, where it differs from the plan. */
  to?: string;
}

export type JournalLine =
  | PlanHead
  | { item: PlanItem }
  /** The last line of a plan: a plan that was cut has none. */
  | { end: PlanEnd }
  /** Written before sending: without an outcome it is unknown whether they were done. */
  | { sent: readonly number[] }
  | { outcomes: readonly ItemOutcome[] }
  /** A resumed run starts here; the line before may have been cut short. */
  | { resumed: string };

/** The row of an item that was not sent. */
export function plannedRow({ id, name, from, to, errors = [], ...said }: PlanItem): BulkRow {
  return { id, name, from, to, outcome: errors.length > 0 ? 'refused' : 'planned', errors, ...withRemarks(said) };
}

/** The row of an item that was sent. */
export function settledRow({ id, name, from, to, warnings = [] }: PlanItem, outcome: ItemOutcome): BulkRow {
  const { despite = [], errors } = outcome;
  const said = withRemarks({ despite, warnings });
  return { id, name, from, to: outcome.to ?? to, outcome: outcome.outcome, errors, ...said };
}

/** A row of which there is nothing to say says nothing. */
export const withRemarks = ({ despite = [], warnings = [] }: Pick<BulkRow, 'despite' | 'warnings'>) => ({
  ...(despite.length > 0 && { despite }),
  ...(warnings.length > 0 && { warnings }),
});

/** Lines of a plan or a journal. A line cut short by a power failure or a full disk is skipped where a run ended. */
export async function* readLines(file: string): AsyncGenerator<JournalLine> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  let truncated: number | null = null;
  let number = 0;
  for await (const text of lines) {
    number += 1;
    if (text === '') continue;
    const line = parseLine(text);
    if (truncated !== null && (line === null || !('resumed' in line)))
      throw new CommandError(`${file}: wiersz ${truncated} jest uszkodzony`);
    truncated = line === null ? number : null;
    if (line !== null) yield line;
  }
}

function parseLine(text: string): JournalLine | null {
  try {
    return JSON.parse(text) as JournalLine;
  } catch {
    return null;
  }
}

/** The head of a plan. @throws CommandError when the file is not a plan */
export async function readHead(file: string): Promise<PlanHead> {
  try {
    for await (const line of readLines(file)) {
      if ('bip' in line && line.bip === 'plan' && line.version === 2) return line;
      break;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw new CommandError(`Nie można odczytać pliku ${file} (${error.code})`);
    if (!(error instanceof CommandError)) throw error;
  }
  throw new CommandError(`${file} nie jest planem polecenia bip`);
}

/** @throws CommandError when a plan, or the plan in a journal, is not whole */
export async function checkPlan(file: string): Promise<void> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  const hash = createHash('sha256');
  let items = -1;
  for await (const text of lines) {
    const line = parseLine(text);
    if (line !== null && 'end' in line) {
      if (line.end.items === items && line.end.sha256 === hash.digest('hex')) return;
      break;
    }
    hash.update(`${text}\n`);
    items += 1;
  }
  throw new CommandError(`${file}: plan jest urwany albo zmieniony. Ułóż go od nowa`);
}

/** Items of a plan, or of the plan in a journal. */
export async function* readItems(file: string): AsyncGenerator<PlanItem> {
  for await (const line of readLines(file)) {
    if ('item' in line) yield line.item;
    else if (!('bip' in line)) return;
  }
}
