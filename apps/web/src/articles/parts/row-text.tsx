/** Name of an attachment, a link or multimedia, and under it the rest there is to know of it. */
export function RowText({ name, details }: { name: string; details: readonly (string | undefined)[] }) {
  return (
    <div className="row-text">
      <span>{name}</span>
      <span className="row-detail">{details.filter(Boolean).join(' · ')}</span>
    </div>
  );
}
