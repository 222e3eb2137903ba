import './article-change-log.css';
import { formatDateTime } from '@redakcja/domain/shared/dates';
import type { ChangeLogEntry } from '@redakcja/generated/model/changeLogEntry';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';

/** Entries shown before „Pokaż wszystkie”. */
const first = 10;

/** Who changed what, when and why; the newest first. */
export function ArticleChangeLog({ entries }: { entries: readonly ChangeLogEntry[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, first);
  return (
    <Card title="Rejestr zmian" aside={entries.length}>
      {entries.length === 0 && <p className="m-0 muted">brak danych</p>}
      <ol className="change-log ruled m-0 p-0 list-none">
        {shown.map((entry) => (
          <li key={entry.id}>
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
          </li>
        ))}
      </ol>
      {!isWhole && entries.length > first && (
        <Button label={`Pokaż wszystkie (${entries.length})`} variant="text" onClick={() => setWhole(true)} />
      )}
    </Card>
  );
}
