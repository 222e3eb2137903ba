import './conflict-dialog.css';
import type { BlockChoice } from '@redakcja/domain/shared/html/merge/merge-html';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { Question } from '../../ui/dialogs/use-question.ts';
import type { FormFields } from '../state/use-form-fields.ts';
import { conflictTexts } from './conflict-texts.ts';
import { DifferenceItem } from './difference-item.tsx';
import { type Choice, type Choices, type Conflict, differences } from './merge.ts';

interface ConflictDialogProps<Values extends object> {
  question: Question<Conflict<Values>, Choice>;
  fields: FormFields;
}

/** Conflict of two changes to one record: the places that both have changed, with a choice for each; nothing is discarded without a question. */
export function ConflictDialog<Values extends object>({ question, fields }: ConflictDialogProps<Values>) {
  const { subject, answer } = question;
  const { kind, base, savedBy } = subject;
  // what is asked about stays the same while it is asked
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields on the screen do not change behind a dialog
  const changed = useMemo(() => differences(base, subject.mine, subject.theirs, fields), [subject]);
  const [choices, setChoices] = useState<Choices>(new Map());
  const text = conflictTexts[kind];
  const close = () => answer(undefined);
  const places = changed.reduce((sum, { conflicts }) => sum + conflicts, 0);
  const chosen = [...choices.values()].flat().filter((choice) => choice !== undefined).length;

  function choose(path: string, place: number, choice: BlockChoice) {
    setChoices((before) => {
      const own = [...(before.get(path) ?? [])];
      own[place] = choice;
      return new Map([...before, [path, own]]);
    });
  }

  return (
    <Dialog
      open
      role="alertdialog"
      title={text.title}
      width={960}
      onClose={close}
      footer={
        <>
          <Button label="Wróć do edycji" onClick={close} autoFocus />
          <Button label={text.takeTheirs} variant="danger" onClick={() => answer('theirs')} />
          {places > 0 && <Button label={text.keepMine} onClick={() => answer('mine')} />}
          <Button
            label={places > 0 ? 'Połącz według wyboru' : 'Połącz'}
            variant="primary"
            disabledReason={chosen < places ? `Wybierz wersję w każdym miejscu (${chosen} z ${places})` : undefined}
            onClick={() => answer(choices)}
          />
        </>
      }
    >
      {savedBy !== undefined && <p>{savedBy}</p>}
      {changed.length === 0 ? (
        <p>W międzyczasie zmieniono dane, których nie ma w tym formularzu. Twoje zmiany można zachować w całości.</p>
      ) : (
        <>
          <p>
            {kind === 'saved' && 'Zmiany w różnych miejscach zostaną połączone. Zapiszesz całość kolejnym „Zapisz”. '}
            {places > 0 && text.explanation}
          </p>
          <ul className="flex flex-column gap-3 m-0 p-0 list-none">
            {changed
              .filter(({ conflicts }) => kind === 'saved' || conflicts > 0)
              .map((difference) => (
                <DifferenceItem
                  key={difference.path}
                  difference={difference}
                  kind={kind}
                  fields={fields}
                  choices={choices.get(difference.path) ?? []}
                  onChoose={(place, choice) => choose(difference.path, place, choice)}
                />
              ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
