// What the check of an attachment finds. It runs in the worker process that reads the text of the file, and knows only what was read of it.
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import type { AttachmentFinding } from '@redakcja/generated/model/attachmentFinding';
import { AttachmentFindingCode } from '@redakcja/generated/model/attachmentFindingCode';
import { ProblemCode } from '@redakcja/generated/model/problemCode';
import { comparedNumber } from '../../shared/numbers/own-numbers.ts';
import {
  numbersInName,
  type PersonalNumberKind,
  personalNumbers,
  shownOf,
  withoutNumbers,
} from '../../shared/text/personal-numbers.ts';
import { counted, type PublicationError, textError } from './publication-error.ts';

/** What was read of a file. */
export interface DocumentFacts {
  /** A plain text has neither a title nor tags. A picture is not read, nor is any other kind that has no reader. */
  kind: 'pdf' | 'office' | 'text' | 'picture' | 'other';
  /** `empty` was read and has no text, `unreadable` could not be read. */
  state: 'text' | 'scan' | 'empty' | 'unreadable';
  /** False where `pages` are only parts of a long text. */
  hasPages: boolean;
  pages: readonly string[];
  /** Texts that stand on no page: notes, comments, fields of forms, properties. */
  asides: readonly Aside[];
  /** The first page that is a picture of its text. */
  scannedPage: number | null;
  /** False where something of it was not read. */
  isWhole: boolean;
  /** Properties of the document; null where they are absent or empty. */
  title: string | null;
  language: string | null;
  isTagged: boolean;
  /** Whether it says that it is PDF/UA. */
  isUa: boolean;
  /** Whether it has a program that runs when it is opened. */
  hasMacro: boolean;
  structure: readonly StructureFault[];
}

/** What the tags of a PDF lack. */
export interface StructureFault {
  code: typeof FigureAlternative | typeof TableHeaders | typeof HeadingOrder;
  page: number;
}

/** A text beside those of the pages. */
export interface Aside {
  /** Null where it belongs to no page. */
  page: number | null;
  text: string;
}

/** The rest of a list of numbers says nothing new. */
const maxNumbers = 50;

/** Places of one kind that are named. */
const maxFaults = 10;

const { Scan, Unreadable, NotRead, Macro, Picture, Untagged, NoLanguage, NoTitle, NoPdfUa } = AttachmentFindingCode;
const { FigureAlternative, TableHeaders, HeadingOrder } = AttachmentFindingCode;

/** With the digits of an account, by which that of the office is known. They are not kept. */
export interface FoundInFile extends AttachmentFinding {
  digits?: string;
}

/** What is wrong with a file, in the order of its pages. */
export function documentFindings(facts: DocumentFacts): FoundInFile[] {
  const { kind, state } = facts;
  if (kind === 'picture') return [whole(Picture)];
  if (kind === 'other') return [whole(NotRead)];
  if (state === 'unreadable') return [whole(Unreadable)];
  const scan = state === 'scan' ? [whole(Scan)] : [];
  const scannedPage = state !== 'scan' && facts.scannedPage !== null ? [onPage(Scan, facts.scannedPage)] : [];
  const found = [
    ...scan,
    ...scannedPage,
    ...numberFindings(facts),
    ...(facts.isWhole ? [] : [whole(NotRead)]),
    ...(facts.hasMacro ? [whole(Macro)] : []),
  ];
  if (kind === 'text') return found;
  const title = facts.title === null ? [whole(NoTitle)] : [];
  if (kind === 'office' || state === 'scan') return [...found, ...title];
  return [
    ...found,
    ...(facts.isTagged ? [] : [whole(Untagged)]),
    ...(facts.language === null ? [whole(NoLanguage)] : []),
    ...title,
    ...structureFindings(facts),
  ];
}

