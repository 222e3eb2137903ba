import './conflict-dialog.css';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import type { Question } from '../ui/use-question.ts';
import { type Choice, type Conflict, type Difference, differences } from './merge.ts';
import type { FormFields } from './use-form-fields.ts';

const texts = {
  saved: {
    title: 'Ktoś zapisał nowsze dane',
    explanation:
      'Podczas Twojej edycji zmieniono poniższe pola. „Zachowaj moje zmiany” zostawia to, co zmieniasz, i przyjmuje pozostałe nowsze dane; zapiszesz je kolejnym „Zapisz”. „Wczytaj zapisaną wersję” odrzuca Twoje zmiany.',
    theirs: 'Zapisana wersja',
    mine: 'Twoja wersja',
    takeTheirs: 'Wczytaj zapisaną wersję',
    keepMine: 'Zachowaj moje zmiany',
  },
  draft: {
    title: 'Przywracane zmiany różnią się od formularza',
    explanation:
      'W poniższych polach formularz ma co innego niż przywracane zmiany. „Przywróć zmiany” wpisuje do nich to, co przywracasz. „Zostaw formularz” odrzuca przywracane zmiany.',
    theirs: 'W formularzu',
    mine: 'Przywracane',
    takeTheirs: 'Zostaw formularz',
    keepMine: 'Przywróć zmiany',
  },
} as const;

interface ConflictDialogProps<Values extends object> {
  question: Question<Conflict<Values>, Choice>;
  fields: FormFields;
}

/** Conflict of two changes to one record: lists the fields that differ and lets the user choose; nothing is discarded without a question. */
export function ConflictDialog<Values extends object>({ question, fields }: ConflictDialogProps<Values>) {
  const { kind, base, mine, theirs, savedBy } = question.asked;
  const changed = differences(base, mine, theirs);
  const text = texts[kind];
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

interface DifferenceItemProps {
  difference: Difference;
  kind: keyof typeof texts;
  fields: FormFields;
}

function DifferenceItem({ difference, kind, fields }: DifferenceItemProps) {
  const { path, mine, theirs, conflict } = difference;
  const myText = fields.describe(path, mine);
  const theirText = fields.describe(path, theirs);
  return (
    <li className="difference-item">
      <h3>{fields.labelOf(path)}</h3>
      <dl className="difference-sides mt-2 mb-0">
        <dt>{texts[kind].theirs}</dt>
        <dd className="m-0 overflow-auto">{theirText || '—'}</dd>
        {conflict && (
          <>
            <dt>{texts[kind].mine}</dt>
            <dd className="m-0 overflow-auto">{myText || '—'}</dd>
          </>
        )}
      </dl>
      {conflict ? (
        <Button
          label={kind === 'saved' ? 'Kopiuj mój tekst' : 'Kopiuj przywracany tekst'}
          icon="copy"
          variant="text"
          onClick={() => copy(myText)}
        />
      ) : (
        <p className="mt-2 mb-0 small muted">Tego pola nie zmieniasz: zostanie przyjęta zapisana wersja.</p>
      )}
    </li>
  );
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Skopiowano tekst');
  } catch {
    toast.error('Przeglądarka nie pozwala kopiować. Zaznacz tekst i skopiuj go ręcznie');
  }
}
