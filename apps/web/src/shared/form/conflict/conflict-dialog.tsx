import './conflict-dialog.css';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { Question } from '../../ui/dialogs/use-question.ts';
import type { FormFields } from '../state/use-form-fields.ts';
import { conflictTexts } from './conflict-texts.ts';
import { DifferenceItem } from './difference-item.tsx';
import { type Choice, type Conflict, differences } from './merge.ts';

interface ConflictDialogProps<Values extends object> {
  question: Question<Conflict<Values>, Choice>;
  fields: FormFields;
}

/** Conflict of two changes to one record: lists the fields that differ and lets the user choose; nothing is discarded without a question. */
export function ConflictDialog<Values extends object>({ question, fields }: ConflictDialogProps<Values>) {
  const { kind, base, mine, theirs, savedBy } = question.subject;
  const changed = differences(base, mine, theirs, fields.isGroup);
  const text = conflictTexts[kind];
  const close = () => question.answer(undefined);
  return (
    <Dialog
      open
      role="alertdialog"
      title={text.title}
      width={720}
      onClose={close}
      footer={
        <>
          <Button label="Wróć do edycji" onClick={close} autoFocus />
          <Button label={text.takeTheirs} variant="danger" onClick={() => question.answer('theirs')} />
          <Button label={text.keepMine} variant="primary" onClick={() => question.answer('mine')} />
        </>
      }
    >
      {savedBy !== undefined && <p>{savedBy}</p>}
      {changed.length === 0 ? (
        <p>W międzyczasie zmieniono dane, których nie ma w tym formularzu. Twoje zmiany można zachować w całości.</p>
      ) : (
        <>
          <p>{text.explanation}</p>
          <ul className="flex flex-column gap-3 m-0 p-0 list-none">
            {changed
              .filter(({ conflict }) => kind === 'saved' || conflict)
              .map((difference) => (
                <DifferenceItem key={difference.path} difference={difference} kind={kind} fields={fields} />
              ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
