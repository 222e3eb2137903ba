// A resource that is read and written by code of its own: `adapter` of its `x-config` in the contract.
import type { Json } from '@redakcja/generated/contract';
import type { ItemOutcome, PlanItem } from '../../shared/bulk/plan.ts';
import type { YamlFile } from '../../shared/output/yaml-file.ts';
import type { Reading } from '../values/value-from-file.ts';
import type { ConfigRecord, ReadRecord, Resource } from './resources.ts';

export interface Step extends Omit<PlanItem, 'id'> {
  /** Carried out after all other changes. */
  isLate?: true;
}

export const stepLabels = { add: 'dodać', change: 'zmienić', remove: 'usunąć' } as const;

/** Whether neither the export nor the office has it. */
export type IsMissing = (target: string, key: readonly string[]) => boolean;

/** What an adapter asks of the office besides its own records. */
export interface OtherRecords {
  records: (resource: Resource) => Promise<ConfigRecord[]>;
  /** Null when there is none. */
  keyOf: (target: string, id: number) => Promise<Json>;
  /** @throws Refusal when the office has no such record */
  idOf: (target: string, key: readonly string[]) => Promise<number>;
  /** Records were added. */
  forget: (name: string) => void;
}

export interface Adapter {
  /** The records of the office, in the order of the file. */
  records: (office: OtherRecords) => Promise<ConfigRecord[]>;
  /** The whole file. */
  text: (records: readonly ConfigRecord[], comment: readonly string[]) => string;
  comment: string;
  recordsIn: (yaml: YamlFile, reading: Reading) => ReadRecord[];
  /** A record without what leads to something missing; absent where a record leads nowhere. */
  without?: (record: ReadRecord, isMissing: IsMissing) => ReadRecord;
  /** What to do so that the office is as wanted. */
  steps: (office: OtherRecords, wanted: readonly ConfigRecord[]) => Promise<Step[]>;
  /** Whether a step may go into the request of the one before it; absent, none may. */
  joins?: (before: PlanItem, item: PlanItem) => boolean;
  /** Carries out steps of one run: one, or several that join each other. */
  sender: () => (office: OtherRecords, items: readonly PlanItem[], isRetry: boolean) => Promise<ItemOutcome[]>;
}
