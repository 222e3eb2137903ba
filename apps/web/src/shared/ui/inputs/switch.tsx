import './switch.css';
import '../prime/prime-settings.ts';
import { InputSwitch } from 'primereact/inputswitch';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  id?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  label?: ReactNode;
  disabled?: boolean;
  name?: string;
  className?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-disabled'?: boolean;
  onBlur?: () => void;
}

export function Switch({ id, checked, onChange, label, className, ...rest }: SwitchProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <span className={`switch ${className ?? ''} inline-flex align-items-center gap-2`}>
      <InputSwitch {...rest} inputId={inputId} checked={checked} onChange={(event) => onChange(event.value)} />
      {label !== undefined && <label htmlFor={inputId}>{label}</label>}
    </span>
  );
}
