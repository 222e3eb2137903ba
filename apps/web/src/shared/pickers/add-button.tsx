import '../ui/buttons/icon-button.css';
import { iconClass } from '../ui/buttons/icon.ts';
import { Hint } from '../ui/messages/hint.tsx';

interface AddButtonProps {
  name: string;
  isSelected: boolean;
  closed: string | undefined;
  tabIndex?: number;
  onAdd: () => void;
}

/** It keeps the focus when the thing is added, so that the next one is a key away. */
export function AddButton({ name, isSelected, closed, tabIndex, onAdd }: AddButtonProps) {
  const isClosed = isSelected || closed !== undefined;
  const button = (
    <button
      type="button"
      className="icon-button flex-none"
      tabIndex={tabIndex}
      aria-label={`${isSelected ? 'Wybrano' : 'Dodaj'}: ${name}`}
      aria-disabled={isClosed || undefined}
      onClick={isClosed ? undefined : onAdd}
    >
      <i className={iconClass(isSelected ? 'check' : 'plus')} aria-hidden="true" />
    </button>
  );
  return closed === undefined || isSelected ? button : <Hint text={closed}>{button}</Hint>;
}
