import type { ReactNode } from 'react';
import type { FieldFrameProps } from './field-frame.tsx';

interface FieldNotesProps {
  id: string;
  error?: string;
  hint?: string;
  counter?: FieldFrameProps['counter'];
}

export function FieldNotes({ id, error, hint, counter }: FieldNotesProps) {
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
