import { reasonProblem } from '@redakcja/domain/articles/publication/reason-problem';
import { articleStatusInputChangeTextMax } from '@redakcja/generated/zod/articleStatusInput';
import { useId } from 'react';
import { FieldError } from '../../shared/form/frames/field-error.tsx';
import { Textarea } from '../../shared/ui/inputs/textarea.tsx';

interface ReasonFieldProps {
  label?: string;
  maxLength?: number;
  value: string;
  onChange: (reason: string) => void;
  required?: boolean;
  /** The article it is about, where the screen asks about several. */
  of?: string;
  hint?: string;
  error?: string | undefined;
  autoFocus?: boolean;
  onCtrlEnter?: (() => void) | undefined;
}

/** Why the status of an article changes; it goes into the change log. */
export function ReasonField({
  label = 'Powód zmiany',
  maxLength = articleStatusInputChangeTextMax,
  value,
  onChange,
  required = false,
  of,
  hint,
  error: refusal,
  ...input
}: ReasonFieldProps) {
  const id = useId();
  const error = reasonProblem(value) ?? refusal;
  return (
    <div className={of === undefined ? 'field mt-3' : 'field mt-1'}>
      <label htmlFor={id} className="field-label">
        {label}
        {of !== undefined && <span className="visually-hidden"> – {of}</span>}
        {required && (
          <span className="required" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      <Textarea
        id={id}
        value={value}
        onChange={onChange}
        required={required}
        maxLength={maxLength}
        aria-describedby={hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`}
        invalid={error !== undefined}
        {...input}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="small muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
