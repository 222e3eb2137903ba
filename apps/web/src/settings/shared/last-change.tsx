import { journalLine } from '@redakcja/domain/shared/journal-sentences';
import type { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { useRecordJournal } from '../../shared/form/use-record-journal.ts';

interface LastChangeProps {
  recordType: JournalRecordType;
  recordId: number;
}

/** The last change of a record, from the journal. */
export function LastChange({ recordType, recordId }: LastChangeProps) {
  const { data } = useRecordJournal(recordType, recordId, 1);
  if (data === undefined) return null;
  const [entry] = data.items;
  return (
    <p className="small muted m-0">
      {entry ? `Ostatnia zmiana: ${journalLine(entry)}` : 'Nikt jeszcze nie zmieniał tych ustawień.'}
    </p>
  );
}
