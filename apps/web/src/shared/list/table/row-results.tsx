import type { RowResult } from '@redakcja/generated/model/rowResult';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { type Attempt, RowRemedy } from '../../why/row-remedy.tsx';

interface RowResultsProps {
  title: string;
  /** Summary of the successful rows, in one sentence; undefined without any. */
  done: string | undefined;
  failed: readonly RowResult[];
  attempt: Attempt | undefined;
  onClose: () => void;
}

/** The first ones are asked about; each is a call. */
const maxAsked = 10;

/** Lists the rows that a bulk action rejected, with the reasons. */
export function RowResults({ title, done, failed, attempt, onClose }: RowResultsProps) {
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
        {failed.map((result, place) => (
          <li key={result.id} className="flex gap-2">
            <i className="pi pi-times-circle danger mt-1" aria-hidden="true" />
            <div className="flex flex-column">
              <strong>{result.name ?? `nr ${result.id}`}</strong>
              <span className="ink-2">{result.errors.join('. ')}</span>
              {place < maxAsked && attempt !== undefined && <RowRemedy attempt={attempt} id={result.id} />}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
