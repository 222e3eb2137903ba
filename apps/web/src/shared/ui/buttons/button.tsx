import './button.css';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Hint } from '../messages/hint.tsx';
import { type IconName, iconClass } from './icon.ts';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  label: string;
  icon?: IconName;
  /** One primary button per screen; the dangerous ones destroy something. */
  variant?: 'primary' | 'secondary' | 'text' | 'danger' | 'danger-filled' | 'danger-text';
  /** Something is under way: the button keeps its focus and ignores presses. */
  busy?: boolean;
  /**
   * Why it is disabled. Such a button stays focusable, so that the reason can be read. Where the reason is temporary, pass `undefined` in between:
   * the button then keeps its focus.
   */
  disabledReason?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** Classes of PrimeReact's theme. Its component is not used: with it the first list would need a fifth more code. */
const looks = {
  primary: '',
  secondary: 'p-button-outlined',
  text: 'p-button-text',
  danger: 'p-button-outlined p-button-danger',
  'danger-filled': 'p-button-danger',
  'danger-text': 'p-button-text p-button-danger',
} as const;

export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    label,
    icon,
    busy,
    disabledReason,
    disabled,
    onClick,
    type = 'button',
    className,
    ...rest
  } = props;
  const blocked = busy || disabledReason !== undefined;
  const shownIcon = busy ? 'pi pi-spin pi-spinner' : icon && iconClass(icon);
  const button = (
    <button
      aria-label={label}
      {...rest}
      className={`p-button p-component ${looks[variant]} button-${variant} ${className ?? ''}`}
      type={blocked ? 'button' : type}
      disabled={disabled && disabledReason === undefined}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      // see text-input.tsx
      data-pc-autofocus={rest.autoFocus || undefined}
      onClick={blocked ? (event) => event.preventDefault() : onClick}
    >
      {shownIcon && <span className={`p-button-icon p-button-icon-left ${shownIcon}`} aria-hidden="true" />}
      <span className="p-button-label">{label}</span>
    </button>
  );
  return 'disabledReason' in props ? <Hint text={disabledReason}>{button}</Hint> : button;
}
