import type { RefObject } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ago } from './ago.ts';
import type { LeftOverDrafts } from './use-draft.ts';

interface DraftOfferProps {
  drafts: LeftOverDrafts;
  /** The form, whose heading is focused when the offer is closed. */
  element: RefObject<HTMLElement | null>;
  /** State that the form was initialised with. */
  etag: string | undefined;
  onRestore: () => void;
}

/** Offers the draft of an earlier visit, and warns that another tab has unsaved changes of the same record. */
export function DraftOffer({ drafts, element, etag, onRestore }: DraftOfferProps) {
  const { offered, waiting, elsewhere } = drafts;

  function throwAway() {
    // The last offer removes the focused button, so the heading is focused.
    if (waiting === 1) element.current?.querySelector('h1')?.focus();
    drafts.dismiss();
  }

  return (
    <>
      {elsewhere > 0 && (
        <div className="notice flex flex-wrap align-items-center row-gap-2 column-gap-3" role="status">
          <i className="pi pi-clone" aria-hidden="true" />
          <p className="flex-1 m-0">
            Masz też niezapisane zmiany w innej karcie przeglądarki. Tutaj ich nie widać; zapisz je tam.
          </p>
        </div>
      )}
      {offered && (
        <div className="notice flex flex-wrap align-items-center row-gap-2 column-gap-3" role="status">
          <i className="pi pi-history" aria-hidden="true" />
          <p className="flex-auto w-21rem m-0">
            W tej przeglądarce są Twoje niezapisane zmiany {ago(offered.keptAt, Date.now())}
            {waiting > 1 && ` i ${waiting - 1} starsze`}.
            {offered.etag !== (etag ?? null) &&
              ' Od tego czasu ktoś zapisał nowsze dane; nic nie zostanie zastąpione bez pytania.'}
          </p>
          <Button label="Przywróć zmiany" onClick={onRestore} />
          <Button label="Odrzuć zmiany" variant="text" onClick={throwAway} />
        </div>
      )}
    </>
  );
}
