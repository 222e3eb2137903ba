// Kinds of records that have a history, as the command line names them.
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { OperationId } from '@redakcja/generated/operations';
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

interface Saving {
  get: OperationId;
  put: OperationId;
}

/** Records whose former fields can be sent back as the journal has them. */
export const savings: Readonly<Partial<Record<JournalRecordType, Saving>>> = {
  [JournalRecordType.Banner]: { get: 'getBanner', put: 'updateBanner' },
  [JournalRecordType.Bookmark]: { get: 'getBookmark', put: 'updateBookmark' },
  [JournalRecordType.Tile]: { get: 'getTile', put: 'updateTile' },
  [JournalRecordType.RssChannel]: { get: 'getRssChannel', put: 'updateRssChannel' },
  [JournalRecordType.Header]: { get: 'getHeader', put: 'updateHeader' },
  [JournalRecordType.RepositoryGroup]: { get: 'getRepositoryGroup', put: 'updateRepositoryGroup' },
  [JournalRecordType.Office]: { get: 'getOffice', put: 'updateOffice' },
  [JournalRecordType.AppImages]: { get: 'getAppImages', put: 'updateAppImages' },
};
