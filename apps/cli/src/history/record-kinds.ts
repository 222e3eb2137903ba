// Kinds of records that have a history, as the command line names them.
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { closestMatch } from '../shared/failures/closest-match.ts';

/** The history of an article is a part of the article, not of the journal. */
export const articleKind = 'artykuł';

const kinds: Readonly<Record<string, readonly JournalRecordType[]>> = {
  kategoria: [JournalRecordType.HorizontalMenuElement, JournalRecordType.VerticalMenuElement],
  baner: [JournalRecordType.Banner],
  zakładka: [JournalRecordType.Bookmark],
  kafel: [JournalRecordType.Tile],
  'kafle-strony': [JournalRecordType.TileSetting],
  'kanał-rss': [JournalRecordType.RssChannel],
  nagłówek: [JournalRecordType.Header],
  stopka: [JournalRecordType.Footer],
  grafika: [JournalRecordType.AppImages],
  język: [JournalRecordType.Language],
  urząd: [JournalRecordType.Office],
  kierownictwo: [JournalRecordType.OfficeContacts],
  parametr: [JournalRecordType.SystemParameter],
  'grupa-plików': [JournalRecordType.RepositoryGroup],
};

export const kindNames: readonly string[] = [articleKind, ...Object.keys(kinds)];

export function parseKind(text: string): string {
  const name = kindNames.find((one) => one === text.toLowerCase());
  if (name !== undefined) return name;
  const similar = closestMatch(text, kindNames);
  throw new InvalidArgumentError(
    similar === undefined ? `dozwolone: ${kindNames.join(', ')}` : `może chodziło o: ${similar}?`,
  );
}

export const recordTypesOf = (kind: string): readonly JournalRecordType[] => kinds[kind] ?? [];
