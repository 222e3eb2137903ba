import { useEffect, useRef } from 'react';
import { Hint } from '../../ui/messages/hint.tsx';

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  mixed?: boolean;
  disabledReason?: string | undefined;
  /** Pressed while it is locked. */
  onClosed?: (() => void) | undefined;
  onChange: (checked: boolean) => void;
}

/** A native checkbox. A locked one stays focusable, so that its reason can be read. */
export function RowCheckbox({ label, checked, mixed = false, disabledReason, onClosed, onChange }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // There is no attribute for the third state.
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  const locked = disabledReason !== undefined;
  const input = (
    <input
      ref={box}
      type="checkbox"
      className="row-checkbox block m-0"
      aria-label={label}
      aria-disabled={locked || undefined}
      checked={checked}
      onClick={(event) => {
        if (!locked) return;
        event.preventDefault();
        onClosed?.();
      }}
      onChange={(event) => !locked && onChange(event.target.checked)}
    />
  );
  const hint = onClosed ? `${disabledReason}. Naciśnij, aby zobaczyć, co pomoże` : disabledReason;
  return locked ? <Hint text={hint}>{input}</Hint> : input;
}
