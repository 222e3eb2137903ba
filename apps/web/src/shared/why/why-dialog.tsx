import './why-dialog.css';
import { useListRecordOperations } from '@redakcja/generated/application/application';
import type { OperationVerdict } from '@redakcja/generated/model/operationVerdict';
import { Button } from '../ui/buttons/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { Loader } from '../ui/messages/loader.tsx';

interface WhyDialogProps {
  /** Its address in the contract: `/api/dictionaries/tags/12`. */
  record: string;
  onClose: () => void;
}

const meta = { optional: true, errorMessage: 'Nie udało się sprawdzić, co możesz zrobić' };

/** What this person may do with the stored record now, why the rest is closed and what would open it (decision 36). */
export function WhyDialog({ record, onClose }: WhyDialogProps) {
  const verdicts = useListRecordOperations({ record }, { query: { meta, staleTime: 0 } });
  const closed = verdicts.data?.filter(({ isAllowed }) => !isAllowed) ?? [];
  const open = verdicts.data?.filter(({ isAllowed }) => isAllowed) ?? [];
  return (
    <Dialog
      open
      title="Dlaczego nie mogę?"
      width={720}
      onClose={onClose}
      footer={<Button label="Zamknij" onClick={onClose} autoFocus />}
    >
      {verdicts.isError && <p className="notice">{meta.errorMessage}. Spróbuj ponownie za chwilę.</p>}
      {verdicts.isPending && <Loader />}
      {closed.length > 0 && (
        <section aria-label="Czego teraz nie możesz">
          <h3 className="mt-0 mb-2">Teraz nie możesz</h3>
          <dl className="why ruled m-0">
            {closed.map((one) => (
              <ClosedWay key={keyOf(one)} verdict={one} />
            ))}
          </dl>
        </section>
      )}
      {open.length > 0 && (
        <section aria-label="Co teraz możesz">
          <h3 className={`${closed.length > 0 ? 'mt-4' : 'mt-0'} mb-2`}>Teraz możesz</h3>
          <ul className="m-0 pl-4">
            {open.map((one) => (
              <li key={keyOf(one)}>
                {one.name}
                {one.condition !== null && <span className="muted"> – {one.condition}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

function ClosedWay({ verdict: { name, reason, remedy } }: { verdict: OperationVerdict }) {
  return (
    <div className="why-row py-2">
      <dt className="font-medium">{name}</dt>
      <dd className="m-0">
        {reason}.<span className="block muted">Co pomoże: {remedy}.</span>
      </dd>
    </div>
  );
}

const keyOf = ({ operation, name }: OperationVerdict) => `${operation} ${name}`;
