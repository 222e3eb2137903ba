// A resource that is read and written by code of its own: `adapter` of its `x-config` in the contract.
import type { ItemOutcome, PlanItem } from '../shared/bulk/plan.ts';
import type { YamlFile } from '../shared/yaml-file.ts';
import type { ReadRecord } from './file-of-resource.ts';
import type { IsMissing } from './left-out.ts';
import type { Office } from './office.ts';
import type { ConfigRecord } from './resources.ts';
import type { Reading } from './value-from-file.ts';

export interface Step extends Omit<PlanItem, 'id'> {
  /** Carried out after all other changes. */
  isLate?: true;
}

export const stepLabels = { add: 'dodać', change: 'zmienić', remove: 'usunąć' } as const;

export interface Adapter {
  /** The records of the office, in the order of the file. */
  records: (office: Office) => Promise<ConfigRecord[]>;
  /** The whole file. */
  text: (records: readonly ConfigRecord[], comment: readonly string[]) => string;
  comment: string;
  recordsIn: (yaml: YamlFile, reading: Reading) => ReadRecord[];
  /** A record without what leads to something missing; absent where a record leads nowhere. */
  without?: (record: ReadRecord, isMissing: IsMissing) => ReadRecord;
  /** What to do so that the office is as wanted. */
  steps: (office: Office, wanted: readonly ConfigRecord[]) => Promise<Step[]>;
  /** Carries out steps of one run, one at a time. */
  sender: () => (office: Office, item: PlanItem, isRetry: boolean) => Promise<ItemOutcome>;
}
