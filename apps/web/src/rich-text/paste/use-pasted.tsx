import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx';
import { ChangesDialog } from '../dialogs/changes-dialog.tsx';
import type { Quill } from '../quill.ts';
import { type JoinOffer, joinPasted } from './join-pasted.ts';
import { joinedSentences, type PasteNotice, pasteSentences } from './paste-notice.ts';
import type { ChangesDecision } from './source/tracked-changes.ts';

export interface ChangesQuestion {
  canKeep: boolean;
  decide: (decision: ChangesDecision) => void;
}

/** What is asked and said when something is pasted: above the text, and the question about changes. */
export function usePasted(quill: Quill | undefined) {
  const [said, setSaid] = useState<string>();
  const [question, setQuestion] = useState<ChangesQuestion>();
  const [offer, setOffer] = useState<JoinOffer>();
  const [joined, setJoined] = useState<string>();

  const pasted = useCallback((notice: PasteNotice) => {
    setSaid(pasteSentences(notice));
    setJoined(undefined);
  }, []);

  // The offer is of the text as it was pasted.
  useEffect(() => {
    if (!quill || !offer) return;
    const withdraw = () => setOffer(undefined);
    quill.on('text-change', withdraw);
    return () => void quill.off('text-change', withdraw);
  }, [quill, offer]);

  function join(given: JoinOffer) {
    if (!quill) return;
    setOffer(undefined);
    joinPasted(quill, given);
    setJoined(joinedSentences(given.joined));
  }

  const notice: ReactNode = (
    <>
      {said !== undefined && <Said isWarning text={said} onClose={() => setSaid(undefined)} />}
      {joined !== undefined && <Said text={joined} onClose={() => setJoined(undefined)} />}
      {offer && (
        <div className="rich-text-lost flex gap-2 align-items-center" role="status">
          <span className="flex-1">Wiersze kończą się w pół zdania, jak w tekście z pliku PDF.</span>
          <Button label="Połącz wiersze" onClick={() => join(offer)} />
          <IconButton icon="times" label="Zostaw wiersze" onClick={() => setOffer(undefined)} />
        </div>
      )}
    </>
  );
  const dialog: ReactNode = question && (
    <ChangesDialog
      canKeep={question.canKeep}
      onDecide={(decision) => {
        setQuestion(undefined);
        question.decide(decision);
      }}
      onClose={() => setQuestion(undefined)}
    />
  );
  return { say: setSaid, pasted, ask: setQuestion, offer: setOffer, notice, dialog };
}

function Said({ text, isWarning, onClose }: { text: string; isWarning?: boolean; onClose: () => void }) {
  return (
    <div className={`rich-text-lost flex gap-2 align-items-start ${isWarning ? 'amber' : ''}`} role="status">
      <i className={`pi ${isWarning ? 'pi-exclamation-triangle' : 'pi-info-circle'}`} aria-hidden="true" />
      <span className="flex-1">{text}</span>
      <IconButton icon="times" label="Zamknij uwagę" onClick={onClose} />
    </div>
  );
}
