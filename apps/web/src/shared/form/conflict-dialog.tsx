import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { type Difference, differences } from './merge.ts';
import type { Editor } from './use-editor.ts';

/** Somebody else was faster. Says which fields they changed and lets one choose; nothing is lost without being asked about. */
export function ConflictDialog<Values extends object>({ editor }: { editor: Editor<Values> }) {
  const { conflict } = editor;
  if (!conflict) return null;
  const changed = differences(conflict.base, conflict.mine, conflict.newest.values);
  return (
    <Dialog
      open
      role="alertdialog"
      title="Ktoś zapisał nowsze dane"
      width={720}
      onClose={editor.closeConflict}
      footer={
        <>
          <Button label="Wróć do edycji" onClick={editor.closeConflict} autoFocus />
          <Button label="Wczytaj zapisaną wersję" variant="danger" onClick={editor.takeTheirs} />
          <Button label="Zachowaj moje zmiany" variant="primary" onClick={editor.keepMine} />
        </>
      }
    >
      {changed.length === 0 ? (
        <p>W międzyczasie zmieniono dane, których nie ma w tym formularzu. Twoje zmiany można zachować w całości.</p>
      ) : (
        <>
          <p>
            Podczas Twojej edycji zmieniono poniższe pola. „Zachowaj moje zmiany” zostawia to, co zmieniasz, i przyjmuje
            pozostałe nowsze dane; zapiszesz je kolejnym „Zapisz”. „Wczytaj zapisaną wersję” odrzuca Twoje zmiany.
          </p>
          <ul className="differences">
            {changed.map((difference) => (
              <DifferenceItem key={difference.path} difference={difference} editor={editor} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function DifferenceItem<Values extends object>(props: { difference: Difference; editor: Editor<Values> }) {
  const { difference, editor } = props;
  const { path, mine, theirs, conflict } = difference;
  const myText = editor.fields.describe(path, mine);
  const theirText = editor.fields.describe(path, theirs);
  return (
    <li>
      <h3>{editor.fields.labelOf(path)}</h3>
      <dl>
        <dt>Zapisana wersja</dt>
        <dd>{theirText || '—'}</dd>
        {conflict && (
          <>
            <dt>Twoja wersja</dt>
            <dd>{myText || '—'}</dd>
          </>
        )}
      </dl>
      {conflict ? (
        <Button label="Kopiuj mój tekst" icon="copy" variant="text" onClick={() => copy(myText)} />
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
