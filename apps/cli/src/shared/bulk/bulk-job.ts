// What one bulk command brings; everything else is the same for all.
import type { BulkRow, ItemOutcome, PlanHead, PlanItem } from './plan.ts';

export interface BulkJob {
  /** Most items one request takes. */
  batchSize: number;
  /** Count in the summary what the rows became. */
  tally?: boolean;
  /** Put before anything is written, with the number of items. */
  question: (count: number) => string;
  /** What a person types to agree, where a yes would be too quick; a script needs --yes then. */
  typed?: string;
  /** Said when everything was done. */
  epilogue?: string;
  /** Words for an outcome in tables. */
  outcomeLabel?: (row: BulkRow) => string;
  /** @param isAgain an earlier request may have done it: what is already so counts as done */
  send: (items: readonly PlanItem[], isAgain: boolean) => Promise<ItemOutcome[]>;
}

export interface BulkSource {
  head: Omit<PlanHead, 'bip' | 'version' | 'made'>;
  /** What makes two runs the same one for `--resume`: the selection as it was asked for. */
  selection: unknown;
  items: () => AsyncIterable<PlanItem>;
}
