import type { AuditEntry } from '@redakcja/generated/model/auditEntry';
import { articles } from '../../articles/resources.ts';
import { isoCodes, providingEntities, tags } from '../../dictionaries/resources.ts';
import { banners, bookmarks, languages, repositoryGroups, rssChannels, tiles } from '../../settings/resources.ts';
import { editPath, type Screen } from '../../shared/resource.ts';
import { roles, users } from '../resources.ts';

/** Screens by the end of the names of their operations. */
const screens: readonly (readonly [RegExp, Screen])[] = [
  [/Article(Status|Statuses|Version|Visibility|Preview|Comment)?$/, articles],
  [/Banner$/, banners],
  [/Bookmark$/, bookmarks],
  [/Tile$/, tiles],
  [/RssChannel$/, rssChannels],
  [/RepositoryGroup$/, repositoryGroups],
  [/Language(Status)?$/, languages],
  [/Tag$/, tags],
  [/ProvidingEntity$/, providingEntities],
  [/IsoCode$/, isoCodes],
];

/** Where the record of an entry is: its card, which may be gone by now. Undefined when the entry names none. */
export function auditRecordPath({ event, operation, subjectId, details }: AuditEntry): string | undefined {
  if (subjectId !== null && !/^(User|Role)(Removed|Deleted)$/.test(event)) {
    if (event.startsWith('Role')) return editPath(roles, subjectId);
    if (event.startsWith('User')) return editPath(users, subjectId);
  }
  const id = details.map((detail) => /^Numer: (\d+)$/.exec(detail)?.[1]).find((found) => found !== undefined);
  const screen = screens.find(
    ([name]) => operation !== null && !operation.startsWith('delete') && name.test(operation),
  );
  return id === undefined || screen === undefined ? undefined : editPath(screen[1], Number(id));
}

/** The name of the record as it was sent. */
export function auditRecordName({ subjectName, details }: AuditEntry): string | undefined {
  return subjectName ?? details.find((detail) => detail.startsWith('Nazwa: '))?.slice('Nazwa: '.length);
}

/** What is left to say: the name, and the number that the link has, stand beside it. */
export function auditDetails(entry: AuditEntry): string[] {
  const said = auditRecordPath(entry) === undefined ? /^Nazwa: / : /^(Nazwa|Numer): /;
  return entry.details.filter((detail) => !said.test(detail));
}
