import {
  attachmentMessages,
  attachmentPlace,
  isAttachmentError,
  nameErrors,
} from '@redakcja/domain/articles/check/attachment-findings';
import type { ArticleReference } from '@redakcja/generated/model/articleReference';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import type { DeadLink } from '@redakcja/generated/model/deadLink';
import { Button } from '../../../shared/ui/buttons/button.tsx';

interface FileFinding {
  key: string;
  isError: boolean;
  message: string;
  displayName: string;
  place: string;
  excerpt: string;
}

/** What was found in the files, errors first; one that waits for its check is named too. */
export function fileFindings(checks: readonly AttachmentCheck[]): FileFinding[] {
  return checks
    .flatMap((check): FileFinding[] => {
      const { documentRepositoryId: id, displayName } = check;
      const of = { displayName, place: attachmentPlace(check, null), excerpt: '' };
      return [
        ...nameErrors(check).map((one) => ({
          key: `${id} ${one.what}`,
          isError: true,
          message: one.message,
          ...of,
        })),
        ...(check.isChecked ? [] : [{ key: `${id}`, isError: false, message: waiting, ...of }]),
        ...check.findings.map((one, index) => ({
          key: `${id} ${index}`,
          isError: isAttachmentError(one),
          message: attachmentMessages[one.code],
          displayName,
          place: attachmentPlace(check, one.page),
          excerpt: one.excerpt,
        })),
      ];
    })
    .toSorted((a, b) => Number(b.isError) - Number(a.isError));
}

const waiting = 'Sprawdzanie pliku jeszcze trwa';

interface FileFindingsProps {
  findings: readonly FileFinding[];
  onShow: (displayName: string) => void;
}

/** Findings in attachments, each with the way to the file. */
export function FileFindings({ findings, onShow }: FileFindingsProps) {
  return (
    <ul aria-label="Znalezione w załącznikach" className="m-0 p-0 list-none flex flex-column gap-3">
      {findings.map(({ key, isError, message, place, excerpt, displayName }) => (
        <li key={key}>
          <p className="m-0">
            <strong>{isError ? 'Błąd' : 'Uwaga'}:</strong> {message}.
          </p>
          <p className="mt-1 mb-0 small muted">{excerpt === '' ? place : `${place}: „${excerpt}”`}</p>
          <Button
            className="mt-1"
            variant="text"
            icon="search"
            label="Pokaż załącznik"
            aria-label={`Pokaż załącznik: ${place}`}
            onClick={() => onShow(displayName)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Links of the section of links that lead nowhere. */
export function SectionLinks({ links }: { links: readonly DeadLink[] }) {
  return (
    <ul aria-label="Łącza donikąd" className="m-0 p-0 list-none flex flex-column gap-3">
      {links.map(({ address, message }) => (
        <li key={address}>
          <p className="m-0">
            <strong>Uwaga:</strong> {message}.
          </p>
          <p className="mt-1 mb-0 small muted">Łącza: „{address}”</p>
        </li>
      ))}
    </ul>
  );
}

/** Another article that is public with the same text. */
export function SameText({ same: { id, title } }: { same: ArticleReference }) {
  return (
    <p className="m-0">
      <strong>Uwaga:</strong> Ta sama treść jest już opublikowana w artykule „{title}” (numer {id}).
    </p>
  );
}
