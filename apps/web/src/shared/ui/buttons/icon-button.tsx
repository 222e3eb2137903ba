import './icon-button.css';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Hint } from '../messages/hint.tsx';
import { type IconName, iconClass } from './icon.ts';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  icon: IconName;
  /** What it does, for screen readers and in the tooltip. */
  label: string;
  danger?: boolean;
  /** Why it cannot be pressed now; the button stays reachable so that the reason can be read. */
  disabledReason?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon, label, danger, disabledReason, className, onClick, ref, ...rest }: IconButtonProps) {
  const blocked = disabledReason !== undefined;
  return (
    <Hint text={disabledReason ?? label} isLabel={!blocked}>
      <button
        type="button"
        {...rest}
        ref={ref}
        className={`icon-button ${danger ? 'icon-button-danger' : ''} ${className ?? ''}`}
        aria-label={label}
        aria-disabled={blocked || undefined}
        onClick={blocked ? (event) => event.preventDefault() : onClick}
      >
        <i className={iconClass(icon)} aria-hidden="true" />
      </button>
    </Hint>
  );
}
