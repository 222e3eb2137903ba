import { useListRecordOperations } from '@redakcja/generated/application/application';
import type { OperationVerdict } from '@redakcja/generated/model/operationVerdict';

const meta = { optional: true, errorMessage: 'Nie udało się sprawdzić, co pomoże' };

/** What a bulk action has tried with each of its rows. */
export interface Attempt {
  /** Address of a row's record in the contract. */
  recordOf: (id: number) => string | undefined;
  /** Which answer about the record is about the action. */
  isTried: (verdict: OperationVerdict) => boolean;
}

/** What would help a row that a bulk action rejected. */
export function RowRemedy({ attempt, id }: { attempt: Attempt; id: number }) {
  const record = attempt.recordOf(id);
  return record === undefined ? null : <RemedyAt record={record} isTried={attempt.isTried} />;
}

function RemedyAt({ record, isTried }: { record: string } & Pick<Attempt, 'isTried'>) {
  const { data } = useListRecordOperations({ record }, { query: { meta, staleTime: 0 } });
  const found = data?.find(isTried);
  return found?.remedy ? <span className="muted">Co pomoże: {found.remedy}.</span> : null;
}