/** One for each page, and what other checkers ask for once it has tags. */
function structureFindings({ structure, isTagged, isUa }: DocumentFacts): AttachmentFinding[] {
  const faults = [HeadingOrder, FigureAlternative, TableHeaders].flatMap((code) => {
    const pages = new Set(structure.flatMap((fault) => (fault.code === code ? [fault.page] : [])));
    return [...pages].slice(0, maxFaults).map((page) => onPage(code, page));
  });
  return [...faults, ...(isTagged && !isUa ? [whole(NoPdfUa)] : [])];
}

function numberFindings({ pages, hasPages, asides }: DocumentFacts): FoundInFile[] {
  const found: FoundInFile[] = [];
  // parts of a long text are cut at blanks, which a number may have
  const texts = hasPages
    ? pages.map((text, index) => ({ page: index + 1, text }))
    : [{ page: null, text: pages.join('\n') }];
  for (const { page, text: written } of [...texts, ...asides]) {
    const text = withWholeNumbers(written);
    for (const { kind, index: at, length } of personalNumbers(text)) {
      const number = text.slice(at, at + length);
      const digits = kind === 'account' ? comparedNumber(number) : null;
      found.push({ code: kind, page, excerpt: shownOf(number), ...(digits !== null && { digits }) });
    }
    if (found.length >= maxNumbers) break;
  }
  return found.slice(0, maxNumbers);
}

/** Boxes of forms and cells of tables hold a digit each. */
function withWholeNumbers(text: string): string {
  return text.replaceAll(/(?<!\S)(?:[A-Z]\s){0,3}\d(?:\s\d){5,}(?!\S)/g, (digits) => digits.replaceAll(/\s/g, ''));
}

const onPage = (code: AttachmentFindingCode, page: number | null): AttachmentFinding => ({ code, page, excerpt: '' });
const whole = (code: AttachmentFindingCode) => onPage(code, null);

/** Without tags, language or title a document is harder to read; only what excludes readers, names a person or was seen by nobody needs a reason. */
const hints: ReadonlySet<AttachmentFindingCode> = new Set([
  Picture,
  Untagged,
  NoLanguage,
  NoTitle,
  NoPdfUa,
  FigureAlternative,
  TableHeaders,
  HeadingOrder,
]);

/** Whether a finding needs a written reason. */
export function isAttachmentError({ code }: Pick<AttachmentFinding, 'code'>): boolean {
  return !hints.has(code);
}

/** Polish sentence for each finding: what is wrong and what to do. */
export const attachmentMessages: Readonly<Record<AttachmentFindingCode, string>> = {
  scan: 'Skan bez tekstu: nie przeczyta go czytnik ekranu ani wyszukiwarka. Dołącz wersję z tekstem albo rozpoznaj tekst (OCR)',
  unreadable: 'Pliku nie udało się przeczytać. Sprawdź, czy nie jest uszkodzony albo zabezpieczony hasłem',
  notRead:
    'Treści pliku nie sprawdzono w całości, bo nie da się jej odczytać albo jest za długa. Dołącz plik PDF, DOCX, ODT, XLSX, ODS, PPTX, ODP, CSV albo TXT albo przejrzyj plik i podaj powód publikacji',
  macro:
    'Plik ma makro, czyli program, który działa po otwarciu. Zapisz go bez makr albo podaj powód, dla którego wolno go opublikować',
  picture:
    'Obraz: jego treści nie sprawdzono i nie przeczyta jej czytnik ekranu. Jeśli to skan pisma, dołącz wersję z tekstem',
  untagged: 'PDF bez znaczników. Przy zapisie zaznacz „dostępny PDF” albo „znaczniki struktury”',
  noLanguage: 'PDF bez języka. Ustaw język dokumentu przed zapisem do PDF',
  noTitle: 'Plik bez tytułu we właściwościach dokumentu. Wpisz go w programie, w którym plik powstał',
  noPdfUa: 'PDF nie deklaruje zgodności z PDF/UA. Jeśli program na to pozwala, zaznacz „PDF/UA” przy zapisie do PDF',
  figureAlternative: 'Rysunek bez tekstu alternatywnego. Opisz go w programie, w którym plik powstał',
  tableHeaders:
    'Tabela bez komórek nagłówka. Oznacz jej pierwszy wiersz jako nagłówek w programie, w którym plik powstał',
  headingOrder: 'Nagłówek pomija poziom. Popraw style nagłówków w programie, w którym plik powstał',
  pesel: 'Numer PESEL. Usuń go z pliku albo podaj powód, dla którego wolno go opublikować',
  identityCard: 'Numer dowodu osobistego. Usuń go z pliku albo podaj powód, dla którego wolno go opublikować',
  passport: 'Numer paszportu. Usuń go z pliku albo podaj powód, dla którego wolno go opublikować',
  account: 'Numer rachunku bankowego. Sprawdź, czy to rachunek urzędu; cudzy usuń z pliku',
};

