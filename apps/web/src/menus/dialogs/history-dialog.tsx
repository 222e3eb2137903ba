import { journalLine } from '@redakcja/domain/shared/journal/journal-sentences';
import { undoRefusal } from '@redakcja/domain/shared/journal/undo-rules';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { MenuType } from '@redakcja/generated/model/menuType';
import { useState } from 'react';
import { useRecordJournal } from '../../shared/form/history/use-record-journal.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { EmptyState } from '../../shared/ui/messages/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/messages/load-failure.tsx';
import { Loader } from '../../shared/ui/messages/loader.tsx';
import type { MenuDialogProps } from './menu-dialog-props.ts';

const pageSize = 20;

/** History of a category or of the whole menu. Each change that is not undone can be undone. */
export function HistoryDialog({ element, type, menu, changes, onClose }: MenuDialogProps<MenuElement | null>) {
  const [size, setSize] = useState(pageSize);
  const recordType =
    type === MenuType.Horizontal ? JournalRecordType.HorizontalMenuElement : JournalRecordType.VerticalMenuElement;
  const query = useRecordJournal(recordType, element?.elementId ?? null, size);
  const { data, isError } = query;
  return (
    <Dialog
      open
      title={element ? `Historia kategorii „${element.displayText}”` : 'Historia menu'}
      width={720}
      onClose={onClose}
      footer={<Button label="Zamknij" onClick={onClose} autoFocus />}
    >
      {data === undefined && (isError ? <LoadFailure onRetry={query.refetch} /> : <Loader />)}
      {data?.total === 0 && <EmptyState title="brak danych" hint="Nikt jeszcze nic tu nie zmienił." />}
      <ul className="ruled m-0 p-0 list-none">
        {data?.items.map((entry) => (
          <li key={entry.id} className="flex align-items-center gap-3 py-2">
            <span className="flex-1 min-w-0">
              {journalLine(entry)}
              {entry.revertedByEntryId !== null && <span className="muted"> (cofnięto)</span>}
            </span>
            {undoRefusal(entry) === null && menu.isDefaultLanguage && (
              <Button
                variant="text"
                label="Cofnij"
                aria-label={`Cofnij: ${journalLine(entry)}`}
                onClick={async () => {
                  await changes.sendSaying({ event: 'restore', journalEntryId: entry.id }, 'Cofnięto zmianę');
                  void query.refetch();
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {data && data.total > data.items.length && (
        <Button label="Pokaż starsze" onClick={() => setSize(size + pageSize * 2)} />
      )}
    </Dialog>
  );
}
