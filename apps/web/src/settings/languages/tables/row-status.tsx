import { TranslationState } from '@redakcja/generated/model/translationState';
import { Hint } from '../../../shared/ui/messages/hint.tsx';

interface RowStatusProps {
  /** Name of the row. */
  name: string;
  errors: readonly string[];
  state: TranslationState;
  /** Focuses the first invalid field. */
  onFix: () => void;
  /** Confirms a translation although the Polish text has changed. */
  onConfirm: () => void;
}

/** Red with the errors, amber with a button to confirm, or a green check. */
export function RowStatus({ name, errors, state, onFix, onConfirm }: RowStatusProps) {
  if (errors.length > 0) {
    return (
      <Hint text={errors.join('. ')}>
        <button type="button" className="row-status danger" aria-label={`Popraw: ${name}`} onClick={onFix}>
          <i className="pi pi-exclamation-circle" aria-hidden="true" />
        </button>
      </Hint>
    );
  }
  if (state === TranslationState.Outdated) {
    return (
      <Hint text="Tekst polski zmienił się od czasu tłumaczenia. Popraw tłumaczenie albo potwierdź, że jest aktualne">
        <button
          type="button"
          className="row-status amber"
          aria-label={`Potwierdź tłumaczenie: ${name}`}
          onClick={onConfirm}
        >
          <i className="pi pi-history" aria-hidden="true" />
        </button>
      </Hint>
    );
  }
  return <i className="pi pi-check-circle row-status success" role="img" aria-label="Poprawne" />;
}

/** Looks of a group: something is missing, something is outdated, or all is well. */
const groupLooks = {
  wrong: { tone: 'danger font-normal', icon: 'pi-exclamation-circle', name: 'Grupa zawiera błędy' },
  outdated: { tone: 'amber font-normal', icon: 'pi-history', name: 'Grupa zawiera nieaktualne tłumaczenia' },
  right: { tone: 'success', icon: 'pi-check-circle', name: 'Grupa jest poprawna' },
} as const;

/** Red, amber or green in the header of a group. */
export function GroupStatus({ missing, outdated }: { missing: number; outdated: number }) {
  const parts = [
    ...(missing > 0 ? [`nieprzetłumaczone: ${missing}`] : []),
    ...(outdated > 0 ? [`nieaktualne: ${outdated}`] : []),
  ];
  const { tone, icon, name } = groupLooks[missing > 0 ? 'wrong' : outdated > 0 ? 'outdated' : 'right'];
  return (
    <span className={tone}>
      <i className={`pi ${icon} mr-2`} role="img" aria-label={name} />
      {parts.join(', ')}
    </span>
  );
}
