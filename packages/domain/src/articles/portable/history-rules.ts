// What a version with a history needs, so that it can be taken over as it was.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { PortableVersion } from '@redakcja/generated/model/portableVersion';

export const historyMessages = {
  onlyAdministrators:
    'Historię wersji (daty, osoby, wpisy zmian) przejmuje tylko administrator. Usuń z pliku pole history',
  numberMissing: 'Wersja z historią musi mieć numer (version)',
  statusMissing: 'Wersja z historią musi mieć status',
  publishedDateMissing: 'Opublikowana wersja musi mieć w historii datę publikacji (publishedDate)',
  inTheFuture: (field: string) => `Data w historii (${field}) nie może być późniejsza niż aktualna`,
  twicePublished: (language: string) => `Tylko jedna wersja w języku ${language} może być opublikowana`,
} as const;

const moments = ['createdDate', 'confirmedDate', 'publishedDate', 'withdrawedDate', 'archivedDate'] as const;

/** Polish sentences, none for a version without a history. */
export function historyErrors(version: PortableVersion, { isAdmin, now }: { isAdmin: boolean; now: Date }): string[] {
  const { history, status } = version;
  if (history === undefined) return [];
  if (!isAdmin) return [historyMessages.onlyAdministrators];
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

/** Languages of which more than one version is published. */
export function twicePublished(versions: readonly PortableVersion[]): string[] {
  const published = versions.filter(({ status }) => status === ArticleStatus.Published).map(({ language }) => language);
  return [...new Set(published.filter((one, index) => published.indexOf(one) !== index))];
}
