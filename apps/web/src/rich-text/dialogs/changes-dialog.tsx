import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import type { ChangesDecision } from '../paste/source/tracked-changes.ts';

interface ChangesDialogProps {
  /** A field of letters alone has no place for changes. */
  canKeep: boolean;
  onDecide: (decision: ChangesDecision) => void;
  onClose: () => void;
}

/** Asks once what becomes of changes that nobody has accepted, before they are pasted. */
export function ChangesDialog({ canKeep, onDecide, onClose }: ChangesDialogProps) {
  return (
    <Dialog
      open
      title="Tekst ma zmiany do zaakceptowania"
      onClose={onClose}
      footer={
        <>
          <Button label="Anuluj" onClick={onClose} />
          {canKeep && <Button label="Zostaw widoczne" onClick={() => onDecide('keep')} />}
          <Button label="Odrzuć wszystkie" onClick={() => onDecide('reject')} />
          <Button label="Przyjmij wszystkie" variant="primary" onClick={() => onDecide('accept')} />
        </>
      }
    >
      <p className="m-0">
        Wklejany tekst ma słowa dopisane i skreślone w trybie śledzenia zmian. Przyjęcie usuwa skreślone i zostawia
        dopisane, odrzucenie odwrotnie.
        {canKeep &&
          ' Zmiany pozostawione jako widoczne zobaczy każdy czytelnik: sprawdzenie treści zgłosi je jako błąd, a publikacja zapyta o powód.'}
      </p>
    </Dialog>
  );
}
