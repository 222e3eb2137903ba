import './field-warning.css';

/** A warning that does not prevent saving. */
export function FieldWarning({ text }: { text: string | null }) {
  return (
    <p className="field-warning amber small m-0" role="status">
      {text !== null && (
        <>
          <i className="pi pi-exclamation-triangle" aria-hidden="true" /> {text}
        </>
      )}
    </p>
  );
}
