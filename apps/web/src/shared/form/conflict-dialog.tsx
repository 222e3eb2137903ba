import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { type Difference, differences } from './merge.ts';
import type { Editor } from './use-editor.ts';

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

/** Two sides changed the same record. Says which fields differ and lets one choose; nothing is lost without being asked about. */
export function ConflictDialog<Values extends object>({ editor }: { editor: Editor<Values> }) {
  const { conflict } = editor;
  if (!conflict) return null;
  const changed = differences(conflict.base, conflict.mine, conflict.theirs);
  const text = texts[conflict.kind];
  return (
    <Dialog
      open
      role="alertdialog"
      title={text.title}
      width={720}
      onClose={editor.closeConflict}
      footer={
        <>
          <Button label="Wróć do edycji" onClick={editor.closeConflict} autoFocus />
          <Button label={text.takeTheirs} variant="danger" onClick={editor.takeTheirs} />
          <Button label={text.keepMine} variant="primary" onClick={editor.keepMine} />
        </>
      }
    >
      {conflict.kind === 'saved' && conflict.newest.savedBy !== undefined && <p>{conflict.newest.savedBy}</p>}
      {changed.length === 0 ? (
        <p>W międzyczasie zmieniono dane, których nie ma w tym formularzu. Twoje zmiany można zachować w całości.</p>
      ) : (
        <>
          <p>{text.explanation}</p>
          <ul className="differences">
            {changed
              .filter((difference) => conflict.kind === 'saved' || difference.conflict)
              .map((difference) => (
                <DifferenceItem key={difference.path} difference={difference} kind={conflict.kind} editor={editor} />
              ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function DifferenceItem<Values extends object>(props: {
  difference: Difference;
  kind: keyof typeof texts;
  editor: Editor<Values>;
}) {
  const { difference, kind, editor } = props;
  const { path, mine, theirs, conflict } = difference;
  const myText = editor.fields.describe(path, mine);
  const theirText = editor.fields.describe(path, theirs);
  return (
    <li>
      <h3>{editor.fields.labelOf(path)}</h3>
      <dl>
        <dt>{texts[kind].theirs}</dt>
        <dd>{theirText || '—'}</dd>
        {conflict && (
          <>
            <dt>{texts[kind].mine}</dt>
            <dd>{myText || '—'}</dd>
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
        <p className="difference-note">Tego pola nie zmieniasz: zostanie przyjęta zapisana wersja.</p>
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
