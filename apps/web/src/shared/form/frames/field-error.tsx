import './field-frame.css';

interface FieldErrorProps {
  /** Referenced by `aria-describedby` of the invalid control. */
  id: string;
  error: string | undefined;
}

/** The error of a field that has no frame, such as a list in a card. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <p id={id} className={`field-error m-0 ${error === undefined ? '' : 'mt-2'}`} aria-live="polite">
      {error !== undefined && (
        <>
          <i className="pi pi-exclamation-circle" aria-hidden="true" />
          {error}
        </>
      )}
    </p>
  );
}
