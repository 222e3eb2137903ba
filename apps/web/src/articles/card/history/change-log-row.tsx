import './article-change-log.css';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { ChangeLogEntry } from '@redakcja/generated/model/changeLogEntry';

export function ChangeLogRow({ entry }: { entry: ChangeLogEntry }) {
  return (
    <div className="flex-1 min-w-0">
      <p className="flex flex-wrap justify-content-between column-gap-3 m-0">
        <strong className="font-medium">{entry.description}</strong>
        <span className="small muted">
          <time dateTime={entry.createdDate}>{formatDateTime(entry.createdDate)}</time>, {entry.createdBy}
        </span>
      </p>
      {entry.changeText !== null && <p className="mt-1 mb-0 small muted">Powód: {entry.changeText}</p>}
      {entry.details.length > 0 && (
        <ul className="mt-1 mb-0 pl-3 small muted">
          {entry.details.map((detail) => (
            <li key={detail.description}>{detail.description}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
