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
      {entries.length === 0 && <p className="card-empty">brak danych</p>}
      <ol className="change-log">
        {shown.map((entry) => (
          <li key={entry.id}>
            <p className="change-log-head">
              <strong>{entry.description}</strong>
              <span>
                <time dateTime={entry.createdDate}>{formatDateTime(entry.createdDate)}</time>, {entry.createdBy}
              </span>
            </p>
            {entry.changeText !== null && <p>Powód: {entry.changeText}</p>}
            {entry.details.length > 0 && (
              <ul>
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
