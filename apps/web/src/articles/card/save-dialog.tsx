import { articleInputChangeTextMax } from '@redakcja/generated/zod/articleInput';
import { useId, useState } from 'react';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { Textarea } from '../../shared/ui/inputs/textarea.tsx';

interface SaveDialogProps {
  /** The text it starts with. */
  start: string;
  /** The text for the change log, null for none; false when it is not to be saved after all. */
  onAnswer: (changeText: string | null | false) => void;
}

/** Saving asks for confirmation and for what was changed (specification, section 4). */
export function SaveDialog({ start, onAnswer }: SaveDialogProps) {
  const [text, setText] = useState(start);
  const id = useId();
  const save = () => onAnswer(text.trim() || null);
  return (
    <Dialog
      open
      role="alertdialog"
      title="Czy zapisać zmiany w artykule?"
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button label="Anuluj" onClick={() => onAnswer(false)} />
          <Button label="Zapisz" icon="save" variant="primary" onClick={save} />
        </>
      }
    >
      <div className="field">
        <label htmlFor={id} className="field-label">
          Opis zmiany
        </label>
        <Textarea
          id={id}
          value={text}
          onChange={setText}
          maxLength={articleInputChangeTextMax}
          aria-describedby={`${id}-hint`}
          autoFocus
          onCtrlEnter={save}
        />
        <p id={`${id}-hint`} className="small muted">
          Trafi do rejestru zmian artykułu. Ctrl+Enter zapisuje.
        </p>
      </div>
    </Dialog>
  );
}
