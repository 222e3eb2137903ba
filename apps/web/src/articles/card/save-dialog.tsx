import { waitingMessage } from '@redakcja/domain/articles/check/attachment-findings';
import { isWrittenReason, textErrorsMessage } from '@redakcja/domain/articles/check/publication-check';
import { type PublicationError, waitsForCheck } from '@redakcja/domain/articles/check/publication-error';
import { defaultChangeText } from '@redakcja/domain/articles/publication/article-status';
import { reasonProblem } from '@redakcja/domain/articles/publication/reason-problem';
import { articleInputChangeTextMax } from '@redakcja/generated/zod/articleInput';
import { useId, useState } from 'react';
import { FieldError } from '../../shared/form/frames/field-error.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { Textarea } from '../../shared/ui/inputs/textarea.tsx';

interface SaveDialogProps {
  /** The text it starts with. */
  start: string;
  /** Errors in what becomes public with the save: the reason has to be written. */
  errors: readonly PublicationError[];
  /** The text for the change log, null for none; false when it is not to be saved after all. */
  onAnswer: (changeText: string | null | false) => void;
}

/** Saving asks for confirmation and for what was changed (specification, section 4). */
export function SaveDialog({ start, errors, onAnswer }: SaveDialogProps) {
  const isWaiting = waitsForCheck(errors);
  const hasErrors = errors.length > 0 && !isWaiting;
  const [text, setText] = useState(hasErrors && start === defaultChangeText ? '' : start);
  const id = useId();
  const isMissing = hasErrors && !isWrittenReason(text);
  const problem = isWaiting ? waitingMessage : reasonProblem(text);
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
          <Button
            label="Zapisz"
            icon="save"
            variant="primary"
            disabledReason={isMissing ? 'Podaj powód publikacji' : problem}
            onClick={save}
          />
        </>
      }
    >
      {isWaiting && (
        <p className="notice" role="status">
          {waitingMessage}.
        </p>
      )}
      {hasErrors && (
        <p className="notice">Artykuł jest opublikowany: zapis od razu to ogłosi. {textErrorsMessage(errors)}.</p>
      )}
      <div className="field">
        <label htmlFor={id} className="field-label">
          {hasErrors ? 'Powód publikacji' : 'Opis zmiany'}
        </label>
        <Textarea
          id={id}
          value={text}
          onChange={setText}
          required={hasErrors}
          maxLength={articleInputChangeTextMax}
          aria-describedby={`${id}-hint ${id}-error`}
          autoFocus
          invalid={reasonProblem(text) !== undefined}
          onCtrlEnter={isMissing || problem !== undefined ? undefined : save}
        />
        <p id={`${id}-hint`} className="small muted">
          Trafi do rejestru zmian artykułu. Ctrl+Enter zapisuje.
        </p>
        <FieldError id={`${id}-error`} error={reasonProblem(text)} />
      </div>
    </Dialog>
  );
}
