import './field-frame.css';
import type { ReactElement, ReactNode } from 'react';
import { Hint } from '../ui/hint.tsx';
import type { FieldProps } from './use-field.ts';

interface FieldFrameProps extends FieldProps {
  id: string;
  error: string | undefined;
  /** How many characters there are and may be. */
  counter?: { length: number; max: number | undefined };
  /** Label of something that is no single input (a group, an editor): then it names it by id instead of `for`. */
  labelsGroup?: boolean;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** Label above, the control, and below it the error in words with an icon, or the hint, and the counter. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, required, error, hint, counter, disabledReason, labelsGroup = false, children } = props;
  const star = required && (
    <span className="required" aria-hidden="true">
      {' '}
      *
    </span>
  );
  return (
    <div className="field">
      {labelsGroup ? (
        <span id={`${id}-label`} className="field-label">
          {label}
          {star}
          {disabledReason !== undefined && <i className="pi pi-lock" aria-hidden="true" />}
        </span>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className="field-label">
          {label}
          {star}
          {disabledReason !== undefined && <i className="pi pi-lock" aria-hidden="true" />}
        </label>
      )}
      {disabledReason === undefined ? children : <Hint text={disabledReason}>{children}</Hint>}
      {/* no counter on a locked field */}
      <Below id={id} error={error} hint={hint} counter={disabledReason === undefined ? counter : undefined} />
    </div>
  );
}

interface BelowProps {
  id: string;
  error?: string;
  hint?: string;
  counter?: FieldFrameProps['counter'];
}

function Below({ id, error, hint, counter }: BelowProps) {
  const note: ReactNode =
    error !== undefined ? (
      <span className="field-error">
        <i className="pi pi-exclamation-circle" aria-hidden="true" />
        {error}
      </span>
    ) : (
      hint !== undefined && <span className="muted">{hint}</span>
    );
  const isEmpty = error === undefined && hint === undefined && counter?.max === undefined;
  return (
    <div className={isEmpty ? 'hidden' : 'field-below flex justify-content-between gap-3 small'}>
      <span id={`${id}-more`} aria-live="polite">
        {note}
      </span>
      {counter?.max !== undefined && (
        <span className={`ml-auto tabular ${counter.length > counter.max ? 'field-counter-over' : 'muted'}`}>
          <span className="visually-hidden">Liczba znaków: </span>
          {counter.length} / {counter.max}
        </span>
      )}
    </div>
  );
}
