import { articleStatusInputChangeTextMax } from '@redakcja/generated/zod/articleStatusInput';
import { useId } from 'react';
import { Textarea } from '../../shared/ui/inputs/textarea.tsx';

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  required?: boolean;
  hint?: string;
}

/** Why an article is published; it goes into the change log. */
export function ReasonField({ value, onChange, required = false, hint }: ReasonFieldProps) {
  const id = useId();
  return (
    <div className="field mt-3">
      <label htmlFor={id} className="field-label">
        Powód zmiany
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
        maxLength={articleStatusInputChangeTextMax}
        aria-describedby={hint && `${id}-hint`}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="small muted">
          {hint}
        </p>
      )}
    </div>
  );
}
