// What the check of an attachment finds. It runs in the worker process that reads the text of the file, and knows only what was read of it.
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import type { AttachmentFinding } from '@redakcja/generated/model/attachmentFinding';
import { AttachmentFindingCode } from '@redakcja/generated/model/attachmentFindingCode';
import {
  numbersInName,
  type PersonalNumberKind,
  personalNumbers,
  shownOf,
  withoutNumbers,
} from '../../shared/text/personal-numbers.ts';

/** What was read of a file. */
export interface DocumentFacts {
  /** A plain text has neither a title nor tags. */
  kind: 'pdf' | 'office' | 'text';
  state: 'text' | 'scan' | 'unreadable';
  /** False where `pages` are only parts of a long text. */
  hasPages: boolean;
  pages: readonly string[];
  /** Properties of the document; null where they are absent or empty. */
  title: string | null;
  language: string | null;
  isTagged: boolean;
}

/** The rest of a list of numbers says nothing new. */
const maxNumbers = 50;

const { Scan, Unreadable, Untagged, NoLanguage, NoTitle } = AttachmentFindingCode;

/** What is wrong with a file, in the order of its pages. */
export function documentFindings(facts: DocumentFacts): AttachmentFinding[] {
  const { kind, state } = facts;
  if (state === 'unreadable' && kind !== 'office') return [whole(Unreadable)];
  const numbers = numberFindings(facts);
  if (kind === 'text') return numbers;
  const title = facts.title === null ? [whole(NoTitle)] : [];
  if (kind === 'office') return [...numbers, ...title];
  if (state === 'scan') return [whole(Scan), ...numbers, ...title];
  return [
    ...numbers,
    ...(facts.isTagged ? [] : [whole(Untagged)]),
    ...(facts.language === null ? [whole(NoLanguage)] : []),
    ...title,
  ];
}

function numberFindings({ pages, hasPages }: DocumentFacts): AttachmentFinding[] {
  const found: AttachmentFinding[] = [];
  for (const [index, text] of pages.entries()) {
    for (const { kind, index: at, length } of personalNumbers(text))
      found.push({ code: kind, page: hasPages ? index + 1 : null, excerpt: shownOf(text.slice(at, at + length)) });
    if (found.length >= maxNumbers) break;
  }
  return found.slice(0, maxNumbers);
}

const whole = (code: AttachmentFindingCode): AttachmentFinding => ({ code, page: null, excerpt: '' });

/** Without tags, language or title a document is harder to read; only what excludes readers, or names a person, needs a reason. */
const hints: ReadonlySet<AttachmentFindingCode> = new Set([Unreadable, Untagged, NoLanguage, NoTitle]);

export function isAttachmentError({ code }: Pick<AttachmentFinding, 'code'>): boolean {
  return !hints.has(code);
}

/** Polish sentence for each finding: what is wrong and what to do. */
export const attachmentMessages: Readonly<Record<AttachmentFindingCode, string>> = {
  scan: 'Skan bez tekstu: nie przeczyta go czytnik ekranu ani wyszukiwarka. Dołącz wersję z tekstem albo rozpoznaj tekst (OCR)',
  unreadable: 'Pliku nie udało się przeczytać. Sprawdź, czy nie jest uszkodzony albo zabezpieczony hasłem',
  untagged: 'PDF bez znaczników. Przy zapisie zaznacz „dostępny PDF” albo „znaczniki struktury”',
  noLanguage: 'PDF bez języka. Ustaw język dokumentu przed zapisem do PDF',
  noTitle: 'Plik bez tytułu we właściwościach dokumentu. Wpisz go w programie, w którym plik powstał',
  pesel: 'Numer PESEL. Usuń go z pliku albo podaj powód, dla którego wolno go opublikować',
  identityCard: 'Numer dowodu osobistego. Usuń go z pliku albo podaj powód, dla którego wolno go opublikować',
  passport: 'Numer paszportu. Usuń go z pliku albo podaj powód, dla którego wolno go opublikować',
  account: 'Numer rachunku bankowego. Sprawdź, czy to rachunek urzędu; cudzy usuń z pliku',
};

const labels: Readonly<Record<AttachmentFindingCode, string>> = {
  scan: 'skan bez tekstu',
  unreadable: 'plik nie do odczytania',
  untagged: 'PDF bez znaczników',
  noLanguage: 'PDF bez języka',
  noTitle: 'plik bez tytułu',
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
      return { what, message: `${sentence}. ${remedy} albo podaj powód, dla którego wolno go opublikować` };
    });
  return [
    ...found(displayName, 'w nazwie załącznika', 'Zmień nazwę'),
    ...found(filename, 'w nazwie pliku', 'Zmień nazwę pliku na dysku i dołącz go jeszcze raz'),
  ];
}

/** Errors of attachments in a few words each; one that was not read yet counts, since nobody knows what it has. */
export function attachmentErrors(checks: readonly AttachmentCheck[]): string[] {
  const counts = new Map<string, number>();
  const count = (label: string) => counts.set(label, (counts.get(label) ?? 0) + 1);
  for (const check of checks) {
    for (const { what } of nameErrors(check)) count(what);
    if (!check.isChecked) count(waitingLabel);
    for (const one of check.findings) if (isAttachmentError(one)) count(attachmentLabel(one));
  }
  return [...counts].map(([label, times]) => (times === 1 ? label : `${label} (${times})`));
}

/** An attachment whose check has not ended. */
export const waitingLabel = 'załącznik w trakcie sprawdzania';
