/** What the server refused and no field of the form is about; it gets the focus when no field does. */
export function Refusals({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div className="form-refusals notice notice-danger" role="alert" tabIndex={-1} data-refusals>
      {sentences.map((sentence) => (
        <p key={sentence} className="m-0">
          {sentence}
        </p>
      ))}
    </div>
  );
}
