import { type KeyboardEvent, useSyncExternalStore } from 'react';
import { Button } from '../buttons/button.tsx';
import { onQuestion, pendingQuestion } from './confirm.ts';
import { Dialog } from './dialog.tsx';

/** Rendered once in the shell; shows the question of confirm(). The focus is on the safe choice, and on the button of a save. */
export function ConfirmHost() {
  const pending = useSyncExternalStore(onQuestion, pendingQuestion);
  if (pending === undefined) return null;
  const { question, answer } = pending;
  const answerByKeys = (event: KeyboardEvent) => {
    if (!question.saves || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    answer(true);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={question.title}
      width={460}
      onClose={() => answer(false)}
      footer={
        <>
          <Button
            label={question.cancel ?? 'Anuluj'}
            onClick={() => answer(false)}
            autoFocus={!question.saves}
            onKeyDown={answerByKeys}
          />
          <Button
            label={question.action}
            {...(question.saves && { icon: 'save', autoFocus: true })}
            onKeyDown={answerByKeys}
            variant={question.danger ? 'danger-filled' : 'primary'}
            onClick={() => answer(true)}
          />
        </>
      }
    >
      {question.message !== undefined && <p className="m-0">{question.message}</p>}
    </Dialog>
  );
}
