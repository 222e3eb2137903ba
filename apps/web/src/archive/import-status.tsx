import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import { formatFileSize } from '@redakcja/domain/shared/formats/file-size';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import type { ArchiveConfig } from '@redakcja/generated/model/archiveConfig';
import { iconClass } from '../shared/ui/buttons/icon.ts';

export function ImportedSitemap({ config: { importedDate, sites, files } }: { config: ArchiveConfig }) {
  return (
    <p className="flex align-items-baseline gap-2 m-0">
      <i className={`${iconClass('check-circle')} success`} aria-hidden="true" />
      <span>
        <strong>Plik mapy strony jest wczytany</strong>
        {importedDate !== null && ` (${formatDateTime(importedDate)})`}. W archiwum: {countOf(sites, nouns.page)},{' '}
        {countOf(files, nouns.attachment)}.
      </span>
    </p>
  );
}

export function ImportProgress({ config: { importProgress } }: { config: ArchiveConfig }) {
  const { addresses = 0, readBytes = 0 } = importProgress ?? {};
  return (
    <div className="archive-progress">
      <progress className="my-2" aria-labelledby="archive-loading" />
      <p className="mt-0 mb-3 small muted">
        {addresses > 0 && `Wczytano ${countOf(addresses, nouns.address)} (${formatFileSize(readBytes)}). `}
        Możesz opuścić tę stronę: wczytywanie będzie trwało dalej.
      </p>
    </div>
  );
}
