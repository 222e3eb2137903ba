// What a version with a history needs, so that it can be taken over as it was.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { PortableVersion } from '@redakcja/generated/model/portableVersion';

export const historyMessages = {
  onlyAdministrators:
    'Historię wersji (daty, osoby, wpisy zmian) przejmuje tylko administrator. Usuń z pliku pole history',
  secondPerson:
    'Artykuły publikuje druga osoba, dlatego historii wersji nie można przejąć. Usuń z pliku pole history (albo użyj --without-history): powstanie wersja robocza, którą opublikuje ktoś inny. Na czas przenosin całego biuletynu administrator może wyłączyć parametr „Publikuje druga osoba”; dziennik zapisze, kto i kiedy',
  numberMissing: 'Wersja z historią musi mieć numer (version)',
  statusMissing: 'Wersja z historią musi mieć status',
  publishedDateMissing: 'Opublikowana wersja musi mieć w historii datę publikacji (publishedDate)',
  inTheFuture: (field: string) => `Data w historii (${field}) nie może być późniejsza niż aktualna`,
  twiceNumbered: (version: string) => `Wersja ${version} jest podana dwa razy`,
  twicePublished: (language: string) => `Tylko jedna wersja w języku ${language} może być opublikowana`,
} as const;

const moments = ['createdDate', 'confirmedDate', 'publishedDate', 'withdrawedDate', 'archivedDate'] as const;

/** Who takes a history over, and when. */
export interface HistoryTaker {
  isAdmin: boolean;
  /** The office asks for two pairs of eyes: a history would name others as the authors of what one person brings, and publish it (decision 37). */
  requiresSecondPerson: boolean;
  now: Date;
}

/** Polish sentences, none for a version without a history. */
export function historyErrors(
  version: PortableVersion,
  { isAdmin, requiresSecondPerson, now }: HistoryTaker,
): string[] {
  const { history, status } = version;
  if (history === undefined) return [];
  if (!isAdmin) return [historyMessages.onlyAdministrators];
  if (requiresSecondPerson) return [historyMessages.secondPerson];
  const isLate = (text: string | null) => text !== null && new Date(text) > now;
  return [
    ...(version.version === undefined ? [historyMessages.numberMissing] : []),
    ...(status === undefined ? [historyMessages.statusMissing] : []),
    ...(status === ArticleStatus.Published && history.publishedDate === null
      ? [historyMessages.publishedDateMissing]
      : []),
    ...moments.filter((field) => isLate(history[field])).map(historyMessages.inTheFuture),
    ...(history.changeLog.some(({ createdDate }) => isLate(createdDate))
      ? [historyMessages.inTheFuture('changeLog')]
      : []),
  ];
}

/** What the versions of one article cannot be together: a number twice, or two that are published in a language. */
export function versionErrors(versions: readonly PortableVersion[]): string[] {
  const published = versions.filter(({ status }) => status === ArticleStatus.Published).map(({ language }) => language);
  const numbers = versions.flatMap(({ language, version }) => (version === undefined ? [] : `${language} ${version}`));
  return [
    ...repeated(published).map(historyMessages.twicePublished),
    ...repeated(numbers).map(historyMessages.twiceNumbered),
  ];
}

const repeated = (all: readonly string[]) => [...new Set(all.filter((one, index) => all.indexOf(one) !== index))];
