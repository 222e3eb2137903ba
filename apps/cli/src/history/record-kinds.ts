// Kinds of records that have a history, as the command line names them.
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { closestMatch } from '../shared/failures/closest-match.ts';

/** The history of an article is a part of the article, not of the journal. */
export const articleKind = 'artykuł';

const kinds: Readonly<Record<JournalRecordType, string>> = {
  [JournalRecordType.HorizontalMenuElement]: 'kategoria',
  [JournalRecordType.VerticalMenuElement]: 'kategoria',
  [JournalRecordType.Banner]: 'baner',
  [JournalRecordType.Bookmark]: 'zakładka',
  [JournalRecordType.Tile]: 'kafel',
  [JournalRecordType.TileSetting]: 'kafle-strony',
  [JournalRecordType.RssChannel]: 'kanał-rss',
  [JournalRecordType.Header]: 'nagłówek',
  [JournalRecordType.Footer]: 'stopka',
  [JournalRecordType.AppImages]: 'grafika',
  [JournalRecordType.Language]: 'język',
  [JournalRecordType.Office]: 'urząd',
  [JournalRecordType.OfficeContacts]: 'kierownictwo',
  [JournalRecordType.SystemParameter]: 'parametr',
  [JournalRecordType.RepositoryGroup]: 'grupa-plików',
};

export const kindNames: readonly string[] = [articleKind, ...new Set(Object.values(kinds))];

export function parseKind(text: string): string {
  const name = kindNames.find((one) => one === text.toLowerCase());
  if (name !== undefined) return name;
  const similar = closestMatch(text, kindNames);
  throw new InvalidArgumentError(
    similar === undefined ? `dozwolone: ${kindNames.join(', ')}` : `może chodziło o: ${similar}?`,
  );
}

export const recordTypesOf = (kind: string): readonly JournalRecordType[] =>
  Object.values(JournalRecordType).filter((type) => kinds[type] === kind);
