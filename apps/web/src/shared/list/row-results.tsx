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
      <ul className="row-results">
        {failed.map((result) => (
          <li key={result.id}>
            <i className="pi pi-times-circle" aria-hidden="true" />
            <strong>{result.name ?? `nr ${result.id}`}</strong>
            <span>{result.errors.join('. ')}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
