import './draft-offer.css';
import { Button } from '../ui/button.tsx';
import { ago } from './ago.ts';
import type { Editor } from './use-editor.ts';

/** Offers back what an earlier visit left unsaved, and says that another tab has unsaved changes of the same record. */
export function DraftOffer<Values extends object>({ editor }: { editor: Editor<Values> }) {
  const { offered, waiting, elsewhere } = editor.drafts;

  function throwAway() {
    // The button goes with the last offer: the keyboard goes on from the heading.
    if (waiting === 1) editor.element.current?.querySelector('h1')?.focus();
    editor.drafts.dismiss();
  }

  return (
    <>
      {elsewhere > 0 && (
        <div className="draft-offer" role="status">
          <i className="pi pi-clone" aria-hidden="true" />
          <p>Masz też niezapisane zmiany w innej karcie przeglądarki. Tutaj ich nie widać; zapisz je tam.</p>
        </div>
      )}
      {offered && (
        <div className="draft-offer" role="status">
          <i className="pi pi-history" aria-hidden="true" />
          <p>
            W tej przeglądarce są Twoje niezapisane zmiany {ago(offered.keptAt, Date.now())}
            {waiting > 1 && ` i ${waiting - 1} starsze`}.
            {offered.etag !== (editor.record.etag ?? null) &&
              ' Od tego czasu ktoś zapisał nowsze dane; nic nie zostanie zastąpione bez pytania.'}
          </p>
          <Button label="Przywróć zmiany" onClick={editor.restoreDraft} />
          <Button label="Odrzuć zmiany" variant="text" onClick={throwAway} />
        </div>
      )}
    </>
  );
}
