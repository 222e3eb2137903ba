import './conflict-dialog.css';
import type { BlockChoice } from '@redakcja/domain/shared/html/merge/merge-html';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/messages/toast-store.ts';
import type { FormFields } from '../state/use-form-fields.ts';
import { BlockSides, TakenBlocks } from './block-sides.tsx';
import { conflictTexts } from './conflict-texts.ts';
import type { Difference } from './merge.ts';
import { VersionChoice } from './version-choice.tsx';

interface DifferenceItemProps {
  difference: Difference;
  kind: keyof typeof conflictTexts;
  fields: FormFields;
  /** By the number of the place. */
  choices: readonly (BlockChoice | undefined)[];
  onChoose: (place: number, choice: BlockChoice) => void;
}

export function DifferenceItem({ difference, kind, fields, choices, onChoose }: DifferenceItemProps) {
  const { path, mine, theirs, merge, conflicts } = difference;
  const label = fields.labelOf(path);
  const text = conflictTexts[kind];
  const [myText, theirText] = [fields.describe(path, mine), fields.describe(path, theirs)];
  const choice = (place: number, joint: string | null, name: string) => (
    <VersionChoice
      kind={kind}
      name={name}
      canBeBoth={joint !== null}
      value={choices[place]}
      onChange={(value) => onChoose(place, value)}
    />
  );
  return (
    <li className="difference-item">
      <h3>{label}</h3>
      {merge ? (
        <>
          {merge.taken.length > 0 && <TakenBlocks taken={merge.taken} label={label} isOpen={conflicts === 0} />}
          {merge.conflicts.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but its number, and never moves
            <div key={place} className="mt-3">
              <BlockSides block={block} kind={kind} label={`${label}, miejsce ${place + 1} z ${conflicts}`} />
              {choice(place, block.joint, `${label}, miejsce ${place + 1} z ${conflicts}`)}
            </div>
          ))}
        </>
      ) : (
        <dl className="difference-sides mt-2 mb-0">
          <dt className="muted">{text.theirs}</dt>
          <dd className="m-0 overflow-auto pre-line">{theirText || '—'}</dd>
          {conflicts > 0 && (
            <>
              <dt className="muted">{text.mine}</dt>
              <dd className="m-0 overflow-auto pre-line">{myText || '—'}</dd>
            </>
          )}
        </dl>
      )}
      {!merge && conflicts > 0 && choice(0, null, label)}
      {conflicts > 0 && <Button label={text.copy} icon="copy" variant="text" onClick={() => copy(myText)} />}
      {!merge && conflicts === 0 && (
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
