import type { ReactNode } from 'react';

/** Length and limit of a text. */
export interface Counter {
  length: number;
  max: number | undefined;
}

interface FieldNotesProps {
  id: string;
  error?: string;
  hint?: string;
  counter?: Counter | undefined;
}

/** Share of the limit from which the counter is shown. */
const nearLimit = 0.8;

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
  const limit = counter?.max !== undefined && counter.length >= nearLimit * counter.max ? counter.max : undefined;
  const isEmpty = error === undefined && hint === undefined && limit === undefined;
  return (
    <div className={isEmpty ? 'hidden' : 'field-below flex justify-content-between gap-3 small'}>
      <span id={`${id}-more`} aria-live="polite">
        {note}
      </span>
      {counter && limit !== undefined && (
        <span className={`ml-auto tabular ${counter.length > limit ? 'danger' : 'muted'}`}>
          <span className="visually-hidden">Liczba znaków: </span>
          {counter.length} / {limit}
        </span>
      )}
    </div>
  );
}