const labels: Readonly<Record<AttachmentFindingCode, string>> = {
  scan: 'skan bez tekstu',
  unreadable: 'plik nie do odczytania',
  notRead: 'niesprawdzona treść pliku',
  macro: 'makro w pliku',
  picture: 'obraz bez tekstu',
  untagged: 'PDF bez znaczników',
  noLanguage: 'PDF bez języka',
  noTitle: 'plik bez tytułu',
  noPdfUa: 'PDF bez deklaracji PDF/UA',
  figureAlternative: 'rysunek bez opisu w pliku',
  tableHeaders: 'tabela bez nagłówków w pliku',
  headingOrder: 'kolejność nagłówków w pliku',
  pesel: 'numer PESEL w załączniku',
  identityCard: 'numer dowodu osobistego w załączniku',
  passport: 'numer paszportu w załączniku',
  account: 'numer rachunku bankowego w załączniku',
};

/** What is found, in a few words. */
export const attachmentLabel = ({ code }: Pick<AttachmentFinding, 'code'>): string => labels[code];

/** „Regulamin, strona 3”, without numbers of persons that the name may have. */
export function attachmentPlace({ displayName }: Pick<AttachmentCheck, 'displayName'>, page: number | null): string {
  const name = withoutNumbers(displayName);
  return page === null ? name : `${name}, strona ${page}`;
}

const numbers: Readonly<Record<PersonalNumberKind, string>> = {
  pesel: 'numer PESEL',
  identityCard: 'numer dowodu osobistego',
  passport: 'numer paszportu',
  account: 'numer rachunku bankowego',
};

interface NameError {
  kind: PersonalNumberKind;
  /** In a few words. */
  what: string;
  /** Polish sentence: what is wrong and what to do. */
  message: string;
}

/** Numbers of persons in the name that readers see, and in that of the file which they download. */
export function nameErrors({ displayName, filename }: Pick<AttachmentCheck, 'displayName' | 'filename'>): NameError[] {
  const found = (name: string, where: string, remedy: string) =>
    numbersInName(name).map(({ kind }): NameError => {
      const what = `${numbers[kind]} ${where}`;
      const sentence = `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
      return { kind, what, message: `${sentence}. ${remedy} albo podaj powód, dla którego wolno go opublikować` };
    });
  return [
    ...found(displayName, 'w nazwie załącznika', 'Zmień nazwę'),
    ...found(filename, 'w nazwie pliku', 'Zmień nazwę pliku na dysku i dołącz go jeszcze raz'),
  ];
}

/** Errors of attachments in a few words each; one that was not read yet counts, since nobody knows what it has. */
export function attachmentErrors(checks: readonly AttachmentCheck[]): PublicationError[] {
  return counted(
    checks.flatMap((check) => [
      ...nameErrors(check).map(({ what }) => textError(what)),
      ...(check.isChecked ? [] : [{ code: ProblemCode.WaitingForCheck, label: waitingLabel }]),
      ...check.findings.filter(isAttachmentError).map((one) => textError(attachmentLabel(one))),
    ]),
  );
}

/** An attachment whose check has not ended. */
export const waitingLabel = 'załącznik w trakcie sprawdzania';

/** What to do until then. */
export const waitingMessage = 'Sprawdzanie załącznika jeszcze trwa, zwykle kilka sekund. Spróbuj za chwilę';
