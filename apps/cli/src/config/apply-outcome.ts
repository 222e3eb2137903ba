// What became of a step: done, or refused for good; anything else is a fault of the server or the network.
import type { Json } from '@redakcja/generated/contract';
import { isAxiosError } from 'axios';
import type { ItemOutcome, PlanItem } from '../shared/bulk/plan.ts';
import { CommandError } from '../shared/exit-codes.ts';
import { problemMessages } from '../shared/failures.ts';
import { hashOf } from './folder.ts';
import { canonical } from './resources.ts';

const refusals = new Set([400, 403, 404, 409, 412, 413, 415]);

export class Refusal extends Error {}

const markOf = (value: Json) => hashOf(canonical(value)).slice(0, 32);

/** Tells in a plan what the record was: a mark, or one for each item of a sorted list. */
export const beforeOf = (value: Json, sortBy?: string): string =>
  sortBy === undefined ? markOf(value) : (value as Json[]).map(markOf).join(' ');

/** Whether the record is still what the plan saw; a list of languages may have grown by those that the same run has added. */
export function isAsSeen(value: Json, before: string, sortBy?: string): boolean {
  const now = new Set(beforeOf(value, sortBy).split(' '));
  return before.split(' ').every((mark) => mark === '' || now.has(mark));
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
