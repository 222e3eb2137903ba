import './conflict-dialog.css';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/messages/toast-store.ts';
import type { FormFields } from '../state/use-form-fields.ts';
import { conflictTexts } from './conflict-texts.ts';
import type { Difference } from './merge.ts';

interface DifferenceItemProps {
  difference: Difference;
  kind: keyof typeof conflictTexts;
  fields: FormFields;
}

export function DifferenceItem({ difference, kind, fields }: DifferenceItemProps) {
  const { path, mine, theirs, conflict } = difference;
  const myText = fields.describe(path, mine);
  const theirText = fields.describe(path, theirs);
  return (
    <li className="difference-item">
      <h3>{fields.labelOf(path)}</h3>
      <dl className="difference-sides mt-2 mb-0">
        <dt className="muted">{conflictTexts[kind].theirs}</dt>
        <dd className="m-0 overflow-auto pre-line">{theirText || '—'}</dd>
        {conflict && (
          <>
            <dt className="muted">{conflictTexts[kind].mine}</dt>
            <dd className="m-0 overflow-auto pre-line">{myText || '—'}</dd>
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
