import { journalLine } from '@redakcja/domain/shared/journal-sentences';
import { useListJournalEntries } from '@redakcja/generated/application/application';
import type { JournalRecordType } from '@redakcja/generated/model/journalRecordType';

interface LastChangeProps {
  recordType: JournalRecordType;
  recordId: number;
}

/** Who changed a record last, when and what, out of the journal. */
export function LastChange({ recordType, recordId }: LastChangeProps) {
  const filters = [`recordType;equal;${recordType}`, `recordId;equal;${recordId}`];
  const { data } = useListJournalEntries(
    { filters, size: 1 },
    // a record is edited without it, too
    { query: { meta: { silent: true, optional: true } } },
  );
  if (data === undefined) return null;
  const [entry] = data.items;
  return (
    <p className="small muted m-0">
      {entry ? `Ostatnia zmiana: ${journalLine(entry)}` : 'Nikt jeszcze nie zmieniał tych ustawień.'}
    </p>
  );
}
