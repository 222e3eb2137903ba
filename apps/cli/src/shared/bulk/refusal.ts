// Items that are refused for good. Other errors stop the run, which can be resumed.
import { isAxiosError } from 'axios';
import { problemMessages } from '../failures/failures.ts';
import type { ItemOutcome, PlanItem } from './plan.ts';

const statuses = new Set([400, 403, 404, 409, 412, 413, 415]);

/** The item cannot be carried out; the message says why. */
export class Refusal extends Error {}

/** Whether the server has refused what was sent, and not the sender. */
export const isRefusal = (error: unknown) => isAxiosError(error) && statuses.has(error.response?.status ?? 0);

/** Carries out one item. @throws what is not about this item: no sign-in, the network, a fault of the server */
export async function outcomeOf({ id }: PlanItem, work: () => Promise<void>): Promise<ItemOutcome> {
  try {
    await work();
    return { id, outcome: 'done', errors: [] };
  } catch (error) {
    if (error instanceof Refusal) return { id, outcome: 'refused', errors: [error.message] };
    if (!isAxiosError(error) || !isRefusal(error)) throw error;
    return { id, outcome: 'refused', errors: problemMessages(error.response?.data) };
  }
}
