import { formatDate } from '@redakcja/domain/shared/dates';
import { formatFileSize } from '@redakcja/domain/shared/file-size';
import { countOf, nouns } from '@redakcja/domain/shared/polish-plural';
import type { PublicAttachment } from '@redakcja/generated/model/publicAttachment';

/** Kind of a file for a reader: the ending of its name. */
const kindOf = (fileName: string) => (/\.(\w{1,5})$/.exec(fileName)?.[1] ?? 'plik').toUpperCase();

/** Each with its kind, pages, size and date; a text for whoever does not open files. */
export function Attachments({ items }: { items: readonly PublicAttachment[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="zalaczniki">
      <h2 id="zalaczniki">Załączniki</h2>
      <ul className="attachments">
        {items.map((one) => (
          <Attachment key={one.id} {...one} />
        ))}
      </ul>
    </section>
  );
}

function Attachment(attachment: PublicAttachment) {
  const { path, textPath, displayName, fileName, size, pages, createdDate, isAdded, isScan } = attachment;
  const kind = kindOf(fileName);
  const facts = [
    ...(pages === null ? [] : [countOf(pages, nouns.page)]),
    formatFileSize(size),
    `dodano ${formatDate(createdDate)}${isAdded ? ' po publikacji' : ''}`,
  ];
  return (
    <li>
      <span className="kind" aria-hidden="true">
        {kind}
      </span>
      <div>
        <a href={path} download={fileName}>
          {displayName}
          <span className="hidden"> ({kind})</span>
        </a>
        <p className="hint">
          {isScan && <span className="scan">skan bez tekstu · </span>}
          {facts.join(' · ')}
          {textPath !== null && (
            <>
              {' · '}
              <a href={textPath} aria-label={`czytaj jako tekst: ${displayName}`}>
                czytaj jako tekst
              </a>
            </>
          )}
        </p>
      </div>
    </li>
  );
}
