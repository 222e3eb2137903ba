// What became of a step: done, or refused for good; anything else is a fault of the server or the network.
import type { Json } from '@redakcja/generated/contract';
import { isAxiosError } from 'axios';
import type { ItemOutcome, PlanItem } from '../shared/bulk/plan.ts';
import { CommandError } from '../shared/exit-codes.ts';
import { problemMessages } from '../shared/failures.ts';
import type { FieldDifference } from './differences.ts';
import { hashOf } from './folder.ts';
import { canonical } from './resources.ts';

const refusals = new Set([400, 403, 404, 409, 412, 413, 415]);

export class Refusal extends Error {}

const markOf = (value: Json | undefined) => (value === undefined ? null : hashOf(canonical(value)).slice(0, 32));

/** What a plan has seen of a record: a mark of each field that it changes. */
export function seenOf(fields: readonly FieldDifference[]): string {
  return JSON.stringify(Object.fromEntries(fields.map(({ path, from }) => [path, markOf(from)])));
}

/** The same for a record that goes. */
export const seenWhole = (value: Json): string => seenOf([{ path: '', from: value, to: undefined }]);

/**
 * Whether nobody has changed what is to be written since the plan was made. A field that is as wanted by now is fine, since one step of a plan may
 * bring another: the name of the office comes to the footer.
 * @param fields what still differs
 */
export function isAsSeen(fields: readonly FieldDifference[], seen: string): boolean {
  const marks = JSON.parse(seen) as Readonly<Record<string, string | null>>;
  // what was not there may have been made by an earlier step, as the texts of a new language
  const wasMissing = (path: string) =>
    Object.keys(marks).some((one) => marks[one] === null && (one === '' || path.startsWith(`${one}.`)));
  return fields.every(({ path, from }) => marks[path] === markOf(from) || wasMissing(path));
}

export async function refused({ id }: PlanItem, work: () => Promise<void>): Promise<ItemOutcome> {
  try {
    await work();
    return { id, outcome: 'done', errors: [] };
  } catch (error) {
    if (error instanceof Refusal || error instanceof CommandError)
      return { id, outcome: 'refused', errors: [error.message] };
    if (!isAxiosError(error) || !refusals.has(error.response?.status ?? 0)) throw error;
    return { id, outcome: 'refused', errors: problemMessages(error.response?.data) };
  }
}
