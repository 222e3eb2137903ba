import { Button } from '../ui/button.tsx';
import { ago } from './ago.ts';
import type { Editor } from './use-editor.ts';

/** Offers back what an earlier visit left unsaved: after a crash, a reload or the end of a session. */
export function DraftOffer<Values extends object>({ editor }: { editor: Editor<Values> }) {
  const { offered } = editor.draft;
  if (!offered) return null;
  const isOlder = offered.etag !== (editor.record.etag ?? null);
  return (
    <div className="draft-offer" role="status">
      <i className="pi pi-history" aria-hidden="true" />
      <p>
        W tej przeglądarce są Twoje niezapisane zmiany {ago(offered.keptAt, Date.now())}.
        {isOlder && ' Od tego czasu ktoś zapisał nowsze dane; nic nie zostanie zastąpione bez pytania.'}
      </p>
      <Button label="Przywróć zmiany" onClick={editor.restoreDraft} />
      <Button label="Odrzuć zmiany" variant="text" onClick={editor.draft.answerOffer} />
    </div>
  );
}
