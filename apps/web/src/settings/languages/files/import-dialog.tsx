import {
  type LanguageCardValues,
  menuId,
  standardId,
  withChange,
} from '@redakcja/domain/settings/languages/language-card';
import type {
  PlannedTranslation,
  TranslationPlan,
} from '@redakcja/domain/settings/translation-files/plan-translations';
import type { CurrentRows } from '@redakcja/domain/settings/translation-files/translation-rows';
import { useState } from 'react';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { DropZone } from '../../../shared/upload/drop-zone.tsx';

type Changes = Pick<LanguageCardValues, 'standardElementsChanged' | 'menuElementsChanged'>;

interface ImportDialogProps {
  open: boolean;
  isoCode: string;
  /** Unsaved changes of the card. */
  changes: () => Changes;
  read: () => Promise<CurrentRows>;
  onTake: (changes: Changes) => void;
  onClose: () => void;
}

interface Checked {
  name: string;
  plan?: TranslationPlan;
  error?: string;
}

/** Shows the changes of a file before they are applied. */
export function ImportDialog({ open, isoCode, changes, read, onTake, onClose }: ImportDialogProps) {
  const [checked, setChecked] = useState<Checked>();
  const [busy, setBusy] = useState(false);

  async function check([file]: File[]) {
    if (!file) return;
    setBusy(true);
    setChecked({ name: file.name, ...(await planOf(file, isoCode, read)) });
    setBusy(false);
  }

  function close() {
    setChecked(undefined);
    onClose();
  }

  function take({ rows }: TranslationPlan) {
    let { standardElementsChanged, menuElementsChanged } = changes();
    for (const { standard, menu } of rows) {
      if (standard) standardElementsChanged = withChange(standardElementsChanged, standard, standardId);
      if (menu) menuElementsChanged = withChange(menuElementsChanged, menu, menuId);
    }
    setChecked(undefined);
    onTake({ standardElementsChanged, menuElementsChanged });
  }

  const plan = checked?.plan;
  const count = countIn(plan, 'change');
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Import tłumaczeń"
      width={640}
      footer={
        <>
          <Button label="Anuluj" onClick={close} />
          <Button
            label={plan ? `Wstaw do formularza: ${count}` : 'Wstaw do formularza'}
            variant="primary"
            disabledReason={
              plan === undefined ? 'Najpierw wybierz plik' : count === 0 ? 'Plik niczego nie zmienia' : undefined
            }
            onClick={() => plan && take(plan)}
          />
        </>
      }
    >
      <DropZone
        onFiles={(files) => void check(files)}
        accept=".csv,.xlf,.xliff"
        isMultiple={false}
        hint="CSV albo XLIFF 2 z eksportu"
      />
      <div role="status" className="mt-3">
        {busy && 'Sprawdzanie pliku…'}
        {!busy && checked?.error !== undefined && (
          <p className="field-error m-0">
            <i className="pi pi-exclamation-circle mr-2" aria-hidden="true" />
            {`${checked.name}: ${checked.error}. Niczego nie zmieniono.`}
          </p>
        )}
        {!busy && plan && <PlanSummary name={checked.name} plan={plan} />}
      </div>
    </Dialog>
  );
}

async function planOf(file: File, isoCode: string, read: () => Promise<CurrentRows>): Promise<Omit<Checked, 'name'>> {
  const { readTranslations } = await import('@redakcja/domain/settings/translation-files/read-translations');
  const { planTranslations } = await import('@redakcja/domain/settings/translation-files/plan-translations');
  const { TranslationFileError, maxFileBytes } = await import(
    '@redakcja/domain/settings/translation-files/translation-rows'
  );
  try {
    // too large files are not read
    const bytes = new Uint8Array(await file.slice(0, maxFileBytes + 1).arrayBuffer());
    const content = await readTranslations(bytes);
    return { plan: planTranslations(content, isoCode, await read()) };
  } catch (error) {
    const isKnown = error instanceof TranslationFileError;
    return { error: isKnown ? error.message : 'Nie udało się sprawdzić pliku' };
  }
}

function countIn(plan: TranslationPlan | undefined, outcome: PlannedTranslation['outcome']): number {
  return plan?.rows.filter((row) => row.outcome === outcome).length ?? 0;
}

const maxNamed = 50;

function PlanSummary({ name, plan }: { name: string; plan: TranslationPlan }) {
  const problems = plan.rows.filter(({ outcome }) => outcome === 'invalid' || outcome === 'foreign');
  return (
    <>
      <dl className="facts flex flex-wrap column-gap-4">
        <Fact label="Plik" value={name} />
        <Fact label="Zmiany" value={countIn(plan, 'change')} />
        <Fact label="Bez zmian" value={countIn(plan, 'same')} />
        <Fact label="Puste" value={countIn(plan, 'empty')} />
        <Fact label="Nieznane" value={countIn(plan, 'foreign')} />
        <Fact label="Błędne" value={countIn(plan, 'invalid')} />
        <Fact label="Nie ma w pliku" value={plan.absent} />
      </dl>
      {problems.length > 0 && (
        <>
          <p className="mt-3 mb-1">Te wiersze zostaną pominięte:</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be focusable with the keyboard */}
          <ul className="import-problems m-0 pl-4 overflow-y-auto small" tabIndex={0}>
            {problems.slice(0, maxNamed).map((row) => (
              <li key={`${row.line} ${row.key}`}>{`wiersz ${row.line}, ${row.name}: ${row.errors.join('. ')}`}</li>
            ))}
            {problems.length > maxNamed && <li>{`i jeszcze ${problems.length - maxNamed}`}</li>}
          </ul>
        </>
      )}
    </>
  );
}

function Fact({ label, value }: { label: string; value: string | number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  );
}
