// What is specific to one bulk command; everything else is shared.
import type { BulkRow, ItemOutcome, PlanHead, PlanItem } from './plan.ts';

export interface BulkJob {
  /** Maximum number of items per request. */
  batchSize: number;
  /** Whether an item may go into the request of the one before it; absent, any may. */
  joins?: (before: PlanItem, item: PlanItem) => boolean;
  /** Later items rest on earlier ones: one request at a time, in the order of the plan. */
  isSequential?: true;
  /** Items that rest on all earlier ones: they are sent when those have their outcome. */
  restsOnEarlier?: (item: PlanItem) => boolean;
  /** Count the outcomes (`to`) in the summary. */
  tally?: boolean;
  /** Asked before anything is changed. */
  question: (count: number) => string;
  /** There is no way back: without a terminal --yes is required. */
  isDestructive?: true;
  /** Text to be typed as the confirmation, where a yes is not enough. */
  confirmText?: string;
  /** Message after all items are done. */
  doneMessage?: string;
  /** Label of an outcome in tables. */
  outcomeLabel?: (row: BulkRow) => string;
  /** Entity tags of the records as they are now; none of one that is gone. A saved plan is compared with them before it is applied. */
  tagsOf?: (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  /** @param isRetry an earlier request may have been carried out: items already in the wanted state count as done */
  send: (items: readonly PlanItem[], isRetry: boolean) => Promise<ItemOutcome[]>;
}

export interface BulkSource {
  head: Omit<PlanHead, 'bip' | 'version' | 'made'>;
  /** Identifies the run for `--resume`: the selection as given on the command line. */
  selection: unknown;
  items: () => AsyncIterable<PlanItem>;
}
