import type { RowResult } from '@redakcja/generated/model/rowResult';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

interface RowResultsProps {
  title: string;
  /** Summary of the successful rows, in one sentence; undefined without any. */
  done: string | undefined;
  failed: readonly RowResult[];
  onClose: () => void;
}

/** Lists the rows that a bulk action rejected, with the reasons. */
export function RowResults({ title, done, failed, onClose }: RowResultsProps) {
  return (
    <Dialog
      open
      title={title}
      width={640}
      onClose={onClose}
      footer={<Button label="Zamknij" variant="primary" onClick={onClose} autoFocus />}
    >
      {done !== undefined && <p>{done}</p>}
      <ul className="flex flex-column gap-2 m-0 p-0 list-none">
        {failed.map((result) => (
          <li key={result.id} className="flex gap-2">
            <i className="pi pi-times-circle danger mt-1" aria-hidden="true" />
            <div className="flex flex-column">
              <strong>{result.name ?? `nr ${result.id}`}</strong>
              <span className="ink-2">{result.errors.join('. ')}</span>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
