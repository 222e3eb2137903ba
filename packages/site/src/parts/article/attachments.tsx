import { formatDate } from '@redakcja/domain/shared/formats/dates';
import { formatFileSize } from '@redakcja/domain/shared/formats/file-size';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import type { PublicAttachment } from '@redakcja/generated/model/publicAttachment';
import { useText } from '../../texts.tsx';

/** Kind of a file for a reader: the ending of its name. */
const kindOf = (fileName: string) => (/\.(\w{1,5})$/.exec(fileName)?.[1] ?? 'plik').toUpperCase();

/** Each with its kind, pages, size and date; a text for whoever does not open files. */
export function Attachments({ items }: { items: readonly PublicAttachment[] }) {
  const t = useText();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="zalaczniki">
      <h2 id="zalaczniki">{t('Załączniki')}</h2>
      <ul className="attachments">
        {items.map((one) => (
          <Attachment key={one.id} {...one} />
        ))}
      </ul>
    </section>
  );
}

function Attachment(attachment: PublicAttachment) {
  const { path, textPath, displayName, fileName, size, pages, createdDate, isAdded, isScan, isSuperseded } = attachment;
  const t = useText();
  const kind = kindOf(fileName);
  const facts = [
    ...(pages === null
      ? []
      : [t('Liczba stron') === 'Liczba stron' ? countOf(pages, nouns.page) : `${t('Liczba stron')}: ${pages}`]),
    formatFileSize(size),
    `${t(isAdded ? 'dodano po publikacji' : 'dodano')} ${formatDate(createdDate)}`,
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
          {isSuperseded && <strong>{t('Ta wersja już nie obowiązuje')} · </strong>}
          {isScan && <span className="scan">{t('skan bez tekstu')} · </span>}
          {facts.join(' · ')}
          {textPath !== null && (
            <>
              {' · '}
              <a href={textPath} aria-label={`${t('czytaj jako tekst')}: ${displayName}`}>
                {t('czytaj jako tekst')}
              </a>
            </>
          )}
        </p>
      </div>
    </li>
  );
}
