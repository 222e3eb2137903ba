import './button.css';
import { Button as PrimeButton } from 'primereact/button';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Hint } from './hint.tsx';
import { type IconName, iconClass } from './icon.ts';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  label: string;
  icon?: IconName;
  iconPosition?: 'left' | 'right';
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

const looks = {
  primary: {},
  secondary: { outlined: true },
  text: { text: true },
  danger: { outlined: true, severity: 'danger' },
  'danger-filled': { severity: 'danger' },
  'danger-text': { text: true, severity: 'danger' },
} as const;

export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    icon,
    busy,
    disabledReason,
    disabled,
    onClick,
    type = 'button',
    className,
    ref,
    ...rest
  } = props;
  const blocked = busy || disabledReason !== undefined;
  const button = (
    <PrimeButton
      {...rest}
      {...looks[variant]}
      // PrimeReact's forwarded type is its component class, the element behind it is a plain button
      ref={ref as Ref<never>}
      className={`button-${variant} ${className ?? ''}`}
      type={blocked ? 'button' : type}
      icon={busy ? 'pi pi-spin pi-spinner' : icon && iconClass(icon)}
      disabled={disabled && disabledReason === undefined}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      // see text-input.tsx
      data-pc-autofocus={rest.autoFocus || undefined}
      onClick={blocked ? (event) => event.preventDefault() : onClick}
    />
  );
  return 'disabledReason' in props ? <Hint text={disabledReason}>{button}</Hint> : button;
}
