import './checkbox.css';
import '../prime/prime-settings.ts';
import { Checkbox as PrimeCheckbox } from 'primereact/checkbox';
import { type ReactNode, useId } from 'react';

interface CheckboxProps {
  id?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Visible text beside it; without one give an aria-label. */
  label?: ReactNode;
  disabled?: boolean;
  invalid?: boolean;
  name?: string;
  className?: string;
  tabIndex?: number;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-disabled'?: boolean;
  onBlur?: () => void;
}

export function Checkbox({ id, checked, onChange, label, className, ...rest }: CheckboxProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <span className={`checkbox ${className ?? ''} inline-flex align-items-center gap-2`}>
      <PrimeCheckbox
        {...rest}
        inputId={inputId}
        checked={checked}
        onChange={(event) => onChange(event.checked ?? false)}
      />
      {label !== undefined && <label htmlFor={inputId}>{label}</label>}
    </span>
  );
}
