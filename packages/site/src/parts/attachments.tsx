import { formatDate } from '@redakcja/domain/shared/dates';
import { formatFileSize } from '@redakcja/domain/shared/file-size';
import type { PublicAttachment } from '@redakcja/generated/model/publicAttachment';

/** Kind of a file for a reader: the ending of its name. */
const kindOf = (fileName: string) => (/\.(\w{1,5})$/.exec(fileName)?.[1] ?? 'plik').toUpperCase();

export function Attachments({ items }: { items: readonly PublicAttachment[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="zalaczniki">
      <h2 id="zalaczniki">Załączniki</h2>
      <ul className="attachments">
        {items.map(({ id, path, displayName, fileName, size, createdDate, isAdded, isScan }) => (
          <li key={id}>
            <span className="kind" aria-hidden="true">
              {kindOf(fileName)}
            </span>
            <div>
              <a href={path} download={fileName}>
                {displayName}
              </a>
              <p className="hint">
                {kindOf(fileName)}, {formatFileSize(size)} · dodano {formatDate(createdDate)}
                {isAdded && ' po publikacji'}
                {isScan && ' · skan bez tekstu'}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
