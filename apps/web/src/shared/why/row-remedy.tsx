import { useListRecordOperations } from '@redakcja/generated/application/application';
import type { RowResult } from '@redakcja/generated/model/rowResult';

const meta = { optional: true, errorMessage: 'Nie udało się sprawdzić, co pomoże' };

/** What would help a row that a bulk action rejected: the obstacle with the same sentence. */
export function RowRemedy({ record, errors }: { record: string; errors: RowResult['errors'] }) {
  const { data } = useListRecordOperations({ record }, { query: { meta, staleTime: 0 } });
  const sentence = errors.join('. ');
  const found = data?.find(({ reason }) => reason === sentence);
  return found?.remedy ? <span className="muted">Co pomoże: {found.remedy}.</span> : null;
}
