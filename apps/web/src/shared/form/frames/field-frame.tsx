import './field-frame.css';
import type { ReactElement } from 'react';
import { Hint } from '../../ui/messages/hint.tsx';
import type { FieldProps } from '../state/use-field.ts';
import { type Counter, FieldNotes } from './field-notes.tsx';

export interface FieldFrameProps extends FieldProps {
  id: string;
  error: string | undefined;
  counter?: Counter;
  /** Label of a group or an editor, which is labelled by id instead of `for`. */
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
      <FieldNotes id={id} error={error} hint={hint} counter={disabledReason === undefined ? counter : undefined} />
    </div>
  );
}
