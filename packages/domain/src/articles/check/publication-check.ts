// What the check of the texts means for publication: errors need a written reason, which goes into the change log.
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import type { SavedField } from '../form/saved-article.ts';
import { defaultChangeText } from '../publication/article-status.ts';
import { attachmentErrors } from './attachment-findings.ts';
import { type CheckedTexts, checkArticle, checkHtml } from './check-text.ts';
import { otherFindings, type TextFinding } from './checked-texts.ts';
import type { FindingCode } from './finding.ts';

/** What is found, in a few words. */
export const findingLabels: Readonly<Record<FindingCode, string>> = {
  headingOrder: 'kolejność nagłówków',
  emptyHeading: 'pusty nagłówek',
  tableHeaders: 'tabela bez nagłówków',
  pictureName: 'obraz lub film bez opisu',
  linkName: 'łącze bez nazwy',
  bareAddress: 'adres zamiast nazwy łącza',
  colourAlone: 'znaczenie samym kolorem',
  missingLanguage: 'fragment w innym języku bez oznaczenia',
  pesel: 'numer PESEL',
  identityCard: 'numer dowodu osobistego',
  passport: 'numer paszportu',
  account: 'numer rachunku bankowego',
  phone: 'numer telefonu',
  email: 'prywatny adres e-mail',
  vagueLink: 'niejasna nazwa łącza',
  deadLink: 'łącze donikąd',
  capitals: 'same wielkie litery',
  longSentence: 'długie zdanie',
  hardText: 'trudny tekst',
  dateWithoutYear: 'data bez roku',
};

/** Errors in a few words each, with their number: „numer PESEL (2)”. */
export function errorSummary(findings: readonly Pick<TextFinding, 'code' | 'isError'>[]): string[] {
  const counts = new Map<FindingCode, number>();
  for (const { code, isError } of findings) if (isError) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => (count === 1 ? findingLabels[code] : `${findingLabels[code]} (${count})`));
}

/** Errors of the texts and of the attachments: what a publication needs a written reason for. */
export function publicationErrors(texts: CheckedTexts, attachments: readonly AttachmentCheck[]): string[] {
  return [...errorSummary(checkArticle(texts)), ...attachmentErrors(attachments)];
}

interface Saved {
  /** The article as the save would leave it. */
  texts: CheckedTexts;
  addedExtraContent: string | null | undefined;
  /** Files that are added. */
  addedFiles: readonly AttachmentCheck[];
}

/** Errors in what a save adds to a published article or changes in it, by field: it is public at once. Its main texts are locked. */
export function errorsOfSave(
  fields: readonly SavedField[],
  { texts, addedExtraContent, addedFiles }: Saved,
): Map<SavedField, string[]> {
  const others = otherFindings(texts);
  const errorsOf = (path: SavedField): string[] => {
    if (path === 'addedAttachments') return attachmentErrors(addedFiles);
    if (path === 'addedExtraContent') return errorSummary(checkHtml(addedExtraContent ?? '', texts.language.isoCode));
    return errorSummary(others.filter(({ field }) => field === path));
  };
  return new Map(fields.map((path) => [path, errorsOf(path)] as const).filter(([, errors]) => errors.length > 0));
}

/** Why an article with these errors is not published. */
export function textErrorsMessage(errors: readonly string[]): string {
  return `Sprawdzenie treści znalazło błędy: ${errors.join(', ')}. Popraw je albo napisz powód publikacji`;
}

/** Whether a reason was written for this change: the text that the dialog begins with is none. */
export function isWrittenReason(reason: string | null | undefined): boolean {
  const written = reason?.trim() ?? '';
  return written !== '' && written !== defaultChangeText;
}
