import type { RowResult } from '@redakcja/generated/model/rowResult';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface RowResultsProps {
  title: string;
  /** What became of the rows that went well, in one sentence; undefined when none did. */
  done: string | undefined;
  failed: readonly RowResult[];
  onClose: () => void;
}

/** Names every row that a bulk action could not do, and why. */
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
