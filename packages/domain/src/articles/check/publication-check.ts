// What the check of the texts means for publication: errors need a written reason, which goes into the change log.
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import { ownNumbersOf } from '../../shared/numbers/own-numbers.ts';
import type { SavedField } from '../form/saved-article.ts';
import { defaultChangeText } from '../publication/article-status.ts';
import { attachmentErrors, waitingMessage } from './attachment-findings.ts';
import { type CheckedTexts, checkArticle, checkHtml } from './check-text.ts';
import { type CheckedField, otherFindings, type TextFinding } from './checked-texts.ts';
import type { FindingCode } from './finding.ts';
import { counted, labelsOf, type PublicationError, textError, waitsForCheck } from './publication-error.ts';

/** What is found, in a few words. */
export const findingLabels: Readonly<Record<FindingCode, string>> = {
  headingOrder: 'kolejność nagłówków',
  emptyHeading: 'pusty nagłówek',
  tableHeaders: 'tabela bez nagłówków',
  pictureName: 'obraz lub film bez opisu',
  linkName: 'łącze bez nazwy',
  bareAddress: 'adres zamiast nazwy łącza',
  colourAlone: 'znaczenie samym kolorem',
  trackedChange: 'zmiany do zaakceptowania',
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
  fakeHeading: 'akapit w roli nagłówka',
  typedList: 'lista wpisana z ręki',
  fileNameAlt: 'nazwa pliku zamiast opisu obrazu',
  sameLinkName: 'łącza o tej samej nazwie',
  weakContrast: 'za mały kontrast tekstu',
};

/** Errors in a few words each, with their number: „numer PESEL (2)”. */
export function errorSummary(findings: readonly Pick<TextFinding, 'code' | 'isError'>[]): PublicationError[] {
  return counted(findings.filter(({ isError }) => isError).map(({ code }) => textError(findingLabels[code])));
}

/** Errors of the texts and of the attachments: what a publication needs a written reason for. */
export function publicationErrors(texts: CheckedTexts, attachments: readonly AttachmentCheck[]): PublicationError[] {
  return publicationFindings(texts, attachments).errors;
}

/** The same, and by the field they are in, as a refusal names them. */
export function publicationFindings(
  texts: CheckedTexts,
  attachments: readonly AttachmentCheck[],
): { errors: PublicationError[]; byField: Map<CheckedField | 'attachments', PublicationError[]> } {
  const found = checkArticle(texts).filter(({ isError }) => isError);
  const ofFiles = attachmentErrors(attachments);
  const byField = new Map<CheckedField | 'attachments', PublicationError[]>();
  for (const [field, some] of Map.groupBy(found, (one) => one.field)) byField.set(field, errorSummary(some));
  if (ofFiles.length > 0) byField.set('attachments', ofFiles);
  return { errors: [...errorSummary(found), ...ofFiles], byField };
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
): Map<SavedField, PublicationError[]> {
  // what was added before is not saved again
  const own = ownNumbersOf(texts.review?.ownNumbers ?? []);
  const others = otherFindings({ ...texts, extraContent: null }, own);
  const errorsOf = (path: SavedField): PublicationError[] => {
    if (path === 'addedAttachments') return attachmentErrors(addedFiles);
    if (path === 'addedExtraContent')
      return errorSummary(checkHtml(addedExtraContent ?? '', texts.language.isoCode, own));
    return errorSummary(others.filter(({ field }) => field === path));
  };
  return new Map(fields.map((path) => [path, errorsOf(path)] as const).filter(([, errors]) => errors.length > 0));
}

const reasonRemedy = 'Popraw je albo napisz powód publikacji, co najmniej dwa słowa';

/** What to do where one reason was given for several articles. */
export const sharedReasonMessage =
  'Popraw je albo podaj powód publikacji przy tym artykule: powód wspólny dla kilku artykułów nie obejmuje błędów żadnego z nich';

/** Why an article with these errors is not published. */
export function textErrorsMessage(errors: readonly PublicationError[], remedy = reasonRemedy): string {
  if (waitsForCheck(errors)) return waitingMessage;
  return `Sprawdzenie treści znalazło błędy: ${labelsOf(errors).join(', ')}. ${remedy}`;
}

/** Whether these errors are published with this reason: a file that waits for its check is not, whatever was written. */
export function isCovered(errors: readonly PublicationError[], reason: string | null | undefined): boolean {
  return isWrittenReason(reason) && !waitsForCheck(errors);
}

/** Why a publication with errors waits. */
export const missingReasonMessage = 'Napisz powód publikacji, co najmniej dwa słowa';

/** „sąd” is a word, „z” is none. */
const minWordLength = 2;
const minWords = 2;
const minLetters = 8;

/** Only the words count: „Aktualizacja treści.” is the text that the dialog begins with. */
const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const defaultWords = wordsIn(defaultChangeText).join(' ');

/** What is wrong with a reason that says nothing, for who gives it before anything is asked. */
export const unwrittenReasonMessage = `Powód ma być zdaniem o tej zmianie: co najmniej ${minWords} słowa i ${minLetters} liter, innych niż „${defaultChangeText}”`;

/** Whether a reason was written for this change: a sign, a word, „brak powodu” and the text that the dialog begins with are none. */
export function isWrittenReason(reason: string | null | undefined): boolean {
  const words = wordsIn(reason ?? '');
  const text = words.join(' ');
  if (text === defaultWords || /^(?:brak|bez) (?:podania )?powodu$/.test(text)) return false;
  // a word again, and a letter again and again, say nothing more
  const counted = [...new Set(words)].filter((word) => new Set(word).size >= minWordLength);
  return counted.length >= minWords && counted.join('').length >= minLetters;
}
