import './article-change-log.css';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { ChangeLogEntry } from '@redakcja/generated/model/changeLogEntry';
import { useState } from 'react';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Select } from '../../../shared/ui/inputs/select.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';

/** Entries shown before „Pokaż wszystkie”. */
const first = 10;

/** Who changed what in which version, when and why; the newest first. */
export function ArticleChangeLog({ entries: all }: { entries: readonly ChangeLogEntry[] }) {
  const [isWhole, setWhole] = useState(false);
  const [version, setVersion] = useState<number | null>(null);
  const versions = [...new Set(all.map((entry) => entry.version))].sort((a, b) => b - a);
  const entries = version === null ? all : all.filter((entry) => entry.version === version);
  const shown = isWhole ? entries : entries.slice(0, first);
  const filter = versions.length > 1 && (
    <Select
      aria-label="Wersja w rejestrze zmian"
      value={version}
      onChange={setVersion}
      options={versions.map((value) => ({ value, label: `Wersja ${value}` }))}
      emptyLabel="Wszystkie wersje"
    />
  );
  return (
    <Card title="Rejestr zmian" aside={entries.length} actions={filter || undefined}>
      {entries.length === 0 && <p className="m-0 muted">brak danych</p>}
      <ol className="change-log ruled m-0 p-0 list-none">
        {shown.map((entry) => (
          <li key={entry.id} className="flex gap-3">
            {versions.length > 1 && <span className="change-log-version small muted">Wersja {entry.version}</span>}
            <ChangeLogRow entry={entry} />
          </li>
        ))}
      </ol>
      {!isWhole && entries.length > first && (
        <Button label={`Pokaż wszystkie (${entries.length})`} variant="text" onClick={() => setWhole(true)} />
      )}
    </Card>
  );
}

function ChangeLogRow({ entry }: { entry: ChangeLogEntry }) {
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
