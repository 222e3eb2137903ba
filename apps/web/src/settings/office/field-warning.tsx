import './field-warning.css';

/** Something that is worth a second look and keeps nobody from saving. */
export function FieldWarning({ text }: { text: string | null }) {
  return (
    <p className="field-warning small m-0" role="status">
      {text !== null && (
        <>
          <i className="pi pi-exclamation-triangle" aria-hidden="true" /> {text}
        </>
      )}
    </p>
  );
}
